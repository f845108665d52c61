import { choicesOf } from "../../model/queries.ts";
import { knownValue, type Fact } from "../../model/fact.ts";
import type { ResourceService } from "../../model/resource.ts";
import type { Type } from "../../model/type.ts";

/** What a field takes, for the messages of its errors. */
export function expectation(service: ResourceService, type: Fact<Type>): string {
  return type.status === "unknown" ? "anything" : words(service, type.value);
}

function words(service: ResourceService, type: Type): string {
  switch (type.kind) {
    case "string":
      return knownValue(type.pattern) === undefined ? `text${within(type.minLength, type.maxLength)}` : `text that matches ${knownValue(type.pattern)}`;
    case "timestamp": {
      const forms = knownValue(service.timestamps);
      return forms === undefined ? "a date/time" : `a date/time such as ${forms[0]}`;
    }
    case "user":
    case "title":
      return "text";
    case "boolean":
      return "true or false";
    case "integer":
      return `a whole number${within(type.minimum, type.maximum)}`;
    case "namespace":
    case "limit":
      return "a whole number";
    case "enum":
      return choicesOf(type, new Map(service.valueSets.map((set) => [set.id, set]))).values.map(({ value }) => value).join(", ");
    case "list":
      return `a list, each item ${words(service, type.items)}`;
    case "map":
    case "shape":
      return "an object";
    case "union":
      return type.members.map((member) => words(service, member)).join(" or ");
  }
}

function within(least: Fact<number> | undefined, most: Fact<number> | undefined): string {
  const [from, to] = [knownValue(least), knownValue(most)];
  if (from === undefined) return to === undefined ? "" : ` up to ${to}`;
  return to === undefined ? ` from ${from}` : ` from ${from} to ${to}`;
}
