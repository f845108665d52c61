import { fieldsOfBody, needsOfBody, rulesOfBody } from "../model/body.ts";
import type { Related } from "../diagnostics/diagnostic.ts";
import { groupBy } from "../model/group-by.ts";
import { remembered } from "../model/memo.ts";
import type { Model } from "../model/model.ts";
import type { Place } from "../model/place.ts";
import { queryServices, resourceServices, shapeFieldRules, shapeFields } from "../model/queries.ts";
import type { Module, RequestParameters } from "../model/query.ts";
import type { Operation, Resource } from "../model/resource.ts";
import { fieldProblem, findRequest, parameterProblem, type Constraint, type Problem } from "./rule-search.ts";

/** A list of parameters or fields with rules between them. */
export interface RuleList {
  /** The name of the module, operation or shape. */
  readonly subject: string;
  readonly members: readonly { readonly name: string; readonly place: Place }[];
  readonly problem: Problem;
  /** True if a request that breaks several rules gets the error of the first. */
  readonly isOrdered: boolean;
}

/** Returns the lists of parameters and fields of a model. */
export const ruleLists = remembered((model: Model): readonly RuleList[] => [
  ...queryServices(model).flatMap(({ modules, requestParameters }): readonly RuleList[] => [
    ...requestParameters.map(listOfSet),
    ...modules.map(listOfModule),
  ]),
  ...resourceServices(model).flatMap(({ resources }) => resources.flatMap(listsOfResource)),
]);

const listOfSet = remembered(({ id, parameters, rules }: RequestParameters): RuleList => {
  return {
    subject: id,
    members: parameters,
    problem: parameterProblem(parameters, rules, true),
    isOrdered: true,
  };
});

const listOfModule = remembered(({ name, parameters, rules, generator }: Module): RuleList => {
  return {
    subject: name,
    members: parameters,
    problem: parameterProblem(parameters, rules, generator),
    isOrdered: true,
  };
});

function listsOfResource(resource: Resource): readonly RuleList[] {
  const shapes = resource.shapes.map((shape): RuleList => {
    const fields = shapeFields(resource, shape);
    const problem = fieldProblem(fields, shapeFieldRules(resource, shape));
    return { subject: shape.name, members: fields, problem, isOrdered: false };
  });
  return [...shapes, ...resource.operations.flatMap((operation) => listsOfOperation(resource, operation))];
}

function listsOfOperation(resource: Resource, operation: Operation): readonly RuleList[] {
  const { operationId: subject, query, queryRules, request } = operation;
  const ofQuery = { subject, members: query, problem: fieldProblem(query, queryRules), isOrdered: false };
  if (request === undefined || request.kind === "own" || request.kind === "media") return [ofQuery];
  const required = needsOfBody(resource, request).flatMap((need) => (need.kind === "field" ? [need.field] : []));
  const fields = fieldsOfBody(resource, request).map(({ name, place }) => ({
    name,
    place,
    required: required.includes(name),
  }));
  const problem = fieldProblem(fields, rulesOfBody(resource, request));
  return [ofQuery, { subject, members: fields, problem, isOrdered: false }];
}

/** Returns the first rule that no request keeps together with the rules before it. */
export const firstUnsatisfiable = remembered((problem: Problem): Constraint | undefined => {
  const { constraints } = problem;
  if (findRequest(problem, { keeps: constraints }) !== undefined) return undefined;
  return constraints.find((_, index) => findRequest(problem, { keeps: constraints.slice(0, index + 1) }) === undefined);
});

/** A fault at a place that several lists may share, such as a rule of a parameter group. */
export interface Candidate {
  readonly subject: string;
  readonly place: Place;
  /** The rules that cause the fault, or `undefined` if there is none. */
  readonly causes: readonly Constraint[] | undefined;
}

/** Points at rules that cause a fault. */
export function relatedRules(causes: readonly Constraint[] | undefined, message: string): readonly Related[] {
  return (causes ?? []).map(({ place }) => ({ message, place }));
}

/** Returns the faults at places where every list has the fault, once for each place. */
export function commonFaults<Fault extends Candidate>(candidates: readonly Fault[]): readonly Fault[] {
  const byPlace = groupBy(candidates, ({ place }) => `${place.file}:${place.start}`);
  return [...byPlace.values()].flatMap((those) =>
    those.every(({ causes }) => causes !== undefined) ? [those[0]!] : [],
  );
}
