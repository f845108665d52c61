import { fileRoleOf, PROJECT } from "../load/file-kinds.ts";
import { parse } from "../load/parse.ts";
import { fileRename, keyRenames, type KeyRename } from "../load/renamed-keys.ts";
import type { MapEntry, Node, ScalarNode } from "../load/tree.ts";

/** The version of the language that is upgraded, to the next one. */
const upgradedVersion = 2;

/** A spec file before and after the upgrade. Its path may change, too. */
export interface Upgraded {
  readonly path: string;
  readonly before: string;
  readonly newPath: string;
  readonly after: string;
}

/**
 * Upgrades the files of a spec of version 2 to version 3 of the language. Renames keys and files; everything else is
 * unchanged. Files with syntax errors keep their text, and so do all files of another version.
 */
export function upgradeSpec(sources: ReadonlyMap<string, string>): readonly Upgraded[] {
  const isOlder = languageOf(sources.get(PROJECT) ?? "")?.value === upgradedVersion;
  return [...sources].map(([path, before]) => {
    if (!isOlder) return { path, before, newPath: path, after: before };
    const newPath = path.replace(new RegExp(`^(spec/[^/]+/)${fileRename.from}\\.yaml$`), `$1${fileRename.to}.yaml`);
    return { path, before, newPath, after: upgradeText(newPath, before) };
  });
}

function upgradeText(path: string, text: string): string {
  const { root } = parse(path, text);
  if (root === undefined) return text;
  const kind = fileRoleOf(path)?.kind;
  const language = path === PROJECT ? languageOf(text) : undefined;
  const edits = [
    // At the top of this file, the key has no enclosing mapping.
    ...keyEdits(root, kind === "response" ? "result" : undefined),
    ...(language === undefined ? [] : [{ ...language.place, text: String(upgradedVersion + 1) }]),
  ];
  const renamed = edits
    .sort((one, other) => other.start - one.start)
    .reduce((all, { start, end, text: key }) => all.slice(0, start) + key + all.slice(end), text);
  return renamed.replace(`schema/${fileRename.from}.json`, `schema/${fileRename.to}.json`);
}

interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function keyEdits(node: Node, within: string | undefined): readonly TextEdit[] {
  if (node.kind === "scalar") return [];
  if (node.kind === "list") return node.items.flatMap((item) => keyEdits(item, within));
  return node.entries.flatMap((entry) => {
    const rename = keyRenames.find((one) => appliesTo(one, entry, within));
    const edits = keyEdits(entry.value, entry.key);
    return rename === undefined ? edits : [{ ...entry.keyPlace, text: rename.to }, ...edits];
  });
}

function appliesTo(
  { within: parent, from, holds }: KeyRename,
  { key, value }: MapEntry,
  within: string | undefined,
): boolean {
  if (key !== from || (parent !== undefined && parent !== within)) return false;
  return holds === undefined || (value.kind === "map" && value.entries.every((entry) => holds.includes(entry.key)));
}

function languageOf(text: string): ScalarNode | undefined {
  const { root } = parse(PROJECT, text);
  const node = root?.entries.find(({ key }) => key === "language")?.value;
  return node?.kind === "scalar" ? node : undefined;
}
