import { diagnostic, type Diagnostic } from "../diagnostics/diagnostic.ts";
import { parse } from "./parse.ts";
import { valueOf } from "./root-keys.ts";
import type { MapNode } from "./tree.ts";

/** The version of the spec language that this compiler reads: `language` in project.yaml. */
export const languageVersion = 2;

/** What a spec of an earlier version has to change, by the version that asks for it. */
const changes: Readonly<Record<number, string>> = {
  2: [
    "In service.yaml of query modules, give each group a “role” (items, properties or facts), and write “profile: action-api” where the service",
    "has titles, users, namespaces or tokens. In decisions.yaml, let “source” and “ground” cite a section of a source that spec/sources/",
    "describes, such as “library, Requests”; leave “source” out where there is none. In resources nothing has to change.",
  ].join(" "),
};

/**
 * A spec of another version is one fault, not many: what its files say may mean something else. Undefined where the
 * version is right.
 */
export function checkLanguage(file: string, text: string): Diagnostic | undefined {
  const { root } = parse(file, text);
  if (root === undefined) return undefined;
  const node = valueOf(root, "language");
  const version = node === undefined ? 1 : node.kind === "scalar" ? node.value : undefined;
  if (typeof version !== "number" || version === languageVersion) return undefined;
  const place = node?.place ?? firstKey(root);
  const slots = { version, current: languageVersion };
  return version > languageVersion
    ? diagnostic("newer-language", place, slots)
    : diagnostic("older-language", place, { ...slots, changes: changesSince(version) });
}

function firstKey(root: MapNode): MapNode["place"] {
  return root.entries[0]?.keyPlace ?? root.place;
}

function changesSince(version: number): string {
  return Object.entries(changes)
    .flatMap(([since, change]) => (Number(since) > version ? [change] : []))
    .join(" ");
}
