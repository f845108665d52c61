import { diagnostic, type Diagnostic } from "../diagnostics/diagnostic.ts";
import { nearestPath, slotOf, SPEC, type Slot } from "./layout.ts";

export interface PlacedFile {
  readonly file: string;
  readonly slot: Slot;
}

export interface Placing {
  readonly placed: readonly PlacedFile[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Says of each file what it is for, and which files are missing. `refused` are there, but could not be read. */
export function placeFiles(files: readonly string[], refused: readonly string[]): Placing {
  const placed = files.flatMap((file) => placeFile(file) ?? []);
  const unexpected = files.filter((file) => slotOf(file) === undefined);
  // A file with a wrong name is one fault: the right name is not missing as well.
  const accounted = new Set([...files, ...refused, ...unexpected.map(nearestPath)]);
  const missing = neededFiles(placed).filter((file) => !accounted.has(file));
  return { placed, diagnostics: [...missing.map(missingFile), ...unexpected.map(unexpectedFile)] };
}

function placeFile(file: string): PlacedFile | undefined {
  const slot = slotOf(file);
  return slot && { file, slot };
}

function neededFiles(placed: readonly PlacedFile[]): readonly string[] {
  const services = new Set(placed.flatMap(({ slot }) => slot.service ?? []));
  return [`${SPEC}/project.yaml`, `${SPEC}/decisions.yaml`, ...[...services].map((service) => `${SPEC}/${service}/service.yaml`)];
}

function missingFile(path: string): Diagnostic {
  const cut = path.lastIndexOf("/");
  return diagnostic("missing-file", undefined, { folder: path.slice(0, cut), file: path.slice(cut + 1) });
}

function unexpectedFile(file: string): Diagnostic {
  const guess = nearestPath(file);
  return diagnostic("unexpected-file", { file, start: 0, end: 0 }, { file }, { suggestion: guess && `Did you mean “${guess}”?` });
}
