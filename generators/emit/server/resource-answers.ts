import { knownValue, type Fact } from "../../model/fact.ts";
import { choicesOf } from "../../model/queries.ts";
import type { Resource, ResourceService, Shape } from "../../model/resource.ts";
import type { Type } from "../../model/type.ts";
import { propertyKey, stringLiteral } from "../../codegen/typescript.ts";
import { shapeFields } from "../../model/queries.ts";

/* What answers are made of, as the runtime holds them against real ones: `AnswerType` of `templates/runtime/server/resource/types.d.ts`. */

export function answerType(service: ResourceService, type: Fact<Type>): string {
  const known = knownValue(type);
  return known === undefined ? stringLiteral("any") : typeCode(service, known);
}

/** The shapes of a resource, each with its fields. */
export function shapesCode(service: ResourceService, resource: Resource): string {
  return `{ ${resource.shapes.map((shape) => `${propertyKey(shape.name)}: ${shapeCode(service, resource, shape)}`).join(", ")} }`;
}

function shapeCode(service: ResourceService, resource: Resource, shape: Shape): string {
  // A field that is told again is as it is told last.
  const fields = [...new Map(shapeFields(resource, shape).map((field) => [field.name, field])).values()];
  const optional = fields.filter(({ required }) => !required).map(({ name }) => stringLiteral(name));
  const members = fields.map(({ name, type, nullable }) => {
    const code = answerType(service, type);
    return `${propertyKey(name)}: ${nullable ? `{ anyOf: [${code}, "null"] }` : code}`;
  });
  return `{ open: ${shape.open}, ${optional.length === 0 ? "" : `optional: [${optional.join(", ")}], `}fields: { ${members.join(", ")} } }`;
}

function typeCode(service: ResourceService, type: Type): string {
  switch (type.kind) {
    case "boolean":
      return stringLiteral("boolean");
    case "integer":
    case "namespace":
    case "limit":
      return stringLiteral("integer");
    case "string":
    case "timestamp":
    case "user":
    case "title":
      return stringLiteral("string");
    case "enum": {
      const { values, missing } = choicesOf(type, new Map(service.valueSets.map((set) => [set.id, set])));
      return missing === undefined ? `{ values: [${values.map(({ value }) => stringLiteral(value)).join(", ")}] }` : stringLiteral("string");
    }
    case "list":
      return `{ list: ${typeCode(service, type.items)} }`;
    case "map":
      return `{ map: ${typeCode(service, type.values)} }`;
    case "shape":
      return `{ shape: ${stringLiteral(type.shape)} }`;
    case "union":
      return `{ anyOf: [${type.members.map((member) => typeCode(service, member)).join(", ")}] }`;
  }
}
