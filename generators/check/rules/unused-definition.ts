import { diagnostic } from "../../diagnostics/diagnostic.ts";
import { citedSections } from "../../model/decision.ts";
import { keysOf, operationsOf, scopesOf } from "../../model/operations.ts";
import { namesInBraces, queryServices, resourceServices, shapeChain, shapesWithin } from "../../model/queries.ts";
import type { Model, Service } from "../../model/model.ts";
import type { Resource, ResourceService, Shape } from "../../model/resource.ts";
import type { Fact } from "../../model/fact.ts";
import type { FieldRule } from "../../model/rules.ts";
import { knownTypes, typesInUse } from "../known.ts";
import type { Named, Rule } from "../rule.ts";

/** Every definition should be used. An unused one is harmless, but usually a reference is missing. */
export const unusedDefinition: Rule = {
  code: "unused-definition",
  check(model, report) {
    for (const { kind, name, place, used, where = "" } of definitions(model)) {
      if (!used) report(diagnostic("unused-definition", place, { kind, name, where }));
    }
  },
};

interface Definition extends Named {
  readonly kind: string;
  readonly used: boolean;
  /** The place where it can be used, if that is not obvious. */
  readonly where?: string;
}

const whereOfCodes = " in “errors” of an operation, or in “requestErrors” of the service";

function definitions(model: Model): readonly Definition[] {
  const sets = usedSets(model);
  return [
    ...model.services.flatMap((service) =>
      service.valueSets.map(({ id, place }) => ({ kind: "value set", name: id, place, used: sets.has(id) })),
    ),
    ...queryServices(model).flatMap(({ parameterGroups, modules, requestParameters }) => {
      const all = [...modules, ...requestParameters, ...parameterGroups].flatMap((owner) => owner.parameters);
      const used = new Set(all.map((parameter) => parameter.fromGroup?.group));
      return parameterGroups.map(({ id, place }) => ({ kind: "parameter group", name: id, place, used: used.has(id) }));
    }),
    ...model.services.flatMap(urlVariables),
    ...sources(model),
    ...resourceServices(model).flatMap((service) => [
      ...keyKinds(service),
      ...scopes(service),
      ...errorCodes(service),
      ...shapes(service),
    ]),
  ];
}

function sources({ sources: all, decisions }: Model): readonly Definition[] {
  const cited = new Set(decisions.flatMap(citedSections).map(({ source }) => source));
  return all.map((source) => ({ kind: "source", name: source.id, place: source.place, used: cited.has(source) }));
}

function urlVariables({ baseUrl, baseUrlVariables }: Service): readonly Definition[] {
  const url = baseUrl.value;
  const used = url === undefined ? undefined : new Set(namesInBraces(url));
  return baseUrlVariables.map(({ name, place }) => {
    return { kind: "variable of the base URL", name, place, used: used === undefined || used.has(name) };
  });
}

function keyKinds(service: ResourceService): readonly Definition[] {
  const used = new Set(operationsOf(service).flatMap(keysOf));
  return (service.authentication?.keyKinds ?? []).map(({ id, place }) => ({
    kind: "key kind",
    name: id,
    place,
    used: used.has(id),
  }));
}

function scopes(service: ResourceService): readonly Definition[] {
  const used = new Set(operationsOf(service).flatMap(scopesOf));
  return (service.authentication?.scopes ?? []).map(({ name, place }) => ({
    kind: "scope",
    name,
    place,
    used: used.has(name),
  }));
}

function errorCodes(service: ResourceService): readonly Definition[] {
  const used = errorCodesInUse(service);
  return service.errors.map(({ code, place }) => ({
    kind: "error code",
    name: code,
    place,
    used: used.has(code),
    where: whereOfCodes,
  }));
}

function shapes({ resources, shapes: shared }: ResourceService): readonly Definition[] {
  const used = new Set(resources.flatMap(shapesInUse));
  const own = resources.flatMap((resource) => resource.shapes.filter((shape) => !shape.shared));
  return [...own, ...shared].map((shape) => ({
    kind: "shape",
    name: shape.name,
    place: shape.place,
    used: used.has(shape),
  }));
}

function shapesInUse(resource: Resource): readonly Shape[] {
  return shapesWithin(resource, typesInUse(resource)).flatMap((shape) => shapeChain(resource, shape));
}

function usedSets(model: Model): ReadonlySet<string> {
  const used = new Set<string>();
  for (const type of knownTypes(model))
    if (type.kind === "enum" && type.values.kind === "set") used.add(type.values.set);
  for (const service of model.services)
    for (const set of service.valueSets) if (set.from !== undefined) used.add(set.from);
  return used;
}

/** Returns the error codes that a service refers to outside their list. */
function errorCodesInUse({ requestErrors, tenant, resources, shapes }: ResourceService): ReadonlySet<string> {
  const ofService = [...Object.values(requestErrors), tenant?.missing].flatMap(known);
  return new Set([
    ...ofService,
    ...resources.flatMap(codesOf),
    ...shapes.flatMap(({ fieldRules }) => fieldRules).flatMap(codeOf),
  ]);
}

function codesOf({ fields, operations, rules, fieldRules, shapes }: Resource): readonly string[] {
  return [
    ...fields.flatMap(({ errors }) => [...known(errors.missing), ...known(errors.invalid)]),
    ...operations.flatMap(({ errors, queryRules }) => [
      ...errors.map(({ code }) => code),
      ...queryRules.flatMap(codeOf),
    ]),
    ...rules.flatMap(({ error }) => error ?? []),
    ...[...fieldRules, ...shapes.flatMap((shape) => shape.fieldRules)].flatMap(codeOf),
  ];
}

function codeOf({ error }: FieldRule): readonly string[] {
  return known(error);
}

function known(code: Fact<string> | undefined): readonly string[] {
  const text = code?.value;
  return text === undefined ? [] : [text];
}
