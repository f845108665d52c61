import type { Module, Parameter, QueryService } from "../../model/query.ts";
import { jsonObject, type JsonObject } from "../../codegen/json.ts";
import { choicesOf } from "../../model/queries.ts";
import { knownResult } from "../../model/result-parts.ts";
import { inferFields, groupsOf, newMember } from "../infer/infer-fields.ts";
import { type Location, type Observations, type Seen, type Sighting, inside, memberName } from "../judge/context.ts";
import { partNames, type Walk } from "../judge/walk-response.ts";
import type { Addition } from "../../edit/add-members.ts";
import { resultContent } from "../../model/inner-types.ts";
import type { ResultField, ResultShape, ResultType } from "../../model/result.ts";
import { type Presence, candidateTests, explainPresence } from "../infer/presence.ts";

/** Returns additions for parts of responses that the spec does not describe yet. New results cite the decision `by`. */
export function propose(service: QueryService, walk: Walk, by: string): readonly Addition[] {
  const sightings = [...walk.observed.sightings.values()];
  const parametersOf = (sighting: Sighting): readonly Parameter[] => parametersFor(service, walk, sighting);
  const attributed = attribute(sightings, parametersOf);
  const found = sightings.flatMap((sighting): readonly Found[] => {
    const names = (
      sighting.part.location === undefined ? [...sighting.foreign] : (attributed.get(sighting) ?? [])
    ).filter((name) => memberName.test(name));
    if (names.length === 0) return [];
    const terms = { scope: walk.scope, part: sighting.part, parameters: parametersOf(sighting) };
    return [{ sighting, members: inferFields(terms, sighting.seen, names) }];
  });
  const isNew = ({ sighting: { part } }: Found): boolean =>
    part.module !== undefined && knownResult(part.module) === undefined;
  const members = found
    .filter((one) => !isNew(one))
    .map(({ sighting, members }) => ({ target: sighting.part.target, members }));
  return [...wholeResults(walk, found.filter(isNew), by), ...members];
}

interface Found {
  readonly sighting: Sighting;
  readonly members: JsonObject;
}

/** Returns a result for each module without one, built from its parts. */
function wholeResults(walk: Walk, found: readonly Found[], by: string): readonly Addition[] {
  const modules = [...new Set(found.map(({ sighting }) => sighting.part.module!))];
  return modules.map((module) => {
    const own = new Map(
      found
        .filter(({ sighting }) => sighting.part.module === module)
        .map(({ sighting, members }) => [sighting.part.target.path.at(-1), members]),
    );
    const parts = jsonObject(partNames.map((name) => [name, own.get(name)]));
    const members = { by, recordings: responsesOf(walk.observed, module), ...parts };
    return { target: inside(walk.moduleTarget(module), "result"), members };
  });
}

/** Counts the responses that provide evidence about a module. */
function responsesOf({ sightings }: Observations, module: Module): number {
  const own = [...sightings.values()].filter(({ part }) => part.module === module);
  return new Set(own.flatMap(({ seen }) => seen.map(({ context }) => context.answer))).size;
}

/**
 * Returns the parameters that conditions of members may refer to: those of the module, those common to all users of a
 * shape, or those of the request.
 */
function parametersFor(
  service: QueryService,
  walk: Walk,
  { part: { module, target } }: Sighting,
): readonly Parameter[] {
  if (module !== undefined) return module.parameters;
  const ofRequest = service.requestParameters.flatMap(({ parameters }) => parameters);
  const shape = [...walk.scope.shapes.keys()].find((name) =>
    walk.scope.shapeTarget(name).path.every((step, index) => target.path[index] === step),
  );
  const [first, ...others] =
    shape === undefined ? [] : usersOfShape(service, walk.scope.shapes, shape).map(({ parameters }) => parameters);
  return first === undefined
    ? ofRequest
    : first.filter((one) => others.every((parameters) => parameters.some((other) => areAlike(one, other, walk))));
}

function areAlike(one: Parameter, other: Parameter, { scope: { valueSets } }: Walk): boolean {
  const values = ({ type }: Parameter): string =>
    type.kind === "enum"
      ? choicesOf(type, valueSets)
          .values.map(({ value }) => value)
          .join("\n")
      : type.kind;
  return one.name === other.name && values(one) === values(other);
}

