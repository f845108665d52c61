import { diagnostic } from "../../diagnostics/diagnostic.ts";
import { queryServices, resourceServices } from "../../model/queries.ts";
import type { Model } from "../../model/model.ts";
import type { ResourceService } from "../../model/resource.ts";
import { knownTypes } from "../known-types.ts";
import type { Named } from "../first-come.ts";
import type { Rule } from "../rule.ts";

/** A definition that nothing uses is harmless, and most often a reference is missing. */
export const unusedDefinition: Rule = {
  code: "unused-definition",
  check(model, report) {
    for (const { kind, name, place, used } of definitions(model)) {
      if (!used) report(diagnostic("unused-definition", place, { kind, name }));
    }
  },
};

interface Definition extends Named {
  readonly kind: string;
  readonly used: boolean;
}

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
    ...resourceServices(model).flatMap(keyKinds),
  ];
}

function keyKinds({ authentication, resources }: ResourceService): readonly Definition[] {
  const used = new Set(resources.flatMap((resource) => resource.operations).flatMap((operation) => operation.keys));
  return authentication.keyKinds.map(({ id, place }) => ({ kind: "key kind", name: id, place, used: used.has(id) }));
}

function usedSets(model: Model): ReadonlySet<string> {
  const used = new Set<string>();
  for (const type of knownTypes(model)) if (type.kind === "enum" && type.values.kind === "set") used.add(type.values.set);
  for (const service of model.services) for (const set of service.valueSets) if (set.from !== undefined) used.add(set.from);
  return used;
}
