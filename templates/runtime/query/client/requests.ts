import { type Data, refusal } from "./errors.js";
import type { ModuleGroups, Table, Wire } from "./table.js";
import { isDevelopment } from "#environment";
import { isRecord, nearName, shownValue } from "../../http/client/refuse-option.js";

/** Parameters by wire name: strings, and lists that may be split over several requests. */
type Parameters = Record<string, string | readonly unknown[]>;

/** Parameters about pages, parameters of lists and facts, and parameters that both parts need. */
type Parts = readonly [pages: Parameters, beside: Parameters, both: Parameters];

/** The modules of a request whose results are separate from its pages. */
export type NamedModules = readonly (readonly [group: string, module: string])[];

export interface Requests {
  readonly requests: readonly Parameters[];
  readonly names: NamedModules;
}

/**
 * Splits a request so that each list has at most `most` values. Returns the requests with wire names, and the modules
 * whose results are separate from pages. If one part is split, the other is requested only once.
 */
export function requestsOf(table: Table, request: Data, most: number): Requests {
  const {
    groups,
    selectors,
    generator: [selector, start],
    separators,
    pages,
    checks,
  } = table;
  const parts: Parts = [{}, {}, {}];
  const names: [group: string, module: string][] = [];
  const entries: Record<string, string> = Object.assign({}, ...Object.values(groups));

  /**
   * Adds a parameter to a part. `texts` are those of the module's entry, and `short` is the name without its prefix.
   */
  const put = (part: 0 | 1 | 2, name: string, value: any, texts: readonly string[] = [], short = name): void => {
    if (!isGiven(value)) return;
    checkValue(short, value, checks);
    const before = parts.find((one) => name in one)?.[name];
    // The module and the request may have the same flag. Setting both is not ambiguous.
    if (value === true && before === "1") return;
    if (before !== undefined) throw refusal("ambiguous", `two parameters have the name ${name}`);
    const splits = texts.includes(short);
    if ((splits || texts.includes(`${short}!`)) && `${value}`.includes(separators[0])) value = [value].flat();
    parts[part][name] =
      Array.isArray(value) && (splits || typeof value[0] === "number") ? value : textOf(value, separators, short);
  };

  for (const key in request) {
    const value = request[key];
    if (key !== selector && !(key in groups)) put(pages.includes(key) ? 0 : 2, key, value, pages);
    else if (isGiven(value)) {
      checkRecord(key, value, "{ module: { … } }");
      const [wire, role] = key === selector ? [selector, undefined] : selectors[key]!;
      const beside = role === "items" || role === "facts" ? 1 : 0;
      const given = Object.keys(value).filter((name) => isGiven(value[name]));
      if (key === selector && given[1]) throw refusal("ambiguous", `${key} takes one module, not ${given.join(", ")}`);
      for (const name of given) {
        checkModule(groups, key, name);
        checkRecord(`${key}.${name}`, value[name], "{} for no parameters");
      }
      if (given.length > 0) put(beside, wire, given);
      for (const name of given) {
        const [prefix, ...texts] = entries[name]!.split("/") as [string, ...string[]];
        for (const short in value[name])
          put(beside, (key === selector ? start : "") + prefix + short, value[name][short], texts, short);
        if (beside) names.push([key, name]);
      }
    }
  }
  const [some, others] = [split(parts[0], most), split(parts[1], most)];
  const requests = (some.length > others.length ? some : others).map((_, index) => ({
    ...parts[2],
    ...some[index],
    ...others[index],
  }));
  return { requests, names };
}

/** Splits a part until no list is too long. */
function split(part: Parameters, most: number): Parameters[] {
  const name = Object.keys(part).find((one) => Array.isArray(part[one]) && part[one].length > most);
  if (!name) return [part];
  const [parts, values]: [Parameters[], unknown[]] = [[], [...new Set(part[name])]];
  while (values.length > 0) parts.push(...split({ ...part, [name]: values.splice(0, most) }, most));
  return parts;
}

