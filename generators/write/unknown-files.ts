import { nameOf, outputFolder } from "./path.ts";
import type { TreeView } from "./tree-view.ts";

/**
 * What systems and tools leave anywhere and npm never packs, whatever a package asks for. A slow test holds this
 * against npm.
 */
export const neverPacked = /^(?:\.DS_Store|\._.*|\..*\.swp|.*\.orig)$/;

/**
 * Files and links below `packages/…/generated/` that are not among the expected. All that is there would be published.
 */
export function unknownFiles(tree: TreeView, expected: Iterable<string>): readonly string[] {
  const known = new Set([...expected].map((path) => path.normalize("NFC")));
  const found = tree
    .foldersIn(outputFolder)
    .map((folder) => `${folder}/generated`)
    .flatMap((folder) => tree.filesBelow(folder));
  return found.filter((path) => !known.has(path.normalize("NFC")) && !neverPacked.test(nameOf(path)));
}
