import { find, stringIndex, type StringIndex } from "../../core/validators/string-index.js";
import { reading, repeated, severalOf, Parameter, type Pattern } from "./parameters.js";
import type { RunView } from "./run-view.js";

function listed(run: RunView, parameter: Parameter, value: string): string {
  if (parameter.old?.includes(value))
    run.remark("deprecation", parameter, value, undefined, "has a value that is deprecated; it takes");
  return value;
}

/** Returns a value that the site or the document's pattern adds to the list. */
function added(run: RunView, parameter: Parameter, text: string, start: number, end: number): string | undefined {
  if (parameter.open === undefined && run.options.values === undefined) return undefined;
  const value = text.slice(start, end);
  return parameter.open?.test(value) || isOfSite(run, parameter, value) ? value : undefined;
}

function isOfSite({ options: { values } }: RunView, { name }: Parameter, text: string): boolean {
  return values !== undefined && Object.hasOwn(values, name) && values[name]!.includes(text);
}

function readListed(
  run: RunView,
  parameter: Parameter<StringIndex>,
  text: string,
  start: number,
  end: number,
): string | undefined {
  const { list } = parameter.detail;
  const index = find(parameter.detail, text, start, end);
  if (index >= 0) return listed(run, parameter, list[index]!);
  return added(run, parameter, text, start, end) ?? run.fail(parameter.refusal, parameter, text, start, end);
}

function readListedItem(
  run: RunView,
  parameter: Parameter<StringIndex>,
  text: string,
  start: number,
  end: number,
): unknown {
  const { list, seen } = parameter.detail;
  const index = find(parameter.detail, text, start, end);
  if (index < 0) {
    reading.hasOthers = true;
    return added(run, parameter, text, start, end);
  }
  if (seen[index] === reading.number && !parameter.repeats) return repeated;
  seen[index] = reading.number;
  return listed(run, parameter, list[index]!);
}

export const oneOf = (values: Iterable<string>): Parameter =>
  new Parameter(readListed, "one of", stringIndex([...values]));

export function someOf(values: Iterable<string>): Parameter {
  const parameter = severalOf(readListedItem, "some of", stringIndex([...values]));
  parameter.knowsItems = true;
  return parameter;
}

export function oldValues(parameter: Parameter, values: readonly string[]): Parameter {
  parameter.old = values;
  return parameter;
}

export function open(parameter: Parameter, pattern: Pattern): Parameter {
  parameter.open = pattern;
  return parameter;
}

/**
 * Sets the module's own error code for unlisted values. A value that ends with `/*` matches all values with that
 * prefix.
 */
export function refusedWith(parameter: Parameter, code: string): Parameter {
  const { list } = parameter.detail as StringIndex;
  const starts = list.filter((value) => value.endsWith("/*")).map((value) => value.slice(0, -1));
  parameter.refusal = code;
  if (starts.length > 0) parameter.open = { test: (text) => starts.some((start) => text.startsWith(start)) };
  return parameter;
}
