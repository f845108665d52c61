import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { locateFaults } from "./locate-faults.ts";
import type { Schema } from "./schema.ts";
import { shapeDiagnostic } from "./shape-diagnostics.ts";
import type { MapNode } from "./tree.ts";
import { validate } from "./validate.ts";

/**
 * Checks a file against the JSON Schema of its kind. `identity` is the key that contains the name of the file, if one
 * does.
 */
export function checkShape(schema: Schema, root: MapNode, text: string, identity?: string): readonly Diagnostic[] {
  const faults = validate(schema, { node: root, parent: undefined, step: undefined });
  if (faults.length === 0) return [];
  const found = locateFaults(faults).map((one) => shapeDiagnostic(one, { text, identity }));
  return distinct(found).sort((a, b) => a.place!.start - b.place!.start);
}

/** Two branches of a schema may find the same fault. */
function distinct(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...new Map(diagnostics.map((one) => [`${one.place!.start} ${one.place!.end} ${one.message}`, one])).values()];
}
