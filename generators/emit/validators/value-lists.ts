import { literal, reference } from "../../codegen/literal.ts";
import { choicesOf, type Choices } from "../../model/queries.ts";
import type { QueryService } from "../../model/query.ts";
import { type EnumType, type EnumValue, valueSetsById } from "../../model/type.ts";
import { namer, regExp, stringList, type Code } from "./code.ts";

/** The values of an enum parameter. Values that are requested by name are declared in the code. */
export interface ValueList {
  readonly values: readonly EnumValue[];
  readonly missing: Choices["missing"];
  /** Returns the name of a declared `Set` with the values. */
  set(): ReadonlySet<string>;
  /** Returns an array of the values, written inline. */
  list(): readonly string[];
  /** Returns the name of the declared pattern that unlisted values must match. */
  pattern(): RegExp;
}

export interface ValueLists {
  of(type: EnumType, wish: string): ValueList;
  /** Returns the declarations that were requested since the last call. */
  print(): string;
}

/** Creates the value lists of a file. Equal lists share a declaration. */
export function valueLists({ valueSets }: QueryService): ValueLists {
  const sets = valueSetsById(valueSets);
  const named = new Map<Code, string>();
  const nameOf = namer("");
  let lines = "";
  const declare = (wish: string, ending: string, code: Code): string => {
    if (!named.has(code)) {
      const name = `${nameOf(wish)}${ending}`;
      lines += `const ${name} = /* @__PURE__ */ ${code};\n`;
      named.set(code, name);
    }
    return named.get(code)!;
  };
  const listOf = (values: readonly EnumValue[], missing: Choices["missing"], wish: string): ValueList => {
    const list = stringList(values.map(({ value }) => value));
    return {
      values,
      missing,
      set: () => reference(declare(wish, "Set", `new Set(${literal(list)})`)),
      list: () => list,
      pattern: () => reference(declare(wish, "Pattern", literal(regExp(missing?.pattern?.value ?? "")))),
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
