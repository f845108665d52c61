import { incremental } from "../../model/memo.ts";
import { type ByKind, byKind } from "../../model/group-by.ts";
import type { Example } from "../../model/example.ts";
import type { Module, QueryService } from "../../model/query.ts";
import type { ContinueField, ContinueSyntax } from "../../model/rules.ts";
import { knownResult } from "../../model/result-parts.ts";
import { fieldNames, wireName } from "../../naming/wire-names.ts";
import {
  type JsonObject,
  type Path,
  type ValueFault,
  describeValue,
  isObject,
  matches,
  pathText,
  tooMany,
} from "./text-fault.ts";
import { fieldsOfBody } from "../../model/body.ts";
import { fieldsBodyOf } from "../../model/operations.ts";
import type { Field, Operation, QueryParameter, Resource, ResourceService } from "../../model/resource.ts";
import { asState, listedValues } from "../states.ts";

/**
 * Finds values of an example that contradict each other, such as more items than the limit, or an invalid value to
 * continue from.
 */
export const moduleContradictions = incremental(
  (service: QueryService, module: Module, { request, response }: Example): readonly ValueFault[] => {
    const given = isObject(request) ? request : {};
    return [
      ...(isObject(response)
        ? [...limitFaults(service, module, given, response), ...nextFaults(service, module, response)]
        : []),
      ...module.parameters.flatMap(({ name, syntax }) =>
        syntax?.kind === "continue" && Object.hasOwn(given, name)
          ? continueFaults(syntax, given[name], ["request", name])
          : [],
      ),
    ];
  },
);

function limitFaults(
  { answer }: QueryService,
  module: Module,
  given: JsonObject,
  response: JsonObject,
): readonly ValueFault[] {
  const parameter = module.parameters.find(({ type }) => type.kind === "limit");
  if (parameter === undefined || answer === undefined || knownResult(module)?.items === undefined) return [];
  const limit = given[parameter.name] ?? parameter.default?.value;
  const results = response[answer.results];
  const items = isObject(results) ? results[module.name] : undefined;
  if (typeof limit !== "number" || !Array.isArray(items) || items.length <= limit) return [];
  return [tooMany(["response", answer.results, module.name], items.length, limit)];
}

/**
 * Returns the faults in the response's value for the next request, which is in a body member with the parameter's name.
 */
function nextFaults(service: QueryService, module: Module, response: JsonObject): readonly ValueFault[] {
  return module.parameters.flatMap(({ name, syntax }) => {
    const inRequests = wireName(service, module, name);
    if (syntax?.kind !== "continue" || inRequests === undefined) return [];
    return Object.entries(response).flatMap(([member, value]) =>
      isObject(value) && Object.hasOwn(value, inRequests)
        ? continueFaults(syntax, value[inRequests], ["response", member, inRequests])
        : [],
    );
  });
}

function continueFaults({ forms, emptyIsAbsent }: ContinueSyntax, value: unknown, path: Path): readonly ValueFault[] {
  const parts = String(value).split("|");
  const fits = forms.some(
    ({ fields }) =>
      fields.length === parts.length && fields.every((field, index) => byKind(fitsField, field, parts[index]!)),
  );
  if (fits || (emptyIsAbsent && value === "")) return [];
  return [{ path, reason: `is ${describeValue(value)}, which is not a value to continue from` }];
}

const fitsForm =
  (form: string) =>
  (_: unknown, part: string): boolean =>
    matches(form, part);

const fitsField: ByKind<ContinueField, [part: string], boolean> = {
  text: () => true,
  integer: fitsForm("^(?:0|-?[1-9][0-9]*)$"),
  timestamp: fitsForm("^[0-9]{14}$"),
  hex: fitsForm("^(?:[0-9A-Fa-f]{2})*$"),
  fraction: fitsForm("^0\\.[0-9]+$"),
  bit: fitsForm("^[01]$"),
  literal: ({ text }, part) => text === part,
};

/** Operations whose response describes the object of the path. */
const ABOUT_ITS_OBJECT: ReadonlySet<string> = new Set(["get", "update", "delete"]);

interface Row {
  readonly value: JsonObject;
  readonly path: Path;
}

export const operationContradictions = incremental(
  (
    service: ResourceService,
    resource: Resource,
    operation: Operation,
    { parameters, request, response }: Example,
  ): readonly ValueFault[] => {
    const rows = rowsOf(response);
    const limit = given(
      parameters,
      operation.query.find(({ role }) => role?.kind === "limit"),
    );
    return [
      ...rows.flatMap((row) => [
        ...idFaults(resource, operation, parameters, row),
        ...resource.fields.flatMap((field) => aliasFaults(field, row)),
        ...sentFaults(resource, operation, request, row),
        ...filterFaults(resource, operation, parameters, row),
        ...stateFaults(service, resource, operation, row),
      ]),
      ...(limit !== undefined && rows.length > Number(limit) ? [tooMany(["response"], rows.length, limit)] : []),
    ];
  },
);

/** Returns a row for each item of a list, which may be anywhere in a page. Any other object is one row. */
function rowsOf(response: unknown): readonly Row[] {
  const path = ["response"];
  if (Array.isArray(response)) return rowsIn(response, path);
  if (!isObject(response)) return [];
  const lists = Object.entries(response).filter(([, value]) => Array.isArray(value) && value.some(isObject));
  const isPage = lists.length === 1 && Object.values(response).every((value) => !isObject(value));
  const [name, list] = lists[0] ?? [];
  return isPage
    ? [{ value: response, path }, ...rowsIn(list as readonly unknown[], [...path, name!])]
    : [{ value: response, path }];
}

