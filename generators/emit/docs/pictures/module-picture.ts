import type { Module, QueryService } from "../../../model/query.ts";
import { listPage } from "../addresses.ts";
import { itemReference } from "../navigation.ts";
import { marks } from "../prose.ts";
import { enumSetsOf } from "../pages/related-modules.ts";
import type { Label, Picture } from "../site.ts";
import { dashedMeans } from "./graph-picture.ts";

/** The maximum number of modules drawn for a group. The others are only in the list. */
const most = 120;

export function modulePicture(service: QueryService): readonly Picture[] {
  const { modules, groups } = service;
  if (modules.length === 0) return [];
  const common = commonSets(service);
  const cellOf = (module: Module) => ({
    title: module.name,
    to: itemReference(service, "modules", module.name).to,
    marks: marks(module.origin),
    remark: module.generator ? "generator" : "",
    common: [...enumSetsOf(module)].flatMap((set) => common.get(set)?.index ?? []).sort((a, b) => a - b),
  });
  return [
    {
      kind: "picture",
      id: "picture-modules",
      title: `The modules of ${service.title}`,
      description: [
        "A frame is a group, and a box is a module, which links to its page. “generator” marks modules that can select the pages for others.",
        ...(common.size === 0 ? [] : ["“values” and a number mark modules that accept the same values."]),
        ...(modules.some(({ origin }) => marks(origin).length > 0) ? [dashedMeans] : []),
      ].join(" "),
      drawing: {
        kind: "catalogue",
        legend: "Values that several modules take",
        common: [...common.values()].map(({ label }) => label),
        groups: groups.map(({ name, title }) => {
          const members = modules.filter(({ group }) => group === name);
          const rest = members.length - most;
          return {
            title: `${title}: ${members.length}`,
            cells: members.slice(0, most).map(cellOf),
            more: rest > 0 ? { title: `and ${rest} more`, to: listPage(service, "modules"), marks: [] } : undefined,
          };
        }),
      },
    },
  ];
}

/** Returns the value sets that at least two modules use, with their positions. */
function commonSets(service: QueryService): ReadonlyMap<string, { readonly index: number; readonly label: Label }> {
  const takers = new Map<string, number>();
  for (const module of service.modules)
    for (const set of enumSetsOf(module)) takers.set(set, (takers.get(set) ?? 0) + 1);
  const sets = service.valueSets.filter(({ id }) => (takers.get(id) ?? 0) > 1).slice(0, mostCommon);
  return new Map(
    sets.map(({ id, title }, index) => [
      id,
      { index, label: { title, to: itemReference(service, "value-sets", id).to, marks: [] } },
    ]),
  );
}

/** The maximum number of shared value sets that are numbered. */
const mostCommon = 40;
