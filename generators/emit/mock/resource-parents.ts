import type { MockParent } from "../../../templates/runtime/mock/table.ts";
import { readerOf } from "../../model/readers.ts";
import type { Operation, Resource, ResourceService } from "../../model/resource.ts";
import { collectionName } from "../../naming/type-names.ts";
import { storedShape } from "./resource-deeds.ts";

/** The objects of other resources that the path of an operation leads through: without them, there is nothing below. */
export function parentsOf(
  service: ResourceService,
  owner: Resource,
  { path, pathParameters }: Operation,
): readonly MockParent[] {
  return pathParameters.flatMap(({ name }): readonly MockParent[] => {
    const place = `{${name}}`;
    const above = path.slice(0, path.indexOf(place) + place.length);
    const parent = service.resources.find(
      (resource) => resource !== owner && storedShape(resource) !== undefined && isReadAt(resource, above),
    );
    return parent === undefined ? [] : [{ collection: collectionName(parent), parameter: name }];
  });
}

/** Whatever the parameters are called. */
function isReadAt(resource: Resource, path: string): boolean {
  const reader = readerOf(resource);
  return reader !== undefined && plain(reader.path) === plain(path);
}

function plain(path: string): string {
  return path.replace(/\{[^{}]*\}/g, "{}");
}