function rowsIn(list: readonly unknown[], path: Path): readonly Row[] {
  return list.flatMap((value, index) => (isObject(value) ? [{ value, path: [...path, index] }] : []));
}

function given(
  parameters: Example["parameters"],
  parameter: Pick<QueryParameter, "name" | "aliases"> | undefined,
): unknown {
  const name = parameter && [parameter.name, ...parameter.aliases].find((one) => Object.hasOwn(parameters, one));
  return name === undefined ? undefined : parameters[name];
}

/** The id in the path, the id field and a member `id` must be equal. */
function idFaults(
  { idField }: Resource,
  operation: Operation,
  parameters: Example["parameters"],
  { value, path }: Row,
): readonly ValueFault[] {
  const names = [idField, "id"].filter((name) => name !== undefined && Object.hasOwn(value, name)) as readonly string[];
  const [first, second] = names;
  if (first === undefined || (first !== idField && !ABOUT_ITS_OBJECT.has(operation.name))) return [];
  const inPath =
    ABOUT_ITS_OBJECT.has(operation.name) && path.length === 1
      ? operation.pathParameters.find(({ isId }) => isId)
      : undefined;
  return [
    ...(inPath === undefined || !Object.hasOwn(parameters, inPath.name)
      ? []
      : differing([...path, first], value[first], ["parameters", inPath.name], parameters[inPath.name])),
    ...(second === undefined || first === second
      ? []
      : differing([...path, second], value[second], [...path, first], value[first])),
  ];
}

function aliasFaults(field: Field, { value, path }: Row): readonly ValueFault[] {
  const [first, ...others] = fieldNames(field).filter((name) => Object.hasOwn(value, name));
  return others.flatMap((name) => differing([...path, name], value[name], [...path, first!], value[first!]));
}

/** Returns whether a value is stored as it was sent. Numbers, URLs and times have several forms. */
function isKept({ type }: Field): boolean {
  const known = type.value;
  return (
    known !== undefined &&
    (["integer", "boolean", "enum"].includes(known.kind) || (known.kind === "string" && known.format === undefined))
  );
}

/** After a request, the object must have the values that the request set. */
function sentFaults(
  resource: Resource,
  operation: Operation,
  request: unknown,
  { value, path }: Row,
): readonly ValueFault[] {
  const body = fieldsBodyOf(operation);
  if (body === undefined || !isObject(request) || path.length > 1) return [];
  return fieldsOfBody(resource, body)
    .filter(isKept)
    .flatMap((field) => {
      const [sent, stored] = [request, value].map((object) =>
        fieldNames(field).find((name) => Object.hasOwn(object, name)),
      );
      return sent === undefined || stored === undefined
        ? []
        : differing([...path, stored], value[stored], ["request", sent], request[sent]);
    });
}

function filterFaults(
  resource: Resource,
  { query }: Operation,
  parameters: Example["parameters"],
  { value, path }: Row,
): readonly ValueFault[] {
  return query.flatMap((parameter) => {
    const wanted = given(parameters, parameter);
    const { role } = parameter;
    if (role?.kind !== "filter" || wanted === undefined) return [];
    const name = resource.fields
      .filter((field) => field.name === role.field)
      .flatMap(fieldNames)
      .find((one) => Object.hasOwn(value, one));
    return name === undefined ? [] : differing([...path, name], value[name], ["parameters", parameter.name], wanted);
  });
}

/**
 * After an operation, the object must be in a state that one of the operation's transitions leads to, or in one that
 * refines it.
 */
function stateFaults(
  service: ResourceService,
  { states: machine, fields }: Resource,
  operation: Operation,
  { value, path }: Row,
): readonly ValueFault[] {
  const transitions = (machine?.transitions ?? []).filter(
    ({ trigger }) => trigger.kind === "operation" && trigger.operation === operation.name,
  );
  if (machine === undefined || transitions.length === 0 || path.length > 1) return [];
  const parents = new Map(machine.states.map(({ name, refines }) => [name, refines?.state]));
  const reached = new Set(
    transitions.flatMap(({ to }) => [
      to.state,
      ...machine.states.filter(({ refines }) => refines?.state === to.state).map(({ name }) => name),
    ]),
  );
  return fields
    .filter((field) => listedValues(service, field).some((one) => parents.has(asState(one))))
    .flatMap((field) => {
      const name = fieldNames(field).find((one) => typeof value[one] === "string");
      const state = name === undefined ? "" : asState(value[name] as string);
      if (!parents.has(state) || reached.has(state) || [...reached].some((one) => parents.get(one) === state))
        return [];
      return [
        {
          path: [...path, name!],
          reason: `is the state “${state}”, but “${operation.name}” leads to ${[...reached].map((one) => `“${one}”`).join(" or ")}`,
        },
      ];
    });
}

/** Numbers may also be written as strings. Objects, lists and null are not compared. */
function differing(path: Path, value: unknown, otherPath: Path, other: unknown): readonly ValueFault[] {
  if (
    ![value, other].every((one) => ["string", "number", "boolean"].includes(typeof one)) ||
    String(value) === String(other)
  )
    return [];
  return [{ path, reason: `is ${describeValue(value)}, but “${pathText(otherPath)}” is ${describeValue(other)}` }];
}
