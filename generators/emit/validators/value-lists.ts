import type { QueryService } from "../../model/query.ts";
import type { EnumType } from "../../model/type.ts";
import type { EnumValue, MissingValues, ValueSet } from "../../model/value-set.ts";
import { choicesOf } from "../../model/queries.ts";
import { outputName } from "../../view/output-name.ts";
import { namer, regExp, stringList, type Code } from "./code.ts";
import type { Imports } from "./imports.ts";

/** The values of an enumerated parameter, under the names that the code has for them. Whoever asks for a name makes the code have it. */
export interface ValueList {
  readonly values: readonly EnumValue[];
  readonly missing: MissingValues | undefined;
  list(): Code;
  set(): Code;
  /** What values beyond them have to match. */
  pattern(): Code;
}

export interface ValueLists {
  of(type: EnumType, wish: string): ValueList;
  /** The declarations, after all code is made. */
  print(): string;
}

/** A value set in a file of its own, for all modules that have it. */
export interface SharedValues {
  readonly set: ValueSet;
  /** From the files of the modules. */
  readonly path: string;
  readonly list: string;
  readonly words: string;
  readonly pattern: string;
}

export function sharedValues(service: QueryService): ReadonlyMap<string, SharedValues> {
  const nameOf = namer("");
  return new Map(
    service.valueSets.map((set) => {
      const name = nameOf(set.id);
      return [set.id, { set, path: `./values/${outputName(set.id)}.js`, list: `${name}Values`, words: `${name}ValueSet`, pattern: `${name}Pattern` }];
    }),
  );
}

export function sharedValuesText({ set, list, words, pattern }: SharedValues): string {
  const known = set.missing?.pattern;
  return [
    `export const ${list} = ${stringList(set.values.map(({ value }) => value))};\n`,
    `export const ${words} = /* @__PURE__ */ new Set(${list});\n`,
    known === undefined ? "" : `export const ${pattern} = /* @__PURE__ */ ${regExp(known)};\n`,
  ].join("");
}

/** The lists of one file: equal ones are one. */
export function valueLists(shared: ReadonlyMap<string, SharedValues>, imports: Imports): ValueLists {
  const sets = new Map([...shared].map(([id, { set }]) => [id, set]));
  const own = new Map<string, ValueList>();
  const lines: string[] = [];
  const nameOf = namer("");
  const ownList = (values: readonly EnumValue[], wish: string): ValueList => {
    const key = JSON.stringify(values.map(({ value }) => value));
    if (!own.has(key)) own.set(key, declaredList(values, nameOf(wish), lines));
    return own.get(key)!;
  };
  return {
    of: (type, wish) => {
      const { values, missing } = choicesOf(type, sets);
      return type.values.kind === "inline" ? ownList(values, wish) : { values, missing, ...importedNames(shared.get(type.values.set)!, imports) };
    },
    print: () => lines.join(""),
  };
}

function importedNames({ path, list, words, pattern }: SharedValues, imports: Imports): Pick<ValueList, "list" | "set" | "pattern"> {
  return { list: () => imports.from(path, list), set: () => imports.from(path, words), pattern: () => imports.from(path, pattern) };
}

function declaredList(values: readonly EnumValue[], name: string, lines: string[]): ValueList {
  const [list, set] = [`${name}List`, `${name}Set`];
  const declared = new Set<string>();
  const declare = (what: string, line: string): Code => {
    if (!declared.has(what)) lines.push(line);
    declared.add(what);
    return what;
  };
  const useList = (): Code => declare(list, `const ${list} = ${stringList(values.map(({ value }) => value))};\n`);
  const useSet = (): Code => declare(set, `const ${set} = /* @__PURE__ */ new Set(${useList()});\n`);
  return { values, missing: undefined, list: useList, set: useSet, pattern: () => "undefined" };
}
