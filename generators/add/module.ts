import type { QueryService } from "../model/query.ts";
import { type AddedOr, type Wanted, newFile, titleOf } from "./added.ts";

/** Adds a module with one parameter to the given group, or to the first one. */
export function addModule({ service, name, group, schemas }: Wanted): AddedOr {
  if (service.kind !== "query") return { problem: `The service “${service.id}” has resources, not modules.` };
  const groups = service.groups.map((one) => one.name);
  if (group !== undefined && !groups.includes(group))
    return { problem: `There is no group “${group}” in “${service.id}”. Known: ${groups.join(", ")}.` };
  const path = `spec/${service.id}/modules/${name}.yaml`;
  const members = {
    module: name,
    description: `${titleOf(name)}, as the service has it.`,
    group: group ?? groups[0],
    prefix: freePrefix(service, name.replaceAll("-", "")),
    parameters: { name: "string" },
  };
  return {
    files: [newFile(path, "module", schemas, members)],
    additions: [],
    next: `Edit ${path}, then run generate, and “scaffold server” for its handler.`,
  };
}

/** Returns the shortest beginning of the name, of at least two letters, that is not the prefix of another module. */
function freePrefix({ modules }: QueryService, name: string): string {
  const taken = new Set(modules.map(({ prefix }) => prefix));
  const beginnings = Array.from({ length: name.length }, (_, index) => name.slice(0, index + 1));
  return beginnings.slice(1).find((one) => !taken.has(one)) ?? name;
}
