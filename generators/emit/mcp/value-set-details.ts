import { valueSetProse } from "../../describe/parameter.ts";
import type { Service } from "../../model/model.ts";
import type { ValueSet } from "../../model/value-set.ts";
import type { Detail } from "../../../templates/runtime/mcp/table.js";
import { valueSetName } from "./entry-names.ts";
import { fit } from "./fit.ts";

/** What is said of each value set of a service: its values, and what they mean as far as there is room. */
export function valueSetDetails(service: Service): Readonly<Record<string, Detail>> {
  return Object.fromEntries(
    service.valueSets.map((set) => [valueSetName(service, set.id), { text: textOf(service, set) }]),
  );
}

function textOf(service: Service, set: ValueSet): string {
  const head = `${valueSetName(service, set.id)}: ${set.title}`;
  const values = set.values.map(({ value }) => value).join(", ");
  const notes = valueSetProse(set);
  return fit([
    () => [head, ...(notes === undefined ? [] : [notes]), `Values: ${values}`].join("\n"),
    () => `${head}\nValues: ${values}`,
  ]);
}
