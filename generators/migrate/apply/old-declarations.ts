import { declarationText, older } from "../declarations.ts";
import type { PackageMigrations } from "../../model/migration.ts";

/**
 * The declarations of the old version that differ from the installed ones, by path in the package. If a diff does not
 * apply, the path of its file.
 */
export type OldDeclarations = { readonly texts: ReadonlyMap<string, string> } | { readonly brokenAt: string };

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
