import type { DecodedRequest, Finding, ModuleUse } from "../../query/server/request.js";
import { Failure } from "../../query/server/message.js";
import { moduleOf, pathOf } from "../../query/server/modules.js";
import type { Table } from "../../query/server/table.js";
import type { ActiveRequest } from "./active-request.js";
import { messageText } from "./message-texts.js";
import type { Need, Options } from "./options.js";

/** Rejects a caller without the rights that the request needs, before any module runs. */
export function checkNeeds({ generator, modules }: DecodedRequest, active: ActiveRequest): void {
  const uses = Object.entries(modules).map(([name, parameters]) => ({ name, parameters }));
  if (generator !== undefined) checkUse(generator, active, ({ exceptGenerator }) => exceptGenerator !== true);
  for (const use of uses) checkUse(use, active);
}

/** Codes of errors that are found while a value is decoded, before a module runs. */
const ofValues = ["badvalue", "badinteger", "badtimestamp", "baduser", "toomanyvalues"];

/**
 * Rejects a caller who may not use a module that precedes the given error. In the real system, each module runs before
 * the next one is decoded. It checks the caller before the rules between its parameters.
 */
export function checkNeedsBefore(fault: Finding, active: ActiveRequest): void {
  if (fault.module === undefined) return;
  const { table, given } = active;
  const [selector, prefix] = table.generator;
  const generator = given.get(selector);
  const asked = Object.keys(table.groups).flatMap((group) =>
    (given.get(group) ?? "").split(table.separators[0] || "\0"),
  );
  const uses = [
    ...(generator === undefined ? [] : [[generator, prefix] as const]),
    ...asked.map((name) => [name, ""] as const),
  ];
  const last = uses.findIndex(([name]) => name === fault.module);
  for (const [name, start] of uses.slice(0, isOfValue(fault, table) ? Math.max(0, last) : last + 1)) {
    const parameters = table.modules[name]?.parameters.map(
      (one) => [one.name, given.get(start + moduleOf(table, name).prefix + one.name)] as const,
    );
    if (parameters !== undefined)
      checkUse({ name, parameters: Object.fromEntries(parameters) }, active, ({ where }) => where === undefined);
  }
}

function isOfValue({ code, module, parameter }: Finding, { modules }: Table): boolean {
  const isRequired =
    code === "missingparam" &&
    modules[module ?? ""]?.parameters.find(({ name }) => name === parameter)?.required === true;
  return isRequired || ofValues.includes(code);
}

function checkUse(use: ModuleUse, active: ActiveRequest, counts: (need: Need) => boolean = () => true): void {
  const { options, caller, table, onCaller } = active;
  for (const { rights, where, unless = [], exceptGenerator: _, ...message } of options.needs?.[use.name]?.filter(
    counts,
  ) ?? []) {
    if (where !== undefined && !asksFor(where, use, table.all)) continue;
    if (unless.some((name) => use.parameters[name] !== undefined)) continue;
    onCaller?.();
    const isMet =
      rights === undefined ? caller.name !== undefined : rights.some((right) => caller.rights.includes(right));
    if (!isMet) throw new Failure({ ...message, module: pathOf(moduleOf(table, use.name)) });
  }
}

function asksFor(where: NonNullable<Need["where"]>, { parameters }: ModuleUse, all: string): boolean {
  return Object.entries(where).some(([name, values]) =>
    [parameters[name]].flat().some((given) => given === all || values.some((one) => one === given)),
  );
}

/**
 * Reports whether a request uses only modules that need no right to read. A request without modules needs the right, as
 * in the real system.
 */
export function isFree({ table, given, options: { free = [] } }: ActiveRequest): boolean {
  const selectors = Object.keys(table.groups);
  const asked = selectors
    .flatMap((selector) => (given.get(selector) ?? "").split(table.separators[0] || "\0"))
    .filter((name) => name !== "");
  const pages = [table.generator[0], ...table.pageParameters];
  return asked.length > 0 && asked.every((name) => free.includes(name)) && !pages.some((name) => given.has(name));
}

/** The lag on a site with a single database. */
const noLag = -1;
/** The number of seconds after which a refused request should be sent again. */
const retryAfter = "5";

/** Rejects a request if the database lag exceeds the request's limit. */
export function checkLag(maxlag: number | undefined, { lag: lagOf = () => noLag }: Options): void {
  const lag = lagOf();
  if (maxlag === undefined || lag <= maxlag) return;
  const seconds = Math.abs(lag) === 1 ? "second" : "seconds";
  const text = messageText("apierror-maxlag-generic", `Waiting for a database server: $1 ${seconds} lagged.`, lag);
  throw new Failure({ ...text, code: "maxlag", module: "main", data: { host: "", lag, type: "db" } });
}

/** Returns the headers that repeat the information of a lag error. */
export function lagHeaders({ error: { code, data } }: Failure): Readonly<Record<string, string>> {
  return code === "maxlag" ? { "retry-after": retryAfter, "x-database-lag": String(data?.["lag"] ?? "") } : {};
}
