import { isObject } from "../../core/validators/check.js";
import { nearest } from "../../core/validators/nearest.js";
import { shown } from "../../core/validators/findings.js";
import type { Issue, Result, StandardSchema } from "../../core/validators/types.js";
import type { Module } from "./decoder.js";
import type { Accepts } from "./encode.js";
import type { Options } from "./types.js";

type Value = Readonly<Record<string, unknown>>;

interface Functions {
  readonly describe: () => Module;
  readonly accepts: Accepts;
  readonly required?: readonly string[] | undefined;
  readonly decode: (wire: string, options: Options) => Result<Value>;
  readonly encode: (value: Value) => string;
}

/**
 * Creates a Standard Schema that accepts a typed object and returns the result of `decode` for its request:
 * https://standardschema.dev.
 */
export function standardOf(functions: Functions): StandardSchema<unknown> {
  const validate = (value: unknown): { readonly value: unknown } | { readonly issues: readonly Issue[] } => {
    if (!isObject(value)) return { issues: [{ message: `takes an object of parameters, not ${shown(value)}` }] };
    const issues = wrongIn(functions, value);
    return issues.length > 0 ? { issues } : readBack(functions, value);
  };
  return { "~standard": { version: 1, vendor: "kiln", validate } };
}

/** Returns an issue for each unknown name, each value of the wrong type and each missing parameter. */
function wrongIn({ describe, accepts, required = [] }: Functions, value: Value): readonly Issue[] {
  const issues: Issue[] = [];
  for (const name in value)
    if (!accepts(name, value[name])) issues.push({ message: refusalOf(describe(), name, value[name]), path: [name] });
  for (const name of required)
    if (value[name] === undefined) issues.push({ message: `${name} is missing`, path: [name] });
  return issues;
}

function refusalOf(module: Module, name: string, given: unknown): string {
  const parameter = module.parameters[module.placeOf(name)];
  if (parameter !== undefined)
    return `${name} takes ${parameter.expected()}${parameter.sensitive ? "" : `, not ${shown(given)}`}`;
  const meant = nearest(name, [...module.places.keys()]);
  return `there is no parameter ${JSON.stringify(name)}${meant === undefined ? ": omit it" : `; did you mean ${JSON.stringify(meant)}?`}`;
}

/** Validates with the higher limits, since only the service knows which callers have them. */
function readBack(
  { decode, encode }: Functions,
  value: Value,
): { readonly value: unknown } | { readonly issues: readonly Issue[] } {
  try {
    const { errors, value: read } = decode(encode(value), { all: true, highLimits: true });
    if (errors === undefined) return { value: read };
    return {
      issues: errors.map(({ message, parameter }) =>
        parameter === undefined ? { message } : { message, path: [parameter] },
      ),
    };
  } catch (error) {
    return { issues: [{ message: (error as Error).message }] };
  }
}
