import type { Module, QueryService } from "../../../model/query.ts";
import { indexByKeys } from "../../../model/group-by.ts";
import { remembered } from "../../../model/memo.ts";
import { typesWithin } from "../../../model/queries.ts";

export interface RelatedModules {
  readonly reason: string;
  readonly modules: readonly Module[];
}

/** The maximum number of modules listed for each reason. */
const most = 12;

/** Returns modules that may interest a reader of this one, with reasons. */
export function relatedModules(service: QueryService, module: Module): readonly RelatedModules[] {
  const { bySet, byGroup, byName } = indexOf(service);
  const same = module.sameParametersAs === undefined ? [] : (byName.get(module.sameParametersAs) ?? []);
  const sharing = [...enumSetsOf(module)].map((set): RelatedModules => {
    const title = service.valueSets.find(({ id }) => id === set)?.title ?? set;
    return { reason: `Take the same values (${title})`, modules: others(module, bySet.get(set) ?? []) };
  });
  const grouped = [...groupsOf(module)].map((group): RelatedModules => {
    const title = service.parameterGroups.find(({ id }) => id === group)?.title ?? group;
    return { reason: `Share parameters (${title})`, modules: others(module, byGroup.get(group) ?? []) };
  });
  return [{ reason: "Has the same parameters", modules: same }, ...grouped, ...sharing].filter(
    ({ modules }) => modules.length > 0,
  );
}

function others(module: Module, modules: readonly Module[]): readonly Module[] {
  return modules.filter((one) => one !== module).slice(0, most);
}

const indexOf = remembered((service: QueryService) => {
  const { modules } = service;
  return {
    bySet: indexByKeys(modules, enumSetsOf),
    byGroup: indexByKeys(modules, groupsOf),
    byName: indexByKeys(modules, ({ name }) => [name]),
  } as const;
});

function groupsOf({ parameters }: Module): ReadonlySet<string> {
  return new Set(parameters.flatMap(({ fromGroup }) => fromGroup?.group ?? []));
}

/** Returns the value sets that parameters of a module use. */
export function enumSetsOf({ parameters }: Module): ReadonlySet<string> {
  const types = parameters.flatMap(({ type }) => [...typesWithin(type)]);
  return new Set(
    types.flatMap((type) => (type.kind === "enum" && type.values.kind === "set" ? [type.values.set] : [])),
  );
}
