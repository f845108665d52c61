import { createHash } from "node:crypto";
import type { MapNode, Node, SpecDocument } from "../load/tree.ts";
import type { Place } from "../model/place.ts";

/** A mapping with a text, and the facts next to it. */
export interface Entry {
  /** The path, relative to `spec/`. */
  readonly file: string;
  /** The path inside the file, such as `parameters.limit`. Empty for the file as a whole. */
  readonly path: string;
  /** The members, sorted by key. */
  readonly members: ReadonlyMap<string, Member>;
  readonly place: Place;
}

export interface Member {
  /** The value as written in the record. */
  readonly value: string;
  /** The text, or `undefined` for a fact. */
  readonly text: string | undefined;
  /** The decisions that the member cites. */
  readonly decisions: readonly string[];
  readonly place: Place;
}

/** Kinds of documents that describe changes instead of the API. */
const UNREVIEWED_KINDS: ReadonlySet<SpecDocument["kind"]> = new Set(["approvals", "release", "release-note"]);

/** Returns the entries of all spec files and pages, in the order of the files. */
export function entriesOf(documents: readonly SpecDocument[], pages: ReadonlyMap<string, string>): readonly Entry[] {
  const reviewed = documents.filter(({ kind }) => !UNREVIEWED_KINDS.has(kind));
  return [
    ...reviewed.flatMap(({ file, root }) => entriesIn(file.replace(/^spec\//, ""), "", root)),
    ...[...pages].filter(([name]) => name.endsWith(".md")).flatMap(([name, text]) => sectionsOf(name, text)),
  ];
}

/** Returns the entry of a mapping, followed by those inside it. */
function entriesIn(file: string, path: string, root: MapNode): readonly Entry[] {
  const [members, inner] = [new Map<string, Member>(), [] as (readonly [string, MapNode])[]];
  // Strings in requests and responses are data.
  const isExample = /(?:^|\.)examples\[[^\]]*\]$/.test(path);
  for (const { key, value } of root.entries) collect(joined("", key), value, false);
  const sorted = [...members].sort(([one], [other]) => (one < other ? -1 : 1));
  return [
    { file, path, members: new Map(sorted), place: root.place },
    ...inner.flatMap(([key, node]) => entriesIn(file, joined(path, key), node)),
  ];

  function collect(key: string, node: Node, isItem: boolean): void {
    const isName = isItem && namedTextOf(node) !== undefined;
    if (!isExample && !isName && isEntry(node)) inner.push([key, node]);
    else if (isName || isExample || !isSplit(node)) members.set(key, memberOf(node));
    else if (node.kind === "map") for (const one of node.entries) collect(joined(key, one.key), one.value, false);
    else if (node.kind === "list")
      for (const [name, item] of namedItems(node.items)) collect(`${key}[${name}]`, item, true);
  }
}

/** Joins keys. A key with spaces, such as the title of a section, is written with underscores. */
function joined(path: string, key: string): string {
  const name = key.replace(/\s+/g, "_");
  return path === "" ? name : `${path}.${name}`;
}

/** Returns whether the parts of a value are separate members: a long mapping, or a value that contains entries. */
function isSplit(node: Node): boolean {
  return childrenOf(node).some(hasEntry) || (node.kind === "map" && !isDecided(node) && !isBrief(plain(node)));
}

function hasEntry(node: Node): boolean {
  return isEntry(node) || childrenOf(node).some(hasEntry);
}

/** Returns whether a mapping has a text, even an unknown one. A decided fact is part of its parent mapping. */
function isEntry(node: Node): node is MapNode {
  return (
    node.kind === "map" &&
    !isDecided(node) &&
    node.entries.some(({ key, value }) => key === "description" || textOf(value) !== undefined)
  );
}

function isDecided(node: MapNode): boolean {
  return valueOf(node, "decided") !== undefined;
}

function valueOf(node: MapNode, name: string): Node | undefined {
  return node.entries.find(({ key }) => key === name)?.value;
}

/** Returns a documented or decided string that contains a space. */
function textOf(node: Node | undefined): string | undefined {
  if (node?.kind === "map") return textOf(valueOf(node, "decided"));
  return node?.kind === "scalar" && typeof node.value === "string" && /\s/.test(node.value) ? node.value : undefined;
}

/** Returns the text of an item with a name and a text, such as `{ value: newer, description: Oldest first. }`. */
function namedTextOf(node: Node): string | undefined {
  if (node.kind !== "map" || node.entries.length !== 2 || isDecided(node)) return undefined;
  const [name, text] = node.entries.map(({ value }) => textOf(value));
  return name === undefined ? text : undefined;
}

function childrenOf(node: Node): readonly Node[] {
  if (node.kind === "scalar") return [];
  return node.kind === "list" ? node.items : node.entries.map(({ value }) => value);
}

/** Names each item by its first value. If that is a text or occurs twice, the name is a hash. */
function namedItems(items: readonly Node[]): readonly (readonly [string, Node])[] {
  const names = items.map((item) => {
    const first = item.kind === "map" ? item.entries[0]?.value : item;
    return first?.kind === "scalar" && textOf(first) === undefined ? String(first.value) : hashOf(plain(item));
  });
  const isUnique = (name: string): boolean => names.indexOf(name) === names.lastIndexOf(name);
  return items.map((item, index) => [isUnique(names[index]!) ? names[index]! : hashOf(plain(item)), item]);
}

function memberOf(node: Node): Member {
  const written = plain(node);
  return {
    value: isBrief(written) ? written : hashOf(written),
    text: textOf(node) ?? namedTextOf(node),
    decisions: decisionsIn(node),
    place: node.place,
  };
}

function decisionsIn(node: Node): readonly string[] {
  if (node.kind !== "map") return childrenOf(node).flatMap(decisionsIn);
  return node.entries.flatMap(({ key, value }) =>
    key === "by" && value.kind === "scalar" ? [String(value.value)] : decisionsIn(value),
  );
}

const LONGEST_VALUE = 24;

/** Returns whether a value is short enough to be recorded unchanged instead of as a hash. */
function isBrief(written: string): boolean {
  return written.length <= LONGEST_VALUE && !/\s/.test(written);
}

function plain(node: Node): string {
  if (node.kind === "scalar")
    return typeof node.value === "string" ? node.value.trim().replace(/\s+/g, " ") : JSON.stringify(node.value);
  if (node.kind === "list") return `[${node.items.map(plain).join(",")}]`;
  const [decided, unknown, by] = ["decided", "unknown", "by"].map((name) => valueOf(node, name));
  if (unknown !== undefined) return `?(${plain(unknown)})`;
  if (decided !== undefined) return `${plain(decided)}(${by === undefined ? "" : plain(by)})`;
  return `{${node.entries
    .map(({ key, value }) => `${key}:${plain(value)}`)
    .sort()
    .join(",")}}`;
}

function hashOf(text: string): string {
  return `#${createHash("sha256").update(text).digest("hex").slice(0, 6)}`;
}

/** Returns the part of a page before its first heading, and the part below each heading. */
function sectionsOf(name: string, markdown: string): readonly Entry[] {
  const file = `docs/${name}`;
  const starts = [0, ...[...markdown.matchAll(/^#+ /gm)].map(({ index }) => index)];
  return starts.flatMap((start, index): readonly Entry[] => {
    const section = markdown.slice(start, starts[index + 1]).trimEnd();
    if (section === "") return [];
    const path = (/^#+ (.*)/.exec(section)?.[1] ?? "").toLowerCase().replace(/[^a-z0-9]+/g, "-");
    const node: Node = {
      kind: "scalar",
      value: section,
      place: { file: `spec/${file}`, start, end: start + section.length },
    };
    return [{ file, path, members: new Map([["text", { ...memberOf(node), text: plain(node) }]]), place: node.place }];
  });
}

/** The path of the record, relative to the root. */
export const RECORD = "spec/reviewed.txt";

/** The members of each recorded entry, by key. The entries are keyed by {@link addressOf}. */
export type Recorded = ReadonlyMap<string, ReadonlyMap<string, string>>;

export function addressOf({ file, path }: Pick<Entry, "file" | "path">): string {
  return `${file} ${path}`;
}

const HEADER = "# The entries of spec/ as last reviewed. Written by kiln review --accept: see docs/spec/concepts.md.\n";

/** Prints a line for each file, followed by a line for each of its entries. */
export function writeRecord(entries: readonly Entry[]): string {
  let file = "";
  const lines = entries.map((entry) => {
    const heading = entry.file === file ? "" : `${entry.file}\n`;
    file = entry.file;
    return `${heading}${wrapped(
      `  ${entry.path || "."}`,
      [...entry.members].map(([key, { value }]) => `${key}=${value}`),
    )}\n`;
  });
  return HEADER + lines.join("");
}

const WIDTH = 120;

/** Joins words with spaces and wraps them onto indented lines. */
function wrapped(start: string, words: readonly string[]): string {
  const lines = [start];
  for (const word of words) {
    if (lines.at(-1)!.length + word.length < WIDTH) lines.push(`${lines.pop()} ${word}`);
    else lines.push(`    ${word}`);
  }
  return lines.join("\n");
}

/** Parses a record. Lines of another form, such as merge conflict markers, are skipped. */
export function readRecord(text: string): Recorded {
  const recorded = new Map<string, ReadonlyMap<string, string>>();
  let file = "";
  for (const line of text.replace(/\r?\n {4}/g, " ").split(/\r?\n/)) {
    const [, path, members] = /^ {2}(\S+)(.*)$/.exec(line) ?? [];
    if (path === undefined) file = /^[^#<=>|\s]\S*$/.exec(line)?.[0] ?? file;
    else
      recorded.set(
        addressOf({ file, path: path === "." ? "" : path }),
        new Map(members!.split(" ").filter(Boolean).map(splitMember)),
      );
  }
  return recorded;
}

function splitMember(member: string): readonly [string, string] {
  const at = member.indexOf("=");
  return [member.slice(0, at), member.slice(at + 1)];
}
