import type { Run } from "./run.js";
import type { Syntax } from "./syntax.js";
import { allSpecifier, highLimit, lowLimit, maxLimit } from "./wire-constants.js";

/**
 * Reads what stands in the text between two places; undefined where there is no value: what was wrong has been reported
 * then. `mark` says what of the text is escaped.
 */
export type Read<Detail = unknown> = (
  run: Run,
  parameter: Parameter<Detail>,
  text: string,
  start: number,
  end: number,
  mark: number,
) => unknown;

/** Sets a parameter. */
export type Put = (to: Record<string, unknown>, value: unknown) => void;

/** What a value beyond those listed has to match. */
export interface Pattern {
  test(text: string): boolean;
}

/**
 * A parameter of a module, and how its value is read. Where only its reader knows what its detail is, the type of that
 * is left open.
 */
export class Parameter<Detail = any> {
  /** Whether it takes a list. */
  several = false;
  /** Whether its reader knows what to do with a text that is not decoded. */
  takesEscaped = false;
  /** Whether any text will do, so that the text is cleaned first. */
  isText = false;
  required = false;
  deprecated = false;
  sensitive = false;
  /** Whether the specifier of all may stand for all values. */
  all = false;
  /** Whether the same value may be given twice and counts twice. */
  repeats = false;
  low = lowLimit;
  high = highLimit;
  /** Whether it exists beside the values that were read before it; undefined where it always does. */
  exists: ((values: Readonly<Record<string, unknown>>) => boolean) | undefined = undefined;
  syntax: Syntax | undefined = undefined;
  /** Values that are deprecated. */
  old: readonly string[] | undefined = undefined;
  /** Reads one item, where it takes a list. */
  readItem: Read<Detail> | undefined = undefined;
  /** Whether the reader of its items sees which of the listed ones are in the list already. */
  knowsItems = false;
  /** What values beyond those listed have to match. */
  open: Pattern | undefined = undefined;
  /** The code that one bad value is answered with. */
  refusal = "badvalue";

  /** Without the prefix. */
  name = "";
  put: Put = () => {};

  declare readonly read: Read<Detail>;
  /** What it takes, in words. */
  declare readonly what: string;
  /** What its reader has to know beyond that. */
  declare readonly detail: Detail;

  constructor(read: Read<Detail>, what: string, detail: Detail) {
    this.read = read;
    this.what = what;
    this.detail = detail;
  }

  /** The name is that of the property that is set. */
  setBy(put: Put): this {
    const probe = Object.create(null) as Record<string, unknown>;
    put(probe, true);
    this.name = Object.keys(probe)[0]!;
    this.put = put;
    return this;
  }

  expected(): string {
    const { list, minimum, maximum, highMaximum } = (this.detail ?? {}) as ExpectedDetail;
    const count = this.several ? `at most ${either(this.low, this.high)} values: ` : "";
    const range = [bound("from", minimum, -Infinity), bound("to", maximum, Infinity, highMaximum)].join("");
    const most = highMaximum === undefined ? "" : `, or ${maxLimit}`;
    return `${count}${this.what}${list === undefined ? range + most : ` ${list.join(", ")}`}`;
  }
}

/** What readers have to know, as far as it says what a parameter takes. */
interface ExpectedDetail {
  readonly list?: readonly string[] | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly highMaximum?: number | undefined;
}

/** One of the limits, for those without and those with higher ones. */
function either(low: number, high: number): string {
  return low === high ? `${low}` : `${low} (with higher limits ${high})`;
}

function bound(word: string, limit: number | undefined, none: number, high = limit): string {
  return limit === undefined || limit === none ? "" : ` ${word} ${either(limit, high!)}`;
}

/** A parameter that takes text. */
export function ofText(parameter: Parameter): Parameter {
  parameter.isText = true;
  return parameter;
}

/** A parameter that reads what is not decoded. */
export function escapable(parameter: Parameter): Parameter {
  parameter.takesEscaped = true;
  return parameter;
}

export function required(parameter: Parameter): Parameter {
  parameter.required = true;
  return parameter;
}

export function deprecated(parameter: Parameter): Parameter {
  parameter.deprecated = true;
  return parameter;
}

export function sensitive(parameter: Parameter): Parameter {
  parameter.sensitive = true;
  return parameter;
}

export function orAll(parameter: Parameter): Parameter {
  parameter.all = true;
  return parameter;
}

export function repeatable(parameter: Parameter): Parameter {
  parameter.repeats = true;
  return parameter;
}

/** The parameter exists once for each value of another. */
export function slot(parameter: Parameter, of: string, value: string): Parameter {
  parameter.exists = ({ [of]: given }) =>
    given === allSpecifier || given === value || (Array.isArray(given) && given.includes(value));
  return parameter;
}

export function checked(parameter: Parameter, syntax: Syntax): Parameter {
  parameter.syntax = syntax;
  return parameter;
}
