import { pathText, type Change, type Witness, type WitnessRequest, type WitnessResponse } from "../diff/change.ts";
import { groupBy } from "../model/group-by.ts";
import type { Model, Service } from "../model/model.ts";
import { profileOf } from "../model/profiles.ts";
import type { Operation, Resource, ResourceService } from "../model/resource.ts";
import { camelCase, collectionName } from "../naming/type-names.ts";
import { landmarksOf, type Landmarks } from "../verify/suite/near.ts";
import { addressOf, candidatesOf } from "./candidates.ts";
import { contractRequest, type Checks, type ServiceChecks, type Violation } from "../verify/contract.ts";
import { responsesNear } from "./responses.ts";

/** A revision, and the checks that its packages consist of. */
export interface Revision {
  readonly model: Model;
  readonly checks: Checks;
}

/**
 * Returns the changes, each breaking one with an example if there is one: a request that the packages of the old
 * revision accept and those of the new one refuse, or else a response of the new revision that the old one refuses.
 */
export async function addWitnesses(
  changes: readonly Change[],
  before: Revision,
  after: Revision,
): Promise<readonly Change[]> {
  const breaking = changes.filter(({ verdicts }) => verdicts.sends === "breaking" || verdicts.reads === "breaking");
  const found = new Map<Change, Witness>();
  for (const [id, own] of groupBy(breaking, ({ path }) => path[0]?.name ?? "")) {
    const sides = [before, after].map((one): Side => {
      return { service: one.model.services.find((service) => service.id === id), checks: one.checks.get(id) };
    });
    const all = await shownBy(own, sides[0]!, sides[1]!);
    for (const change of own) {
      const best = bestFor(change, all);
      if (best !== undefined) found.set(change, best.witness);
    }
  }
  return changes.map((change) => {
    const witness = found.get(change);
    return witness === undefined ? change : { ...change, witness };
  });
}

/** A service in one revision. */
interface Side {
  readonly service: Service | undefined;
  readonly checks: ServiceChecks | undefined;
}

/** A witness of some change. */
interface Shown {
  readonly part: string;
  readonly names: string;
  readonly witness: Witness;
}

/** A request that both revisions accept, with their judgements. */
interface Accepted {
  readonly request: WitnessRequest;
  readonly before: Judgement;
  readonly after: Judgement;
}

async function shownBy(changes: readonly Change[], before: Side, after: Side): Promise<readonly Shown[]> {
  const [old, now] = [before.service, after.service];
  if (old === undefined) return [];
  const named = changes.flatMap(partsOf);
  const parts = new Set(changes.every((change) => partsOf(change).length > 0) ? named : [...named, ...partsIn(old)]);
  const landmarks = landmarksOf([
    ...changes.flatMap((one) => [one.before, one.after]),
    ...[old, now].flatMap((one) => definitionsIn(one, parts)),
  ]);
  const all = [now, old].flatMap((one) => (one === undefined ? [] : candidatesOf(one, parts, landmarks)));
  const shown: Shown[] = [];
  const accepted = new Map<string, Accepted>();
  for (const one of new Map(all.map((candidate) => [JSON.stringify(candidate.request), candidate])).values()) {
    const { part, names, request } = one;
    const earlier = await verdictOf(before, request);
    if (earlier.refusal !== undefined) continue;
    const later = await verdictOf(after, request);
    if (later.refusal !== undefined) shown.push({ part, names, witness: { request, refusal: later.refusal } });
    else accepted.set(later.operation, { request, before: earlier, after: later });
  }
  const isRead = changes.some(({ verdicts }) => verdicts.reads === "breaking");
  return isRead && now?.kind === "resource" ? [...shown, ...responsesShown(now, parts, landmarks, accepted)] : shown;
}

/** Returns responses of the new revision that only the old one refuses, to requests that both accept. */
function responsesShown(
  now: ResourceService,
  parts: ReadonlySet<string>,
  landmarks: Landmarks,
  accepted: ReadonlyMap<string, Accepted>,
): readonly Shown[] {
  const shown: Shown[] = [];
  for (const resource of now.resources.filter(({ id }) => parts.has(id)))
    for (const operation of resource.operations) {
      const found = accepted.get(nameOf(resource, operation));
      if (found === undefined) continue;
      const { request, before, after } = found;
      for (const response of responsesNear(now, resource, operation, landmarks)) {
        const refusal = before.refusalOf(response);
        if (refusal === undefined || after.refusalOf(response) !== undefined) continue;
        const names = `${operation.operationId} ${refusal} ${response.status} ${response.body}`;
        shown.push({ part: resource.id, names, witness: { request, response, refusal } });
      }
    }
  return shown;
}

