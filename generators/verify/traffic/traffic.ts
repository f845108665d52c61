import type { Json } from "../../codegen/json.ts";
import type { Target } from "../../edit/add-members.ts";
import { groupBy } from "../../model/group-by.ts";
import type { ResourceService } from "../../model/resource.ts";
import { responseChecks, routeAt, routesOf, type Route } from "../judge/resource-protocol.ts";
import type { Check, Verdict } from "../judge/verdict.ts";
import { inOrder, type ClaimReport } from "../report/claims.ts";
import { claimKey } from "../suite/claim.ts";
import type { Entry } from "./har.ts";
import { exchangeChecks } from "./exchange-checks.ts";
import { definitionOf, typeName } from "./seen-type.ts";

/** A service, and the URLs below which its operations are. */
export interface Recorded {
  readonly service: ResourceService;
  /** Matches the start of a URL. */
  readonly base: RegExp;
}

/** The verdict about a claim, from all responses that concern it. */
export interface TrafficReport extends ClaimReport {
  /** The entry that shows it. */
  readonly entry: Entry;
  /** The number of responses that show it. */
  readonly count: number;
  /** The number of responses of the same operations, successes or errors. */
  readonly total: number;
}

export interface Traffic {
  readonly reports: readonly TrafficReport[];
  /** The number of responses that were compared. */
  readonly responses: number;
  /** The number of entries that were skipped, by reason. */
  readonly skipped: ReadonlyMap<string, number>;
}

/** A comparison with a response. */
interface Evidence {
  readonly check: Check;
  readonly entry: Entry;
  readonly request: string;
  /** The operation, and whether the response is an error. */
  readonly group: string;
}

/**
 * Returns the pattern of the URLs of a service: below `url` or, without it, below the base URL of the spec, where
 * placeholders stand for any text. Returns undefined if the spec does not state enough of the base URL.
 */
