import type { Resource } from "../../../model/resource.ts";
import type { Case } from "../case.ts";
import type { ResourceScope } from "./requests.ts";

export function writeCases(_scope: ResourceScope, _resource: Resource): readonly Case[] {
  return [];
}
