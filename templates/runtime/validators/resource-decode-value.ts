import { FieldFinding } from "./resource-finding.js";
import { Reading, type ReadingResult } from "./resource-reading.js";
import type { FieldOptions } from "./resource-types.js";
import type { ValueTable } from "./resource-table.js";

/** Reads a body of a type of its own. It does not throw, whatever JSON it is given. */
export function decodeValue(table: ValueTable, input: unknown, options: FieldOptions = {}): ReadingResult {
  const reading = new Reading(table, options);
  const value = input === undefined ? undefined : table.read(reading, input);
  if (input === undefined && !table.optional) {
    reading.refuse(new FieldFinding(table.malformed, undefined, [], undefined, () => "there is no body"));
  }
  const { errors, warnings } = reading;
  return errors.length > 0 ? { errors, warnings } : { value, warnings };
}
