import type { Place } from "../model/place.ts";
import type { Module, QueryService, GroupRole } from "../model/query.ts";
import { groupBy } from "../model/group-by.ts";
import { remembered } from "../model/memo.ts";

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