/* Checks arguments of untyped callers. Each failure is reported in one sentence before anything is sent. */

/** Rejects a value that is not an object. `what` names the value, and `example` shows a valid one. */
export function checkRecord(what: string, value: unknown, example: string): asserts value is Data {
  if (!isDevelopment) return;
  if (!isRecord(value))
    throw refusal("invalid-request", `${what} takes an object, such as ${example}, not ${shownValue(value)}`);
}

/** Rejects invalid arguments of a call for one module. */
export function checkCallOf(group: string, name: unknown, parameters: unknown): void {
  if (!isDevelopment) return;
  if (typeof name !== "string")
    throw refusal("invalid-request", `${group} takes the name of a module first, not ${shownValue(name)}`);
  checkRecord(`${group}: ${name}`, parameters, "{} for no parameters");
}

/** Rejects a module that is not in its group. If `groups` does not contain the group, any module is accepted. */
function checkModule(groups: ModuleGroups, group: string, name: string): void {
  if (!isDevelopment) return;
  const inGroup = groups[group] === undefined ? Object.values(groups) : [groups[group]];
  if (inGroup.some((modules) => Object.hasOwn(modules, name))) return;
  const others = Object.keys(groups).filter((other) => Object.hasOwn(groups[other]!, name));
  const meant = nearName(
    name,
    inGroup.flatMap((modules) => Object.keys(modules)),
  );
  const remedy = others[0] ? `; it is in ${others[0]}` : meant ? `; did you mean ${meant}?` : "";
  throw refusal("unknown-module", `${group} has no module ${name}${remedy}`);
}

export const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== false;

/**
 * Formats a value for the request. A list uses a separator that none of its values contains. `name` is the name of the
 * parameter.
 */
export function textOf(value: any, separators: Wire["separators"], name: string): string {
  if (!Array.isArray(value)) {
    const time = value?.getTime?.();
    if (Number.isNaN(time ?? value))
      throw refusal("invalid-value", `${name} is ${time === undefined ? "NaN" : "an invalid Date"}`);
    if (time === undefined && (value === null || !/^[snb]/.test(typeof value))) {
      throw refusal(
        "invalid-value",
        `${name} takes a string, number, flag, Date or list of these, not ${shownValue(value)}`,
      );
    }
    return value.toISOString?.() ?? `${value === true ? 1 : value}`;
  }
  const [common, alternative] = separators;
  const texts = value.map((one) => textOf(one, separators, name));
  if (`${texts}`.includes(alternative)) throw refusal("unwritable", "U+001F in a list");
  if (texts.some((text) => text.includes(common))) return alternative + texts.join(alternative);
  // A list of one empty string is not an empty list. A lone separator means one empty string, because duplicates count
  // once.
  return texts.join(common) || (texts.length > 0 ? common : "");
}

/** Rejects numbers, words and timestamps that no module accepts for a parameter of this name. */
function checkValue(name: string, value: unknown, checks: Wire["checks"] = {}): void {
  if (!isDevelopment) return;
  const known = checks[name];
  const [text, minimum = -Infinity, maximum = Infinity, word] = known ?? ["a whole number"];
  for (const one of [value].flat()) {
    const isTime = known && known[1] === undefined;
    const isRefused =
      typeof one === "number"
        ? isTime || one % 1 || !(one >= minimum && one <= maximum)
        : typeof one === "string" && known && (isTime ? !isTimeLike(one) : one !== word && !/^\d+$/.test(one));
    if (isRefused) throw refusal("invalid-value", `${name}: ${one} is not ${text}`);
  }
}

/** Returns true if the string contains a digit and, if it begins with a date, its month and day are in range. */
function isTimeLike(text: string): boolean {
  const [, month, day] = /^\d{4}-(\d\d)-(\d\d)/.exec(text) ?? [];
  return /\d|^now$/.test(text) && (month === undefined || (+month > 0 && +month < 13 && +day! > 0 && +day! < 32));
}
