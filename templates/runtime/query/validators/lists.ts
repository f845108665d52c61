import { Parameter, type Read } from "./parameters.js";
import type { Run } from "./run.js";
import { percented, placeIn } from "./scan.js";
import { plainText } from "./text.js";
import { allSpecifier, alternativeSeparator, escapedSeparator, separator } from "./wire-constants.js";

/** The digits of the separator where it is escaped, as characters. */
const highDigit = /* @__PURE__ */ escapedSeparator.charCodeAt(0);
const lowDigit = /* @__PURE__ */ escapedSeparator.charCodeAt(1);

/** What a reader of items answers that knows its items, where the list has the item already. */
export const repeated = /* @__PURE__ */ Symbol();

/** The list that is read: a number of its own, and whether it has items that its reader does not know. */
export const reading = { number: 0, hasOthers: false };

/** A parameter that takes a list. */
export function severalOf<Detail>(readItem: Read<Detail>, what: string, detail: Detail): Parameter {
  const parameter = new Parameter<any>(readEach, what, detail);
  parameter.several = true;
  parameter.takesEscaped = escapedSeparator !== "";
  parameter.readItem = readItem;
  return parameter;
}

/** The items, each once. */
function readEach(run: Run, parameter: Parameter, text: string, start: number, end: number, mark: number): unknown {
  reading.hasOthers = !parameter.knowsItems;
  const items = readList(run, parameter, text, start, end, mark);
  return reading.hasOthers && !parameter.repeats && Array.isArray(items) ? unique(items) : items;
}

/** The items. One that cannot be read is dropped with a warning; where it was refused, so is the list. */
function readList(run: Run, parameter: Parameter, text: string, start: number, end: number, mark: number): unknown {
  if (parameter.all && end - start === allSpecifier.length && text.startsWith(allSpecifier, start)) return allSpecifier;
  const [errors, warnings] = [run.errors?.length, run.warnings?.length];
  reading.number++;
  const isAlternative = text.startsWith(alternativeSeparator, start);
  const isEscaped = !isAlternative && mark === percented && placeIn(text, separator, start, end) === end;
  if (mark !== 0 && !isEscaped) return readDecoded(run, parameter, text, start, end, mark);
  const between = isAlternative ? alternativeSeparator : isEscaped ? "%" : separator;
  const readItem = parameter.readItem!;
  let left = run.options.highLimits ? parameter.high : parameter.low;
  const items: unknown[] = [];
  let dropped: string[] | undefined;
  let at = isAlternative ? start + between.length : start;
  if (at >= end) return items;
  for (;;) {
    const from = at;
    at = placeIn(text, between, from, end);
    if (isEscaped && at < end && !isSeparator(text, at)) {
      rewind(run, errors, warnings);
      return readDecoded(run, parameter, text, start, end, mark);
    }
    if (--left < 0) {
      rewind(run, errors, warnings);
      return run.fail("toomanyvalues", parameter, text, start, end);
    }
    const item = readItem(run, parameter, text, from, at, 0);
    if (item === undefined) {
      if (run.errors?.length !== errors) return undefined;
      (dropped ??= []).push(run.received(parameter, text, from, at));
    } else if (item !== repeated) items.push(item);
    if (at >= end) break;
    at += isEscaped ? 3 : between.length;
  }
  if (dropped !== undefined) run.remark("unrecognizedvalues", parameter, dropped.join(separator), dropped);
  return items;
}

/** Forgets what was reported since there were so many errors and warnings. */
function rewind(run: Run, errors: number | undefined, warnings: number | undefined): void {
  run.errors = errors === undefined ? undefined : run.errors?.slice(0, errors);
  run.warnings = warnings === undefined ? undefined : run.warnings?.slice(0, warnings);
}

/** The items, of a list that has more in it that is escaped than separators. */
function readDecoded(run: Run, parameter: Parameter, text: string, start: number, end: number, mark: number): unknown {
  const plain = plainText(run, parameter, text, start, end, mark);
  return readList(run, parameter, plain, 0, plain.length, 0);
}

/**
 * Whether the escaped separator stands there: one of a list that is not decoded, unless something else is escaped in
 * it.
 */
function isSeparator(text: string, at: number): boolean {
  return text.charCodeAt(at + 1) === highDigit && (text.charCodeAt(at + 2) | 32) === lowDigit;
}

/** Up to so many items, comparing each with those before it costs less than a Set. */
const shortList = 8;

/** The same, each once. */
function unique(items: readonly unknown[]): readonly unknown[] {
  if (items.length <= shortList && items.every((item, index) => items.indexOf(item) === index)) return items;
  const known = new Set(items);
  return known.size === items.length ? items : [...known];
}
