import { firstConflictMark } from "../diagnostics/conflict-marks.ts";
import { diagnostic, hasErrors, type Diagnostic } from "../diagnostics/diagnostic.ts";
import { checkShape } from "./check-shape.ts";
import type { ClassifiedFile } from "./classify-files.ts";
import type { SpecDocument } from "./document.ts";
import { parse } from "./parse.ts";
import { valueOf } from "./root-keys.ts";
import { schemaNamed, schemaNameOf } from "./schema-of-file.ts";
import type { MapNode } from "./tree.ts";

export interface CheckedFile {
  /** Undefined where there are errors. */
  readonly document: SpecDocument | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** A file by itself: what it says depends on nothing else. */
export type FileCheck = (classified: ClassifiedFile, text: string) => CheckedFile;

/** Parses a file, and checks its shape and its name. */
export function checkFile(classified: ClassifiedFile, text: string): CheckedFile {
  const { file, role } = classified;
  const conflict = firstConflictMark(text);
  if (conflict !== undefined)
    return { document: undefined, diagnostics: [diagnostic("merge-conflict", { file, ...conflict }, {})] };
  const { root, diagnostics: found } = parse(file, text);
  if (root === undefined) return { document: undefined, diagnostics: found };
  const faults = checkContent(classified, root, text);
  // A warning about a value that is wrong anyway would only confuse.
  const warnings = found.filter((one) => !faults.some((fault) => fault.place?.start === one.place?.start));
  const diagnostics = [...warnings, ...faults];
  if (hasErrors(diagnostics)) return { document: undefined, diagnostics };
  return { document: { file, kind: role.kind, service: role.service, name: role.name, root }, diagnostics };
}

function checkContent(classified: ClassifiedFile, root: MapNode, text: string): readonly Diagnostic[] {
  const schema = schemaNameOf(classified, root);
  if (typeof schema !== "string") return [schema];
  const faults = checkShape(schemaNamed(schema), root, text, classified.role.identity?.key);
  return faults.length > 0 ? faults : checkIdentity(classified, root);
}

/** The name in the file must be that of the file, or of its folder. */
function checkIdentity({ file, role: { identity, kind } }: ClassifiedFile, root: MapNode): readonly Diagnostic[] {
  if (identity === undefined) return [];
  const node = valueOf(root, identity.key);
  if (node?.kind !== "scalar" || node.value === identity.expected) return [];
  const name = String(node.value);
  const expected = identity.pathFor(name);
  return [diagnostic("file-name-mismatch", node.place, { file, kind: kind.replace("-", " "), name, expected })];
}
