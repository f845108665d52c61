import type * as actionApi from "../../../templates/runtime/action-api/validators/entry.ts";
import type * as query from "../../../templates/runtime/query/validators/entry.ts";
import type * as general from "../../../templates/runtime/resource/validators/entry.ts";
import { literal, reference, stringLiteral } from "../../codegen/typescript.ts";
import { type Choices, choicesOf } from "../../model/queries.ts";
import type { QueryService } from "../../model/query.ts";
import { type EnumType, type EnumValue, valueSetsById } from "../../model/type.ts";

export type Code = string;

const width = 140;

/** Returns a list of strings, on as many lines as necessary. */
export function stringList(items: readonly string[], indent = ""): readonly string[] {
  const line = `[${items.map(stringLiteral).join(", ")}]`;
  if (line.length < width - 20) return reference(line);
  return reference(
    `[\n${filled(
      items.map((item) => `${stringLiteral(item)},`),
      `${indent}  `,
    )}\n${indent}]`,
  );
}

/** Joins texts with spaces, in lines of limited length. */
function filled(texts: readonly string[], indent: string): string {
  const lines: string[] = [];
  let line = "";
  for (const text of texts) {
    if (line !== "" && indent.length + line.length + text.length >= width) lines.push(line), (line = "");
    line += line === "" ? text : ` ${text}`;
  }
  return [...lines, line].map((text) => indent + text).join("\n");
}

/** Returns a list with each item on its own line. */
export function lineList<T>(items: readonly T[], indent: string): readonly T[] {
  return reference(`[\n${items.map((item) => `${indent}  ${literal(item)},\n`).join("")}${indent}]`);
}

/** Indents all lines of a value except the first. */
export function indented<T>(value: T, indent: string): T {
  return reference(literal(value).replaceAll("\n", `\n${indent}`));
}

export function regExp(pattern: string): RegExp {
  return reference(`new RegExp(${stringLiteral(pattern)}, "u")`);
}

/** Returns a function that derives a unique name in a file. The ending prevents reserved words. */
export function namer(ending: string): (wish: string) => string {
  const taken = new Set<string>();
  return (wish) => {
    const [first = "", ...others] = wish.split(/[^A-Za-z0-9]+/).filter((part) => part !== "");
    const base = [first, ...others.map((part) => part[0]!.toUpperCase() + part.slice(1))]
      .join("")
      .replace(/^(?=\d|$)/, "_");
    let name = base + ending;
    for (let count = 2; taken.has(name); count++) name = `${base}${count}${ending}`;
    taken.add(name);
    return name;
  };
}

/** Everything that generated code can import from the runtime, so that a change there is a compile error here. */
export type Runtime = typeof general & typeof query & typeof actionApi;

export type RuntimeName = keyof Runtime;

/** Works like `Parameters`, but also for rest parameters with a readonly type. */
type Arguments<Name extends RuntimeName> = Runtime[Name] extends (
  ...args: infer Items extends readonly unknown[]
) => unknown
  ? Items
  : never;

export interface RuntimeUse {
  /** Imports a name and returns the code that refers to it. */
  name(name: RuntimeName): string;
  /** Imports a function and returns a reference to it. */
  value<Name extends RuntimeName>(name: Name): Runtime[Name];
  /** Returns a call, typed as its result. Undefined arguments at the end are omitted. */
  call<Name extends RuntimeName>(name: Name, ...args: Arguments<Name>): ReturnType<Runtime[Name]>;
  names(): readonly RuntimeName[];
}

/** `take` returns the text to print for a name. By default, this is the name. */
export function runtimeUse(take: (name: RuntimeName) => string = (name) => name): RuntimeUse {
  const taken = new Set<RuntimeName>();
  const name = (name: RuntimeName): string => (taken.add(name), take(name));
  return {
    name,
    value: (one) => reference(name(one)),
    call: (one, ...args) =>
      reference(
        `${name(one)}(${withoutEnd(args)
          .map((arg) => literal(arg, "    "))
          .join(", ")})`,
      ),
    names: () => [...taken].sort(),
  };
}

function withoutEnd(args: readonly unknown[]): readonly unknown[] {
  return args.slice(0, args.findLastIndex((arg) => arg !== undefined) + 1);
}

/** The values of an enum parameter. Values that are requested by name are declared in the code. */
export interface ValueList {
  readonly values: readonly EnumValue[];
  readonly missing: Choices["missing"];
  /** Returns the name of a declared `Set` with the values. */
  set(): ReadonlySet<string>;
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
