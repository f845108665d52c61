import { isObject, type Json } from "../../codegen/json.ts";
import { groupBy } from "../../model/group-by.ts";
import { responseMembers } from "../../model/profiles.ts";
import type { Module, QueryService } from "../../model/query.ts";
import { knownResult, resultMembers } from "../../model/result-parts.ts";
import type { Case } from "../suite/case.ts";
import { draftOf, pageKeyOf, type Given } from "../suite/query/draft.ts";
import { moduleClaim, subjectOf } from "../suite/query/query-case.ts";
import { itemsIn, memberOf, runCases, type Manners, type Sent, type World } from "./run.ts";
import type { Target } from "./target.ts";

/** The maximum number of values that are tried for a parameter. */
const tries = 12;

/**
 * Finds values for modules whose examples name data that the service does not have, such as pages of another site.
 * Returns them with the given values. The first request of each such module is repeated with values from the responses
 * of the others, and the value with the most data is chosen.
 */
export async function discover(
  service: QueryService,
  modules: readonly Module[],
  given: Given,
  targets: ReadonlyMap<string, Target>,
  manners: Manners,
  world: World,
): Promise<Given> {
  const send = async (cases: readonly Case[]): Promise<ReadonlyMap<string, Sent>> => {
    const results = new Map<string, Sent>();
    await runCases(cases, targets, manners, world, ({ id }, sent) => void results.set(id, sent));
    return results;
  };
  const first = await send(service.modules.flatMap((module) => attempt(service, module, given, "first")));
  const bodyOf = (sent: Sent | undefined): Json | undefined =>
    sent !== undefined && "exchanges" in sent ? sent.exchanges[0]?.body : undefined;
  const seen = [...first.values()].flatMap((sent) => valuesIn(bodyOf(sent)));
  const attempts = modules
    .filter((module) => amountOf(service, module, bodyOf(first.get(`${service.id}/${module.name}/first`))) === 0)
    .flatMap((module) => attemptsFor(service, module, given, seen));
  const responses = await send(attempts.map(({ one }) => one));
  const best = new Map<string, { readonly key: string; readonly value: string; readonly amount: number }>();
  for (const { module, key, value, one } of attempts) {
    const amount = amountOf(service, module, bodyOf(responses.get(one.id)));
    if (amount > (best.get(module.name)?.amount ?? 0)) best.set(module.name, { key, value, amount });
  }
  return new Map([...[...best.values()].map(({ key, value }) => [key, [value]] as const), ...given]);
}

/** A request of a module with another value of one parameter. */
interface Attempt {
  readonly module: Module;
  /** The name of the value among the given ones. */
  readonly key: string;
  readonly value: string;
  readonly one: Case;
}

function attemptsFor(service: QueryService, module: Module, given: Given, seen: readonly Seen[]): readonly Attempt[] {
  const draft = draftOf(service, module, given);
  const pageNames = [...(service.pages?.pages ?? []), ...(service.pages?.revisions ?? [])];
  const own = [...(draft?.own.keys() ?? [])].map((name) => ({ name, key: module.prefix + name }));
  const shared = [...(draft?.shared.keys() ?? [])].filter((name) => pageNames.includes(name));
  return [...own, ...shared.map((name) => ({ name, key: pageKeyOf(module, name) }))]
    .filter(({ key }) => !given.has(key))
    .flatMap(({ name, key }) =>
      candidates(name, seen).flatMap((value) =>
        attempt(service, module, new Map([...given, [key, [value]]]), `${name} ${value}`).map((one) => ({
          module,
          key,
          value,
          one,
        })),
      ),
    );
}

function attempt(service: QueryService, module: Module, given: Given, key: string): readonly Case[] {
  const { draft, make } = subjectOf({ service, given }, module);
  const free = { kind: "accepted", refusals: [] } as const;
  return make(`/${key}`, moduleClaim(service, module), [draft()], free).map((one) => ({ ...one, base: undefined }));
}

/** A value in a response, and the namespace of its object, if it has one. */
interface Seen {
  readonly name: string;
  readonly value: string;
  readonly namespace: string;
}

function valuesIn(value: Json | undefined): readonly Seen[] {
  if (Array.isArray(value)) return (value as readonly Json[]).flatMap(valuesIn);
  if (!isObject(value)) return [];
  const namespace = String(memberOf(value, "ns") ?? "");
  return Object.entries(value).flatMap(([name, one]) =>
    typeof one === "string" || typeof one === "number" ? [{ name, value: String(one), namespace }] : valuesIn(one),
  );
}

/** Returns values of the members with the name of a parameter, in the singular or plural, of all namespaces. */
function candidates(name: string, seen: readonly Seen[]): readonly string[] {
  const fitting = seen.filter((one) => one.value !== "" && (one.name === name || `${one.name}s` === name));
  const groups = [...groupBy(fitting, ({ namespace }) => namespace).values()].map((all) => [
    ...new Set(all.map(({ value }) => value)),
  ]);
  const turns = Array.from({ length: tries }, (_, turn) => groups.flatMap((all) => all[turn] ?? []));
  return [...new Set(turns.flat())].slice(0, tries);
}

/** Returns the number of members and items that a module adds to a response. */
function amountOf(service: QueryService, module: Module, body: Json | undefined): number {
  const result = knownResult(module);
  const [results, pages] = responseMembers(service);
  if (result === undefined || body === undefined) return 1;
  const held = results === undefined ? body : memberOf(body, results);
  const inPages = pages === undefined ? [] : itemsIn(held, [pages]);
  const size = (value: Json | undefined): number => (Array.isArray(value) ? value.length : value === undefined ? 0 : 1);
  const sizes = [
    ...resultMembers(module, result).map(({ name }) => size(memberOf(held, name))),
    ...inPages.flatMap((page) => result.page.map(({ name }) => size(memberOf(page, name)))),
  ];
  return sizes.reduce((sum, one) => sum + one, 0);
}
