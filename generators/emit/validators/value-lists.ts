import { knownValue } from "../../model/fact.ts";
import type { QueryService } from "../../model/query.ts";
import type { EnumType } from "../../model/type.ts";
import type { EnumValue, MissingValues } from "../../model/value-set.ts";
import { choicesOf } from "../../model/queries.ts";
import { namer, regExp, stringList, type Code } from "./code.ts";

/** The values of an enumerated parameter. Whoever asks for a name makes the code have it. */
export interface ValueList {
  readonly values: readonly EnumValue[];
  readonly missing: MissingValues | undefined;
  /** The name of a Set of them. */
  set(): Code;
  /** An array of them, written out. */
  list(): Code;
  /** The name of what values beyond them have to match. */
  pattern(): Code;
}

export interface ValueLists {
  of(type: EnumType, wish: string): ValueList;
  /** The declarations that were asked for since the last time. */
  print(): string;
}

/** The lists of one file: equal ones are one. */
export function valueLists({ valueSets }: QueryService): ValueLists {
  const sets = new Map(valueSets.map((set) => [set.id, set]));
  const named = new Map<string, Code>();
  const nameOf = namer("");
  let lines = "";
  const declare = (wish: string, ending: string, code: Code): Code => {
    if (!named.has(code)) {
      const name = `${nameOf(wish)}${ending}`;
      lines += `const ${name} = /* @__PURE__ */ ${code};\n`;
      named.set(code, name);
    }
    return named.get(code)!;
  };
  const listOf = (values: readonly EnumValue[], missing: MissingValues | undefined, wish: string): ValueList => {
    const list = stringList(values.map(({ value }) => value));
    const set = `new Set(${list})`;
    return {
      values,
      missing,
      set: () => declare(wish, "Set", set),
      list: () => list,
      pattern: () => declare(wish, "Pattern", regExp(knownValue(missing?.pattern) ?? "")),
    };
  };
  return {
    of: (type, wish) => {
      const { values, missing } = choicesOf(type, sets);
      return listOf(values, missing, type.values.kind === "inline" ? wish : type.values.set);
    },
    print: () => {
      const printed = lines;
      lines = "";
      return printed;
    },
  };
}
