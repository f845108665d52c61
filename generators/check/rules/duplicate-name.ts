import { diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Model, Service } from "../../model/model.ts";
import type { QueryService } from "../../model/query.ts";
import type { Rule as ParameterRule } from "../../model/rules.ts";
import type { ResourceService } from "../../model/resource.ts";
import { type Named, type Rule, eachRepeated, placeIn } from "../rule.ts";

/** Names must be unique even if they come from several groups or files, where one mapping cannot distinguish them. */
export const duplicateName: Rule = {
  code: "duplicate-name",
  check(model: Model, report) {
    for (const { kind, scope, items } of model.services.flatMap(spacesOf)) {
      eachRepeated(items, (again, first) => {
        const related = [{ message: `the first “${first.name}”`, place: first.place }];
        report(diagnostic("duplicate-name", again.place, { kind, name: again.name, scope }, { related }));
      });
    }
  },
};

/** A namespace in which each name must be unique. */
interface Space {
  readonly kind: string;
  readonly scope: string;
  readonly items: readonly Named[];
}

function spacesOf(service: Service): readonly Space[] {
  return service.kind === "query" ? spacesOfQuery(service) : spacesOfResources(service);
}

function spacesOfQuery({ modules, requestParameters, parameterGroups }: QueryService): readonly Space[] {
  const own = modules.filter((module) => module.sameParametersAs === undefined);
  return [
    ...own.map((module) => ({
      kind: "parameters",
      scope: `the module “${module.name}”`,
      items: module.parameters.map((parameter) => ({ name: parameter.name, place: placeIn(module, parameter) })),
    })),
    { kind: "request parameters", scope: "a request", items: requestParameters.flatMap((set) => set.parameters) },
    // A group or a borrowed module may provide the same rule several times. Each rule is checked once.
    ...[...new Set([...modules, ...requestParameters, ...parameterGroups].flatMap(({ rules }) => rules))].flatMap(
      spaceOfRule,
    ),
  ];
}

/** A rule such as "at most one of" needs different parameters. A repeated one has no effect. */
function spaceOfRule(rule: ParameterRule): readonly Space[] {
  return "parameters" in rule ? [{ kind: "parameters", scope: "this rule", items: rule.parameters }] : [];
}

function spacesOfResources({ resources, id }: ResourceService): readonly Space[] {
  const operations = resources.flatMap((resource) => resource.operations);
  const ids = operations.map(({ operationId, operationIdPlace: place }) => ({ name: operationId, place }));
  const routes = operations.map(({ method, path, pathPlace: place }) => ({ name: `${method} ${path}`, place }));
  return [
    { kind: "operation ids", scope: `the service “${id}”`, items: ids },
    { kind: "operations", scope: `the service “${id}”`, items: routes },
  ];
}
