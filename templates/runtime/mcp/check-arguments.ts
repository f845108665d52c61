import { isObject } from "../core/values.js";
import type { CallArguments } from "./call.js";
import type { DescribeArguments } from "./describe.js";
import type { SearchArguments } from "./search.js";

export interface ToolArguments {
  readonly search: SearchArguments;
  readonly describe: DescribeArguments;
  readonly call: CallArguments;
}

type Kind = "text" | "whole number" | "object";
type Shape = Readonly<Record<string, readonly [kind: Kind, needed: boolean]>>;

const shapes: { readonly [Tool in keyof ToolArguments]: Shape } = {
  search: { query: ["text", true], service: ["text", false], limit: ["whole number", false] },
  describe: { name: ["text", true], part: ["text", false] },
  call: { name: ["text", true], arguments: ["object", false], continue: ["text", false] },
};

const tests: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  text: (value) => typeof value === "string",
  "whole number": (value) => Number.isInteger(value) && (value as number) >= 1 && (value as number) <= 100,
  object: isObject,
};

const expected: Readonly<Record<Kind, string>> = {
  text: "a string",
  "whole number": "a whole number from 1 to 100",
  object: "an object",
};

/** Describes the first problem of a tool's arguments in a sentence, or returns undefined if they are valid. */
export function faultOfArguments(
  tool: keyof ToolArguments,
  given: Readonly<Record<string, unknown>>,
): string | undefined {
  const shape = shapes[tool];
  const unknown = Object.keys(given).filter((name) => !Object.hasOwn(shape, name));
  if (unknown.length > 0) {
    const hint = tool === "call" ? " The arguments of the operation belong in “arguments”." : "";
    return `${tool} takes ${Object.keys(shape).join(", ")}, not ${unknown.map((name) => JSON.stringify(name.slice(0, 100))).join(", ")}.${hint}`;
  }
  for (const [name, [kind, needed]] of Object.entries(shape)) {
    const value = given[name];
    if (value === undefined ? needed : !tests[kind](value)) return `${tool}: ${name} must be ${expected[kind]}.`;
  }
  return undefined;
}
