import type { Json } from "../codegen/json.ts";
import type { Addition } from "../edit/add-members.ts";
import { shapesOfFields } from "../model/shapes.ts";
import { fieldsBodyOf } from "../model/operations.ts";
import type { Resource } from "../model/resource.ts";
import { type AddedOr, type Wanted, resourceNamed, titleOf } from "./added.ts";

/**
 * Adds a field to a resource, such as `lamp.colour`. The field is optional in requests and responses, so that existing
 * objects and programs remain valid.
 */
export function addField({ service, name, type = "string" }: Wanted): AddedOr {
  const [id = "", field = ""] = name.split(".");
  const resource = resourceNamed(service, id, "fields");
  if ("problem" in resource) return resource;
  if (isTaken(resource, field)) return { problem: `The resource “${id}” already has a field “${field}”.` };
  const { file } = resource.place;
  const shapes = shapesOfFields(resource);
  const described = { type, description: `${titleOf(field)} of the ${id.replaceAll("-", " ")}.` };
  const ofShapes = shapes.map(
    (shape): Addition => ({
      target: { file, path: ["shapes", shape.name, "fields"] },
      members: { [field]: { type, optional: true } },
    }),
  );
  return {
    files: [],
    additions: [{ target: { file, path: ["fields"] }, members: { [field]: described as Json } }, ...ofShapes],
    next: `Edit ${file}. ${[requestsOf(resource), responsesOf(shapes.map((shape) => shape.name))].join(" ")} Then run generate.`,
  };
}

function isTaken({ fields }: Resource, name: string): boolean {
  return fields.some((field) => field.name === name || field.aliases.includes(name));
}

function requestsOf({ operations }: Resource): string {
  const taking = operations.filter((operation) => ["create", "update"].includes(fieldsBodyOf(operation)?.kind ?? ""));
  if (taking.length === 0)
    return "No request accepts the field yet: list it under “request” of an operation, or mark it “use: response”.";
  return `Requests of ${taking.map((operation) => `“${operation.name}”`).join(" and ")} take the field.`;
}

function responsesOf(shapes: readonly string[]): string {
  if (shapes.length === 0)
    return "No shape of the responses lists the resource's fields: add it where responses have it, or mark it “use: request”.";
  return `Responses have it in ${shapes.map((shape) => `“${shape}”`).join(" and ")}.`;
}
