import type { MapNode } from "../load/tree.ts";
import type { ParameterGroup } from "../model/query.ts";
import type { Binding } from "./binding.ts";
import { expandOnce } from "./expand.ts";
import { within } from "./fact.ts";
import type { ParameterScope } from "./parameter-scope.ts";
import { includedRules, readParameters } from "./parameters.ts";
import { asMap, asText, entriesOf, need, textOf, valueOf } from "./read-node.ts";
import { readRules } from "./rules.ts";

type ParameterGroups = ReadonlyMap<string, ParameterGroup>;

export function bindParameterGroups(
  binding: Binding,
  root: MapNode | undefined,
  base: ParameterScope,
): ParameterGroups {
  const raw = new Map(entriesOf(root).map((entry) => [entry.key, entry]));
  return expandOnce(
    binding,
    "The parameter group",
    raw,
    (entry) => entry.keyPlace,
    (entry, group): ParameterGroup => {
      const map = asMap(entry.value);
      const here = within(binding, map);
      const scope: ParameterScope = { ...base, groupNames: raw, group };
      const parameters = asMap(need(map, "parameters"));
      return {
        id: entry.key,
        title: asText(need(map, "title")),
        documentName: textOf(map, "documentName"),
        parameters: readParameters(here, parameters, scope),
        rules: [...readRules(here, valueOf(map, "rules")), ...includedRules(parameters, scope)],
        place: entry.keyPlace,
      };
    },
  );
}
