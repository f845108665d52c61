import type { FieldFinding } from "./finding.js";
import type { PartReader } from "./parts.js";
import { Reading } from "./reading.js";

/** Returns the mismatches between a response and its type. An operation without a response body has none. */
export function answerFindings(
  readers: Readonly<Record<string, PartReader>>,
  operation: string,
  value: unknown,
): readonly FieldFinding[] {
  const reading = new Reading({ missing: "missing", invalid: "invalid" }, { all: true });
  if (Object.hasOwn(readers, operation)) readers[operation]!(reading, value);
  return reading.errors;
}