export function baseOf(service: ResourceService, url: string | undefined): RegExp | undefined {
  const template = (url ?? service.baseUrl?.value ?? "").replace(/\/+$/, "");
  if (template === "" || (url === undefined && /^\{[^{}]+\}$/.test(template))) return undefined;
  const [first, ...rest] = template.split(/\{[^{}]+\}/).map((text) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
  const start =
    first === "" && rest.length > 0 ? "https?://[^/]+(?:/.*?)?" : `${first}${rest.length > 0 ? "[^/]+" : ""}`;
  return new RegExp(`^${start}${rest.join("[^/]+")}(?=/|$)`, "i");
}

/** Compares the recorded responses with the spec of their services. */
export function judgeTraffic(recorded: readonly Recorded[], entries: readonly Entry[]): Traffic {
  const known = recorded.map((one) => ({ ...one, routes: routesOf(one.service) }));
  const skipped = new Map<string, number>();
  const totals = new Map<string, number>();
  const evidence: Evidence[] = [];
  for (const entry of entries) {
    const address = entry.url.origin + entry.url.pathname;
    const found = known.find(({ base }) => base.test(address));
    const path = found && address.replace(found.base, "");
    const route = found && routeAt(found.routes, entry.method, path!);
    const reason = reasonToSkip(entry, found?.service, route);
    if (reason !== undefined) {
      skipped.set(reason, (skipped.get(reason) ?? 0) + 1);
      continue;
    }
    const group = `${route!.operation.operationId} ${entry.status >= 400}`;
    totals.set(group, (totals.get(group) ?? 0) + 1);
    const request = `${entry.method} ${route!.operation.path}`;
    for (const check of checksOf(found!.service, route!, entry, path!)) evidence.push({ check, entry, request, group });
  }
  const responses = [...totals.values()].reduce((sum, count) => sum + count, 0);
  return { reports: reportsOf(evidence, totals), responses, skipped };
}

function reasonToSkip(
  { method, status, text }: Entry,
  service: ResourceService | undefined,
  route: Route | undefined,
): string | undefined {
  if (service === undefined) return "other addresses";
  if (route === undefined) return method === "OPTIONS" ? "preflight requests" : "no operation of the spec";
  if (status < 200) return "no response";
  if (status >= 300 && status < 400) return "redirected or not modified";
  return text === undefined && method !== "HEAD" ? "no recorded body" : undefined;
}

function checksOf(service: ResourceService, route: Route, entry: Entry, path: string): readonly Check[] {
  const { status, headers, text = "", body } = entry;
  const step = {
    method: entry.method,
    path,
    template: route.operation.path,
    query: [],
    headers: [],
    body: undefined,
    credential: { kind: "none" },
    captures: [],
  } as const;
  const response = responseChecks(service, route, { step, request: path, status, headers, text, body });
  // Browsers leave cookies out of what they export.
  const visible = response.filter(({ claim }) => claim.attribute.toLowerCase() !== "header set-cookie");
  return [...visible, ...exchangeChecks(service, route, entry)];
}

/** Groups the evidence by claim and observation. */
function reportsOf(evidence: readonly Evidence[], totals: ReadonlyMap<string, number>): readonly TrafficReport[] {
  const claims = [...groupBy(evidence, ({ check }) => claimKey(check.claim)).values()];
  const reports = claims.flatMap((all) => claimReports(all, totals));
  const added = new Set(reports.flatMap(({ claim: { lacks } }) => (lacks ? [keyOf(lacks.target, lacks.name)] : [])));
  // A shape inherits the fields that are added to the shapes that it extends.
  const isInherited = ({ claim: { lacks } }: TrafficReport): boolean =>
    lacks?.above.some((target) => added.has(keyOf(target, lacks.name))) ?? false;
  return inOrder(reports.filter((one) => !isInherited(one)));
}

function keyOf({ file, path }: Target, name: string): string {
  return JSON.stringify([file, path, name]);
}

function claimReports(all: readonly Evidence[], totals: ReadonlyMap<string, number>): readonly TrafficReport[] {
  const differing = all.filter(({ check }) => check.observed !== undefined);
  if (differing.length === 0) return [reportOf("confirmed", all, undefined, all, totals)];
  return [...groupBy(differing, ({ check }) => kindOf(check)).values()].flatMap((same) => {
    const { claim, seen, value: observed } = same[0]!.check;
    const value = valueOf(same);
    const isOpen = claim.status === "unknown" && (seen !== undefined || observed !== undefined);
    if (isOpen) return value === undefined ? [] : [reportOf("answered", same, value, all, totals)];
    // A value is proposed only if no response confirms the current one.
    const isConsistent = differing.length === all.length && same.length === differing.length;
    return [reportOf("refuted", same, isConsistent ? value : undefined, all, totals)];
  });
}

/** Returns the kind of an observation, without the value and its place. */
function kindOf({ claim, observed = "" }: Check): string {
  if (claim.status === "unknown") return "";
  const kind = observed.replace(/ \(\/.*\)$/s, "").replace(/ is (?!not ).* instead of .*$/s, "");
  return kind.replace(/^(?!null ).* (?=is not )/s, "");
}

/** Returns the value that all observations agree on. */
function valueOf(evidence: readonly Evidence[]): Json | undefined {
  const { check } = evidence[0]!;
  const seen = evidence.flatMap(({ check: { seen: value } }) => (value === undefined ? [] : [value]));
  if (seen.length > 0) return definitionOf(seen, check.claim.lacks !== undefined);
  const values = new Set(evidence.map(({ check: { value } }) => JSON.stringify(value)));
  return values.size === 1 ? check.value : undefined;
}

function reportOf(
  kind: Verdict["kind"],
  evidence: readonly Evidence[],
  value: Json | undefined,
  all: readonly Evidence[],
  totals: ReadonlyMap<string, number>,
): TrafficReport {
  const [{ check, entry, request }] = evidence as readonly [Evidence];
  const count = new Set(evidence.map((one) => one.entry)).size;
  const groups = new Set(all.map(({ group }) => group));
  const total = [...groups].reduce((sum, group) => sum + totals.get(group)!, 0);
  const shown =
    kind === "answered" ? (check.seen === undefined ? JSON.stringify(value) : typeName(value!)) : check.observed;
  const observed =
    kind === "confirmed" ? "" : `${shown} in ${count} of ${total} ${total === 1 ? "response" : "responses"}`;
  const id = `${entry.time ?? `entry ${entry.number}`}, ${request}`.slice(0, 160);
  const deciding: Verdict = { claim: check.claim, kind, observed, value, request, id };
  return { claim: check.claim, kind, deciding, cases: [id], entry, count, total };
}
