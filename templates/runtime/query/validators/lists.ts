import { Parameter, type Read } from "./parameters.js";
import type { Run } from "./run.js";
import { percented, placeIn } from "./scan.js";
import { plainText } from "./text.js";
import { allSpecifier, alternativeSeparator, escapedSeparator, separator } from "./wire-constants.js";

/** Reads one item of a list: `repeated` where the list has the item already; undefined where there is no item. */
export type ReadItem<Detail = unknown> = (
  run: Run,
  parameter: Parameter<Detail>,
  text: string,
  start: number,
  end: number,
  items: readonly unknown[],
) => unknown;

/** The digits of the separator where it is escaped, as characters. */
const highDigit = /* @__PURE__ */ escapedSeparator.charCodeAt(0);
const lowDigit = /* @__PURE__ */ escapedSeparator.charCodeAt(1);

/** The item is in the list already. */
export const repeated = /* @__PURE__ */ Symbol();

/** Each list that is read has a number of its own. */
export let listNumber = 0;

/** A parameter that takes a list. */
export function severalOf<Detail>(readItem: ReadItem<Detail>, what: string, detail: Detail): Parameter {
  const parameter = new Parameter<any>(readList, what, detail);
  parameter.several = true;
  parameter.takesEscaped = escapedSeparator !== "";
  parameter.readItem = readItem;
  return parameter;
}

/** The items, each once. One that cannot be read is dropped with a warning; where it was refused, so is the list. */
function readList(run: Run, parameter: Parameter, text: string, start: number, end: number, mark: number): unknown {
  if (parameter.all && end - start === allSpecifier.length && text.startsWith(allSpecifier, start)) return allSpecifier;
  const [errors, warnings] = [run.errorCount(), run.warningCount()];
  listNumber++;
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
      run.rewind(errors, warnings);
      return readDecoded(run, parameter, text, start, end, mark);
    }
    if (--left < 0) {
      run.rewind(errors, warnings);
      return run.fail("toomanyvalues", parameter, text, start, end);
    }
    const item = readItem(run, parameter, text, from, at, items);
    if (item === undefined) {
      if (run.errorCount() > errors) return undefined;
      (dropped ??= []).push(run.received(parameter, text, from, at));
    } else if (item !== repeated) items.push(item);
    if (at >= end) break;
    at += isEscaped ? 3 : between.length;
  }
  if (dropped !== undefined) run.remark("unrecognizedvalues", parameter, dropped.join(separator), dropped);
  return items;
}

/** The items, of a list that has more in it that is escaped than separators. */
function readDecoded(run: Run, parameter: Parameter, text: string, start: number, end: number, mark: number): unknown {
  const plain = plainText(run, parameter, text, start, end, mark);
  return readList(run, parameter, plain, 0, plain.length, 0);
}

/** Whether the escaped separator stands there: one of a list that is not decoded, unless something else is escaped in it. */
function isSeparator(text: string, at: number): boolean {
  return text.charCodeAt(at + 1) === highDigit && (text.charCodeAt(at + 2) | 32) === lowDigit;
}

/** A reader of items that knows which it has read. */
export function distinct<Detail>(read: Read<Detail>): ReadItem<Detail> {
  return (run, parameter, text, start, end, items) => {
    const item = read(run, parameter, text, start, end, 0);
    return !parameter.repeats && items.includes(item) ? repeated : item;
  };
}
