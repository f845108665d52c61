import { sentPath } from "../../naming/paths.ts";
import type { Service } from "../../model/model.ts";
import type { Module, QueryService } from "../../model/query.ts";
import type { Operation, Resource, ResourceService } from "../../model/resource.ts";
import type { Pair, Step } from "../suite/case.ts";
import { landmarksOf, textsNear, type Landmarks } from "../suite/near.ts";
import { draftOf, isPlain, sampleOf, wireOf, type Given } from "../suite/query/draft.ts";
import { queryStep } from "../suite/query/query-case.ts";
import { samplePairs, stepOf } from "../suite/resource/requests.ts";

/** A source of numbers from 0 to below 1, which a seed determines. */
export type Random = () => number;

export function randomFrom(seed: number): Random {
  let state = seed >>> 0 || 1;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A request that only reads, and the part of the spec that it is about. */
export interface RandomStep {
  readonly step: Step;
  readonly subject: Module | Operation;
  /** The names of the parameters without which the request would be another one. */
  readonly fixed: ReadonlySet<string>;
}

/** Returns a function that draws requests of a service, with several parameters each. Parts select some of them. */
export function stepsOf(
  service: Service,
  given: Given,
  parts: readonly string[],
  random: Random,
): () => RandomStep | undefined {
  const isChosen = (name: string): boolean => parts.length === 0 || parts.includes(name);
  if (service.kind === "query") {
    const modules = service.modules.filter(({ name }) => isChosen(name));
    const landmarks = new Map(modules.map((one) => [one, landmarksOf([one, service.wire.maxLimit?.value])]));
    return () => {
      const module = pick(modules, random);
      return module && randomQuery(service, module, landmarks.get(module)!, given, random);
    };
  }
  const calls = service.resources
    .filter(({ id }) => isChosen(id))
    .flatMap((resource) =>
      resource.operations
        .filter(
          ({ method, pathParameters, query }) => method === "GET" && pathParameters.length === 0 && query.length > 0,
        )
        .map((operation) => ({ resource, operation, landmarks: landmarksOf([operation]) })),
    );
  return () => {
    const call = pick(calls, random);
    return call && randomCall(service, call.resource, call.operation, call.landmarks, given, random);
  };
}

function randomQuery(
  service: QueryService,
  module: Module,
  landmarks: Landmarks,
  given: Given,
  random: Random,
): RandomStep | undefined {
  const base = draftOf(service, module, given);
  if (base === undefined) return undefined;
  const separator = service.wire.separator?.value ?? "|";
  const own = new Map(base.own);
  for (const { name, type, multiple } of several(module.parameters.filter(isPlain), random)) {
    const near = textsNear(type, { service, shapes: [], landmarks });
    const one = (): string => (random() < 0.4 ? sampleOf(service, module, name, given) : randomText(near, random));
    own.set(name, multiple === undefined ? one() : Array.from({ length: 1 + 3 * random() }, one).join(separator));
  }
  const bare = wireOf(service, { ...base, own: new Map(), shared: new Map() });
  return {
    step: queryStep(service, wireOf(service, { ...base, own })),
    subject: module,
    fixed: new Set(bare.map(([name]) => name)),
  };
}

function randomCall(
  service: ResourceService,
  { shapes }: Resource,
  operation: Operation,
  landmarks: Landmarks,
  given: Given,
  random: Random,
): RandomStep {
  const scope = { service, given, mark: "" };
  // The value of a cursor comes from a response.
  const drawn = operation.query.filter(({ role }) => role?.kind !== "after");
  const query = several(drawn, random).flatMap((parameter): readonly Pair[] => {
    if (random() < 0.4) return samplePairs(scope, operation, parameter);
    return [[parameter.name, randomText(textsNear(parameter.type.value, { service, shapes, landmarks }), random)]];
  });
  const step = stepOf(scope, operation, { query });
  const fixed = new Set(stepOf(scope, operation).query.map(([name]) => name));
  return { step: { ...step, path: sentPath(step) }, subject: operation, fixed };
}

/** Returns one of the values, or a string of random length. */
function randomText(values: readonly string[], random: Random): string {
  if (values.length > 0 && random() < 0.6) return pick(values, random)!;
  const letters = random() < 0.5 ? ["A", "b"] : ["a", "Z", "7", " ", "é", "-"];
  return Array.from({ length: Math.floor(40 * random()) }, () => pick(letters, random)).join("");
}

function pick<Item>(items: readonly Item[], random: Random): Item | undefined {
  return items[Math.floor(random() * items.length)];
}

/** Returns up to five items. */
function several<Item>(items: readonly Item[], random: Random): readonly Item[] {
  return [...new Set(Array.from({ length: 1 + Math.floor(5 * random()) }, () => pick(items, random)!))].filter(
    (item) => item !== undefined,
  );
}
