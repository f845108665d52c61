import type { Finding, Path, Ts, TypeScript } from "./edits.ts";
import { declarationText, older } from "../declarations.ts";
import type { Migration, PackageMigrations } from "../../model/migration.ts";
import { outputName } from "../../naming/declared-name.ts";

/**
 * Returns the findings in statements that compile with the old declarations. A statement with errors may be migrated
 * already, so its names do not prove that it uses the old version. The new declarations report its errors.
 */
export function inOldCode(
  ts: Ts,
  file: TypeScript.SourceFile,
  errors: readonly TypeScript.Diagnostic[],
  findings: readonly Finding[],
): readonly Finding[] {
  const wrong = new Set(
    errors.filter(({ code }) => !ofEnvironment.has(code)).map(({ start = 0 }) => statementAt(ts, file, start)),
  );
  return findings.filter((finding) => finding.isCertain || !wrong.has(statementAt(ts, file, positionOf(finding))));
}

/** Compiler errors that a migration does not cause: an unknown global, module or type library, or unsupported JSX. */
const ofEnvironment: ReadonlySet<number> = new Set([
  1259, 1343, 1378, 2304, 2307, 2503, 2552, 2580, 2581, 2582, 2583, 2584, 2591, 2592, 2593, 2688, 2792, 2874, 2875,
  6142, 7006, 7016, 7026, 7031, 17004,
]);

export function positionOf(finding: Finding): number {
  return finding.kind === "edit" ? finding.edit.start : finding.position;
}

/** Returns the innermost statement or class member at a position, or the file. */
export function statementAt(ts: Ts, file: TypeScript.SourceFile, position: number): TypeScript.Node {
  let statement: TypeScript.Node = file;
  const visit = (node: TypeScript.Node): void => {
    if (position < node.getStart(file) || position >= node.getEnd()) return;
    if (ts.isStatement(node) || ts.isClassElement(node)) statement = node;
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(file, visit);
  return statement;
}

/**
 * The declarations of the old version that differ from the installed ones, by path in the package. If a diff does not
 * apply, the path of its file.
 */
type OldDeclarations = { readonly texts: ReadonlyMap<string, string> } | { readonly brokenAt: string };

/** Reconstructs the old declarations by applying the diffs of the releases backwards, starting with the latest. */
export function oldDeclarations(
  releases: readonly PackageMigrations[],
  installed: (path: string) => string | undefined,
): OldDeclarations {
  const texts = new Map<string, string>();
  for (const { declarations } of [...releases].reverse()) {
    for (const [path, difference] of Object.entries(declarations)) {
      const text = older(texts.get(path) ?? declarationText(path, installed(path) ?? "") ?? "", difference);
      if (text === undefined) return { brokenAt: path };
      texts.set(path, text);
    }
  }
  return { texts };
}

/**
 * Returns whether a migration concerns the declaration at this path, under any present or former name of its enclosing
 * declarations.
 */
export function isAbout(
  { service, within }: Migration,
  path: Path,
  formerNames: (name: string) => readonly string[],
): boolean {
  if (path[0] !== outputName(service)) return false;
  if (within.length === 0) return true;
  return within.some((names) =>
    names.every((name) => formerNames(name).some((one) => path.some((segment) => holds(segment, one)))),
  );
}

/** Returns whether a segment contains a name, ignoring case and hyphens. */
function holds(segment: string, name: string): boolean {
  return letters(segment).includes(letters(name));
}

function letters(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();
}
