import type { Node } from "../load/tree.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { Field } from "../model/resource.ts";
import type { Binding } from "./binding.ts";
import { asText } from "./read-node.ts";
import { resolve } from "./resolve-name.ts";

/** Looks up fields that `where` names for requests: they have to exist, and a request has to be able to hold them. */
export function requestFields(
  binding: Binding,
  where: string,
  items: readonly Node[],
  fields: ReadonlyMap<string, Field>,
): readonly string[] {
  for (const item of items) {
    const found = resolve(binding, "field", asText(item), fields, item.place);
    if (found?.use !== "response") continue;
    const slots = { where, field: found.name, reason: "exists only in responses", remedy: "change its “use”" };
    binding.diagnostics.push(diagnostic("field-not-in-request", item.place, slots));
  }
  return items.map(asText);
}

/** Looks up fields that a body needs: it has to be able to hold them. */
export function requiredFields(binding: Binding, items: readonly Node[], body: readonly string[]): readonly string[] {
  for (const item of items) {
    const field = asText(item);
    if (body.includes(field)) continue;
    const slots = { where: "“required”", field, reason: "is not a field of the body", remedy: "add it to “fields”" };
    binding.diagnostics.push(diagnostic("field-not-in-request", item.place, slots));
  }
  return items.map(asText);
}
