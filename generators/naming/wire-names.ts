import { choicesOf } from "../model/queries.ts";
import type { GroupRole, Module, Parameter, QueryService } from "../model/query.ts";
import type { EnumValue, ValueSet } from "../model/type.ts";
import type { Field, Resource } from "../model/resource.ts";
import { errorForms, profileOf } from "../model/profiles.ts";
import type { Place } from "../model/place.ts";
import { groupBy } from "../model/group-by.ts";
import { remembered } from "../model/memo.ts";

/** A parameter with its wire name. The name is a template if its variable has too many values to list. */
export interface NamedParameter {
  readonly parameter: Parameter;
  /** The name without the module's prefix. The variable is replaced by its value. */
  readonly name: string;
}

/** Returns the wire name of a module's parameter, or `undefined` if it is unknown how prefixes and names are joined. */
export function wireName(service: QueryService, module: Module, name: string): string | undefined {
  return service.wire.prefix.value === undefined ? undefined : module.prefix + name;
}

/** Returns the wire name in a request that uses the module as a generator. */
export function generatorWireName(service: QueryService, module: Module, name: string): string | undefined {
  const [start, rest] = [service.wire.generatorPrefix?.value, wireName(service, module, name)];
  return start === undefined || rest === undefined ? undefined : start + rest;
}

/** Returns the parameters, with every template expanded to the known values of its variable. */
export function expandParameters(
  parameters: readonly Parameter[],
  sets: ReadonlyMap<string, ValueSet>,
): readonly NamedParameter[] {
  return parameters.flatMap((parameter) =>
    parameter.template === undefined
      ? [{ parameter, name: parameter.name }]
      : templateValues(parameter, parameters, sets).map((value) => ({
          parameter,
          name: fillTemplate(parameter, value),
        })),
  );
}

/** Returns the known values of a templated parameter's variable. */
function templateValues(
  parameter: Parameter,
  all: readonly Parameter[],
  sets: ReadonlyMap<string, ValueSet>,
): readonly string[] {
  return variableValues(parameter, all, sets)?.listed.map((value) => value.value) ?? [];
}

/** Returns whether the variable may take values beyond the known ones. */
export function isOpenTemplate(
  parameter: Parameter,
  all: readonly Parameter[],
  sets: ReadonlyMap<string, ValueSet>,
): boolean {
  return parameter.template !== undefined && variableValues(parameter, all, sets)?.complete !== true;
}

/** Returns a pattern that matches every name that the template can produce. */
export function templatePattern(parameter: Parameter): string {
  const [before, after] = parameter.name.split(`{${parameter.template!.variable}}`);
  return `^${escapePattern(before ?? "")}.+${escapePattern(after ?? "")}$`;
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}

function variableValues(
  parameter: Parameter,
  all: readonly Parameter[],
  sets: ReadonlyMap<string, ValueSet>,
): Listed | undefined {
  const type = all.find((other) => other.name === parameter.template?.parameter)?.type;
  if (type?.kind !== "enum") return undefined;
  if (type.values.kind === "set" && !sets.has(type.values.set)) return undefined;
  const { values, missing } = choicesOf(type, sets);
  return { listed: values, complete: missing === undefined };
}

interface Listed {
  readonly listed: readonly EnumValue[];
  readonly complete: boolean;
}

/** Replaces the variable in a name: `contentformat-{slot}` and `main` → `contentformat-main`. */
function fillTemplate(parameter: Parameter, value: string): string {
  return parameter.name.split(`{${parameter.template!.variable}}`).join(value);
}

/** Returns all names of a field in requests, the preferred one first. */
export function fieldNames({ aliases, name }: Field): readonly string[] {
  return [...aliases, name];
}

/** Returns the preferred name of a field in requests: its first alias, or its own name. */
export function readableName({ fields }: Resource, name: string): string {
  return fields.find((field) => field.name === name)?.aliases[0] ?? name;
}

/* Members of responses that determine which other members must be present. */

/** Returns the members of a body that describe a failure. If they are present, results may be absent. */
export function failureMembers(service: QueryService): readonly string[] {
  return [...new Set(errorForms(service).map(({ member, code }) => member ?? code))];
}

/**
 * Returns the request parameter that continues from a previous response, or `undefined` if there is none. The next
 * response contains only the remaining results.
 */
export function continueParameter(service: QueryService): string | undefined {
  return profileOf(service)?.continuation;
}

/** A group whose modules a request can select. */
export interface SelectedGroup {
  readonly name: string;
  readonly title: string;
  readonly description: string | undefined;
  readonly role: GroupRole;
  /** The request parameter that selects the group's modules. */
  readonly selector: string;
  readonly modules: readonly Module[];
  readonly place: Place;
}

/**
 * Returns the groups with a known selector. Returns an empty list if it is unknown how prefixes and parameter names are
 * joined.
 */
export const selectedGroups: (service: QueryService) => readonly SelectedGroup[] = remembered((service) => {
  if (service.wire.prefix.value === undefined) return [];
  const modules = groupBy(service.modules, ({ group }) => group);
  return service.groups.flatMap(({ name, title, description, role, selector: fact, place }) => {
    const selector = fact.value;
    return selector === undefined
      ? []
      : [{ name, title, description, role, selector, modules: modules.get(name) ?? [], place }];
  });
});

export function groupOf(service: QueryService, module: Module): SelectedGroup | undefined {
  return groupsByModule(service).get(module);
}

const groupsByModule = remembered(
  (service: QueryService): ReadonlyMap<Module, SelectedGroup> =>
    new Map(selectedGroups(service).flatMap((group) => group.modules.map((module) => [module, group] as const))),
);

/**
 * Returns the modules of these groups that can be generators. Returns an empty list if it is unknown how a request
 * names a generator.
 */
export const generatorModules: (service: QueryService) => readonly Module[] = remembered((service) => {
  const { generatorSelector, generatorPrefix } = service.wire;
  if ([generatorSelector, generatorPrefix].some((fact) => fact?.value === undefined)) return [];
  return selectedGroups(service).flatMap(({ modules }) => modules.filter(({ generator }) => generator));
});