/** Returns the modules whose results contain the shape, at any depth. */
function usersOfShape(
  service: QueryService,
  shapes: ReadonlyMap<string, ResultShape>,
  shape: string,
): readonly Module[] {
  return service.modules.filter((module) => {
    const result = knownResult(module);
    if (result === undefined) return false;
    const { items = [], results, page, generated, body } = result;
    return holds([...items, ...results, ...page, ...generated, ...body]);
  });

  function holds(fields: readonly ResultField[]): boolean {
    return fields.some(({ type }) => isMadeOf(type));
  }

  function isMadeOf(type: ResultType): boolean {
    const content = resultContent(type);
    return (
      content.types.some(isMadeOf) ||
      holds(content.fields) ||
      (content.shape !== undefined && (content.shape === shape || holds(shapes.get(content.shape)!.fields)))
    );
  }
}

/** The maximum number of modules that a member is attributed to. With more, it belongs to the response. */
const mostModules = 3;

type ParametersOf = (sighting: Sighting) => readonly Parameter[];

/**
 * Attributes unknown members of objects that several modules add to. Returns the members of each owner that has any.
 */
function attribute(
  sightings: readonly Sighting[],
  parametersOf: ParametersOf,
): ReadonlyMap<Sighting, readonly string[]> {
  const found = new Map<Sighting, string[]>();
  for (const location of ["body", "results", "page"] as const) {
    const there = sightings.filter(({ part }) => part.location === location);
    for (const member of new Set(there.flatMap(({ foreign }) => [...foreign]))) {
      for (const owner of ownersOf(member, location, there, parametersOf))
        found.set(owner, [...(found.get(owner) ?? []), member]);
    }
  }
  return found;
}

/** Returns the modules to which the member belongs, or the response itself. */
function ownersOf(
  member: string,
  location: Location,
  there: readonly Sighting[],
  parametersOf: ParametersOf,
): readonly Sighting[] {
  const claims = there.flatMap((sighting) => claimOf(member, sighting, parametersOf(sighting)));
  const own = claims.filter(({ sighting }) => sighting.part.module === undefined);
  const modules = fewestThatCover(
    claims.filter((claim) => !own.includes(claim)),
    new Set(own.flatMap(({ objects }) => [...objects])),
  );
  if (modules === undefined) return own.map(({ sighting }) => sighting);
  const explains = (those: readonly Claim[]): boolean => those.every(({ presence }) => !presence.optional);
  const isTheResponses =
    !modules.some(({ isNamed }) => isNamed) && explains(own) && (location === "body" || !explains(modules));
  return (isTheResponses ? own : modules).map(({ sighting }) => sighting);
}

interface Claim {
  readonly sighting: Sighting;
  /** The objects that have the member and in which it is unknown. */
  readonly objects: ReadonlySet<Seen["value"]>;
  readonly presence: Presence;
  readonly isNamed: boolean;
}

function claimOf(member: string, sighting: Sighting, parameters: readonly Parameter[]): readonly Claim[] {
  if (!sighting.foreign.has(member)) return [];
  const { part, seen } = sighting;
  const candidates = candidateTests(parameters, [...new Set(seen.map(({ context }) => context))]);
  const presence = explainPresence(member, groupsOf({ part }, seen, member), candidates, sighting.foreign);
  const objects = new Set(seen.filter((one) => newMember(one, member) !== undefined).map(({ value }) => value));
  return [{ sighting, objects, presence, isNamed: part.module?.name === member }];
}

/** Returns a small set of modules that covers all of the objects, or `undefined` if there is none. */
function fewestThatCover(claims: readonly Claim[], all: ReadonlySet<Seen["value"]>): readonly Claim[] | undefined {
  const chosen: Claim[] = [];
  let left = all;
  while (left.size > 0) {
    const covers = (claim: Claim): number => [...claim.objects].filter((object) => left.has(object)).length;
    const [best] = claims
      .map((claim) => ({ claim, covered: covers(claim) }))
      .filter(({ covered }) => covered > 0)
      .sort((a, b) => worth(b.claim) - worth(a.claim) || b.covered - a.covered);
    if (best === undefined || chosen.length === mostModules) return undefined;
    chosen.push(best.claim);
    left = new Set([...left].filter((object) => !best.claim.objects.has(object)));
  }
  return chosen;

  function worth({ isNamed, objects, presence }: Claim): number {
    const coversAll = [...left].every((object) => objects.has(object));
    return (
      (isNamed ? 8 : 0) +
      (coversAll ? 4 : 0) +
      (presence.optional ? 0 : 2) +
      (presence.optional && presence.when.length === 0 ? 0 : 1)
    );
  }
}
