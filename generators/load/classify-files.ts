import { diagnostic, type Diagnostic } from "../diagnostics/diagnostic.ts";
import { fileRoleOf, SPEC, type FileRole } from "./file-kinds.ts";
import { nearestPath } from "./nearest-path.ts";

const DECISIONS = `${SPEC}/decisions.yaml`;

export interface ClassifiedFile {
  readonly file: string;
  readonly role: FileRole;
}

export interface Classification {
  readonly classified: readonly ClassifiedFile[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Finds the role of each file, and which files are missing. `refused` exist, but could not be read. */
export function classifyFiles(files: readonly string[], refused: readonly string[]): Classification {
  const classified = files.flatMap((file) => classifyFile(file) ?? []);
  const unexpected = files.filter((file) => fileRoleOf(file) === undefined);
  // A file with a wrong name is one fault: the right name is not missing as well.
  const present = new Set([...files, ...refused, ...unexpected.map(nearestPath)]);
  const missing = neededFiles(classified).filter((file) => !present.has(file));
  return { classified, diagnostics: [...missing.map(missingFile), ...unexpected.map(unexpectedFile)] };
}

function classifyFile(file: string): ClassifiedFile | undefined {
  const role = fileRoleOf(file);
  return role && { file, role };
}

function neededFiles(classified: readonly ClassifiedFile[]): readonly string[] {
  const services = new Set(classified.flatMap(({ role }) => role.service ?? []));
  return [`${SPEC}/project.yaml`, DECISIONS, ...[...services].map((service) => `${SPEC}/${service}/service.yaml`)];
}

function missingFile(path: string): Diagnostic {
  const cut = path.lastIndexOf("/");
  const suggestion = path === DECISIONS ? "If there are no decisions, write {}." : undefined;
  return diagnostic(
    "missing-file",
    undefined,
    { folder: path.slice(0, cut), file: path.slice(cut + 1) },
    { suggestion },
  );
}

function unexpectedFile(file: string): Diagnostic {
  const guess = nearestPath(file);
  return diagnostic(
    "unexpected-file",
    { file, start: 0, end: 0 },
    { file },
    { suggestion: guess && `Did you mean “${guess}”?` },
  );
}
