import { pathText, type Change, type WitnessRequest } from "../diff/change.ts";
import { groupBy } from "../model/group-by.ts";
import type { Model, Service } from "../model/model.ts";
import { camelCase, collectionName } from "../naming/type-names.ts";
import { landmarksOf } from "../verify/suite/near.ts";
import { addressOf, candidatesOf, type Candidate } from "./candidates.ts";
import type { Checks, ContractRequest, ServiceChecks, Violation } from "./contract.ts";

/** A revision, and the checks that its packages consist of. */
export interface Revision {
  readonly model: Model;
  readonly checks: Checks;
}

/**
 * Returns the changes, each breaking one with an example if there is one: a request that the packages of the old
 * revision accept and those of the new one refuse.
 */
export async function addWitnesses(
  changes: readonly Change[],
  before: Revision,
  after: Revision,
): Promise<readonly Change[]> {
  const breaking = changes.filter(({ verdicts }) => verdicts.sends === "breaking");
  const found = new Map<Change, Refused>();
  for (const [service, own] of groupBy(breaking, ({ path }) => path[0]?.name ?? "")) {
    const refused = await refusedNow(service, own, before, after);
    for (const change of own) {
      const best = bestFor(change, refused);
      if (best !== undefined) found.set(change, best);
    }
  }
  return changes.map((change) => {
    const { request, refusal } = found.get(change) ?? {};
    return request === undefined || refusal === undefined ? change : { ...change, witness: { request, refusal } };
  });
}

/** A request that the old revision accepts, and the reason why the new one refuses it. */
interface Refused extends Candidate {
  readonly refusal: string;
}

async function refusedNow(
  id: string,
  changes: readonly Change[],
  before: Revision,
  after: Revision,
): Promise<readonly Refused[]> {
  const [old, now] = [before, after].map(({ model }) => model.services.find((one) => one.id === id));
  if (old === undefined) return [];
  const named = changes.flatMap(partsOf);
  const parts = new Set(changes.every((change) => partsOf(change).length > 0) ? named : [...named, ...partsIn(old)]);
  const landmarks = landmarksOf([
    ...changes.flatMap((one) => [one.before, one.after]),
    ...[old, now].flatMap((one) => definitionsIn(one, parts)),
  ]);
  const all = [now, old].flatMap((one) => (one === undefined ? [] : candidatesOf(one, parts, landmarks)));
  const refused: Refused[] = [];
  for (const one of new Map(all.map((candidate) => [JSON.stringify(candidate.request), candidate])).values()) {
    if (process.env["DBG"])
      console.log(
        one.names,
        one.request.url,
        one.request.body,
        await refusalOf(old, before.checks.get(id), one.request),
        await refusalOf(now, after.checks.get(id), one.request),
      );
    if ((await refusalOf(old, before.checks.get(id), one.request)) !== undefined) continue;
    const refusal = await refusalOf(now, after.checks.get(id), one.request);
    if (refusal !== undefined) refused.push({ ...one, refusal });
  }
  return refused;
}

/** Returns the modules or resources that a change concerns, with their former names. */
function partsOf({ path, uses, before }: Change): readonly string[] {
  const texts = [pathText(path), ...uses].flatMap((text) => text.split(" / "));
  const named = texts.flatMap((text) => /^(?:module|resource) (.+)$/.exec(text)?.[1] ?? []);
  return typeof before === "string" ? [...named, before] : named;
}

/** Returns the first few modules or resources of a service, for changes that concern all of them. */
function partsIn(service: Service): readonly string[] {
  const all =
    service.kind === "query" ? service.modules.map(({ name }) => name) : service.resources.map(({ id }) => id);
  return all.slice(0, 3);
}

function definitionsIn(service: Service | undefined, parts: ReadonlySet<string>): readonly unknown[] {
  if (service === undefined) return [];
  return service.kind === "query"
    ? [service.wire, service.limits, ...service.modules.filter(({ name }) => parts.has(name))]
    : [{ timestamps: service.timestamps?.value }, ...service.resources.filter(({ id }) => parts.has(id))];
}

/** Returns the reason why a service refuses a request, or undefined if it accepts the request. */
async function refusalOf(
  service: Service | undefined,
  checks: ServiceChecks | undefined,
  request: WitnessRequest,
): Promise<string | undefined> {
  if (service === undefined || checks === undefined) return "the service does not exist";
  const base = addressOf(service);
  const { origin, pathname } = new URL(request.url);
  const path = `${origin}${pathname}`;
  if (!path.startsWith(base)) return `the service has another address: ${base}`;
  const rest = path.slice(base.length);
  if (service.kind === "query" && rest !== (service.wire.endpoint?.value ?? "")) return "the endpoint has another path";
  const { name, violations } = await checks.contract(contractRequest(request, rest));
  const fault = violations.find(isFault);
  return fault === undefined ? keyRefusal(service, name, request) : `${fault.rule} ${fault.detail}`.trim();
}

/** Warnings about deprecated names are no faults. */
function isFault({ by, rule }: Violation): boolean {
  return by === "client" && rule !== "deprecation";
}

function contractRequest({ method, url, headers, body }: WitnessRequest, path: string): ContractRequest {
  return {
    method,
    path,
    query: new URL(url).search.slice(1),
    headers,
    rawHeaders: Object.entries(headers).flat(),
    body: body === undefined ? undefined : new TextEncoder().encode(body),
  };
}

/** Returns the refusal of a key whose kind an operation does not accept. The contract does not know the kinds of keys. */
function keyRefusal(service: Service, name: string, { headers, url }: WitnessRequest): string | undefined {
  if (service.kind !== "resource") return undefined;
  const accepted = service.resources.flatMap((resource) =>
    resource.operations
      .filter((one) => `${collectionName(resource)}.${camelCase(one.name)}` === name)
      .flatMap(({ access }) => (access.kind === "keys" ? [access.keys] : [])),
  )[0];
  if (accepted === undefined) return undefined;
  const sent = [...Object.values(headers), ...new URL(url).searchParams.values()];
  return accepted.some((kind) => sent.some((value) => value.endsWith(kind)))
    ? undefined
    : `the operation accepts only keys of the kind ${accepted.join(" or ")}`;
}

/** Returns the request that shows a change best: about its subject, and short. */
function bestFor(change: Change, all: readonly Refused[]): Refused | undefined {
  const parts = partsOf(change);
  const own = all.filter(({ part }) => parts.includes(part));
  const words = change.path
    .slice(1)
    .flatMap(({ name }) => name.split(" "))
    .filter((name) => name !== "");
  const names = typeof change.before === "string" ? [...words, change.before] : words;
  const mentions = (one: Refused): number => names.filter((name) => one.names.includes(name)).length;
  const size = ({ request }: Refused): number => JSON.stringify(request).length;
  return (own.length === 0 ? all : own).toSorted((a, b) => mentions(b) - mentions(a) || size(a) - size(b))[0];
}
