import type { Module, Parameter, QueryService } from "../../model/query.ts";
import { jsonObject, type JsonObject } from "../../codegen/json.ts";
import { choicesOf } from "../../model/queries.ts";
import { knownResult } from "../../model/results.ts";
import { inferFields } from "../infer/infer-fields.ts";
import type { Observations, Sighting } from "../judge/observations.ts";
import { memberName } from "../judge/member-name.ts";
import { inside } from "../judge/target.ts";
import { partNames, type Walk } from "../judge/walk-answer.ts";
import type { Addition } from "../../edit/addition.ts";
import { attribute } from "./attribute.ts";
import { usersOfShape } from "./users-of-shape.ts";

/** What the spec does not say yet of what the answers hold. `by` is the decision that new results rest on. */
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

/** A result for each module that has none: its parts together. */
function wholeResults(walk: Walk, found: readonly Found[], by: string): readonly Addition[] {
  const modules = [...new Set(found.map(({ sighting }) => sighting.part.module!))];
  return modules.map((module) => {
    const own = new Map(
      found
        .filter(({ sighting }) => sighting.part.module === module)
        .map(({ sighting, members }) => [sighting.part.target.path.at(-1), members]),
    );
    const parts = jsonObject(partNames.map((name) => [name, own.get(name)]));
    const members = { by, answers: answersOf(walk.observed, module), ...parts };
    return { target: inside(walk.moduleTarget(module), "result"), members };
  });
}

/** How many answers say something of a module. */
function answersOf({ sightings }: Observations, module: Module): number {
  const own = [...sightings.values()].filter(({ part }) => part.module === module);
  return new Set(own.flatMap(({ seen }) => seen.map(({ context }) => context.answer))).size;
}

/**
 * What the tests of members may name: parameters of the module, or those that all users of a shape have alike, or the
 * request's.
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