/** Returns the modules or resources that a change concerns, with their former names. */
function partsOf({ path, uses, before }: Change): readonly string[] {
  const texts = [pathText(path), ...uses].flatMap((text) => text.split(" / "));
  const named = texts.flatMap((text) => /^(?:module|resource) (.+)$/.exec(text)?.[1] ?? []);
  const { kind } = path.at(-1) ?? { kind: "" };
  return typeof before === "string" && (kind === "module" || kind === "resource") ? [...named, before] : named;
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

/** The judgement of one revision about a request and about responses to it. */
interface Judgement {
  /** The reason why the request is refused, or undefined if it is accepted. */
  readonly refusal: string | undefined;
  /** The name of the operation or the modules that the request calls. */
  readonly operation: string;
  readonly refusalOf: (response: WitnessResponse) => string | undefined;
}

const refused = (refusal: string): Judgement => ({ refusal, operation: "", refusalOf: () => refusal });

async function verdictOf({ service, checks }: Side, request: WitnessRequest): Promise<Judgement> {
  if (service === undefined || checks === undefined) return refused("the service does not exist");
  const base = addressOf(service);
  const { origin, pathname } = new URL(request.url);
  const path = `${origin}${pathname}`;
  if (!path.startsWith(base)) return refused(`the service has another address: ${base}`);
  const rest = path.slice(base.length);
  if (service.kind === "query" && rest !== (service.wire.endpoint?.value ?? ""))
    return refused(`the endpoint has another path: ${service.wire.endpoint?.value}`);
  const { method, url, headers, body } = request;
  const query = new URL(url).search.slice(1);
  const sent = contractRequest(method, rest, query, Object.entries(headers), body);
  const { name, violations, checkAnswer } = await checks.contract(sent);
  const [fault] = violations.filter((one) => isFault(service, one));
  return {
    refusal: fault === undefined ? keyRefusal(service, name, request) : textOf(fault),
    operation: name,
    refusalOf: (response) =>
      checkAnswer(response)
        .filter(({ by }) => by === "upstream")
        .map(textOf)[0],
  };
}

function textOf({ rule, detail }: Violation): string {
  return `${rule} ${detail}`.trim();
}

/** Warnings about deprecated names are no faults. */
function isFault(service: Service, { by, rule }: Violation): boolean {
  const help = service.kind === "query" ? profileOf(service)?.deprecationHelp : undefined;
  return by === "client" && rule !== "deprecation" && rule !== help;
}

/** Returns the refusal of a key whose kind an operation does not accept. The contract does not know the kinds of keys. */
function keyRefusal(service: Service, name: string, { headers, url }: WitnessRequest): string | undefined {
  if (service.kind !== "resource") return undefined;
  const accepted = service.resources.flatMap((resource) =>
    resource.operations
      .filter((one) => nameOf(resource, one) === name)
      .flatMap(({ access }) => (access.kind === "keys" ? [access.keys] : [])),
  )[0];
  if (accepted === undefined) return undefined;
  const sent = [...Object.values(headers), ...new URL(url).searchParams.values()];
  return accepted.some((kind) => sent.some((value) => value.endsWith(kind)))
    ? undefined
    : `the operation accepts only keys of the kind ${accepted.join(" or ")}`;
}

/** Returns the name of an operation in the contract. */
function nameOf(resource: Resource, { name }: Operation): string {
  return `${collectionName(resource)}.${camelCase(name)}`;
}

/** Returns the witness that shows a change best: about its subject, and short. */
function bestFor(change: Change, all: readonly Shown[]): Shown | undefined {
  const parts = partsOf(change);
  const side = all.filter(({ witness }) => (witness.response === undefined) === (change.verdicts.sends === "breaking"));
  const own = side.filter(({ part }) => parts.includes(part));
  const words = change.path
    .slice(1)
    .flatMap(({ name }) => name.split(" "))
    .filter((name) => name !== "");
  const names = typeof change.before === "string" ? [...words, change.before] : words;
  const mentions = (one: Shown): number => names.filter((name) => one.names.includes(name)).length;
  const size = ({ witness }: Shown): number => JSON.stringify(witness).length;
  return (own.length === 0 ? side : own).toSorted((a, b) => mentions(b) - mentions(a) || size(a) - size(b))[0];
}
