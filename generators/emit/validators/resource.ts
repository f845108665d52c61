import type { ResourceService } from "../../model/resource.ts";

/** The files of a resource service, by path below `generated/`. */
export function resourceFiles(_service: ResourceService): ReadonlyMap<string, string> {
  return new Map();
}
