import { fullTitle, type StoredTitle } from "../titles.ts";
import { linkTarget, pageNamed } from "../site-titles.ts";
import { callFunction } from "./functions.ts";
import { readTree } from "./read-tree.ts";
import { redirectTarget } from "./redirect.ts";
import type { Argument, Node, Part, Template } from "./tree.ts";

/* Includes templates. Their texts are given: what is not there yet is noted, fetched by the caller, and the page is expanded again. */

/** The texts of pages that are included, by full title; `undefined` for a page that there is not. */
export type KnownTexts = ReadonlyMap<string, string | undefined>;

export interface Expanded {
  readonly text: string;
  /** All pages that were included, or would be if they were there, by full title. */
  readonly templates: ReadonlyMap<string, StoredTitle>;
  /** Pages whose texts have to be known first. */
  readonly unknown: ReadonlySet<string>;
  readonly properties: ReadonlyMap<string, string>;
  /** What was wrong, by the key of the message that names a category for it. */
  readonly tracking: ReadonlySet<string>;
  readonly nodes: number;
}

/** What the expansions of one page share: trees by the title of a template, and that of the page by the empty string. */
export type Trees = Map<string, readonly Node[]>;

/** The real system allows ten times as many nodes. Here all other writers wait for an expansion (decided: D-411). */
export const mostNodes = 100_000;
const [deepest, longest] = [40, 2_097_152];
const templates = 10;

/** What one expansion shares. */
export interface Expansion {
  readonly page: StoredTitle;
  readonly known: KnownTexts;
  readonly templates: Map<string, StoredTitle>;
  readonly unknown: Set<string>;
  readonly properties: Map<string, string>;
  readonly tracking: Set<string>;
  readonly trees: Trees;
  /** What names in braces mean. */
  readonly named: Map<string, ReturnType<typeof includedPage>>;
  /** What the texts of all templates have come to, in characters, and how many nodes were looked at. */
  size: number;
  nodes: number;
}

/** A page that is being expanded, with the arguments that it was given; the page of the request has none. */
interface Frame {
  readonly expansion: Expansion;
  readonly depth: number;
  readonly argument: ((name: string) => string | undefined) | undefined;
  /** The templates that include this one, and it, from the inside out. The page itself does not count: it may include itself once. */
  readonly path: Path | undefined;
}

interface Path {
  readonly title: string;
  readonly outer: Path | undefined;
}

/** `page` is where the text stands. */
export function expand(text: string, page: StoredTitle, known: KnownTexts, trees: Trees = new Map()): Expanded {
  const expansion: Expansion = {
    page,
    known,
    templates: new Map(),
    unknown: new Set(),
    properties: new Map(),
    tracking: new Set(),
    trees,
    named: new Map(),
    size: 0,
    nodes: 0,
  };
  const frame: Frame = { expansion, depth: 0, argument: undefined, path: undefined };
  const tree = trees.get("") ?? readTree(text, "page");
  trees.set("", tree);
  const expanded = expandNodes(tree, frame);
  return { ...expansion, text: expanded };
}

function expandNodes(nodes: readonly Node[], frame: Frame): string {
  const { expansion } = frame;
  let text = "";
  for (const node of nodes) {
    expansion.nodes++;
    if (typeof node === "string") text += node;
    else if (frame.depth > deepest || expansion.nodes > mostNodes) {
      if (!expansion.tracking.has("expansion-depth-exceeded-category"))
        text += '<span class="error">Expansion depth limit exceeded</span>';
      expansion.tracking.add("expansion-depth-exceeded-category");
    } else text += node.kind === "template" ? expandTemplate(node, frame) : expandArgument(node, frame);
  }
  return text;
}

const deeper = (frame: Frame): Frame => ({ ...frame, depth: frame.depth + 1 });

function expandArgument({ name, otherwise }: Argument, frame: Frame): string {
  const inner = deeper(frame);
  const given = expandNodes(name, inner);
  const value = frame.argument?.(given.trim());
  if (value !== undefined) return isWithinBounds(value, frame.expansion) ? value : "";
  return otherwise === undefined ? `{{{${given}}}}` : expandNodes(otherwise, inner);
}

function expandTemplate({ name, parts }: Template, frame: Frame): string {
  const { expansion } = frame;
  const inner = deeper(frame);
  const given = expandNodes(name, inner);
  const argumentOf = ({ nodes }: Part): string => expandNodes(nodes, inner);
  const answer = callFunction(given.trim(), () => parts.map(argumentOf), expansion);
  if (answer !== undefined) return isWithinBounds(answer, expansion) ? answer : "";
  const target = expansion.named.has(given) ? expansion.named.get(given) : includedPage(given, expansion.page);
  expansion.named.set(given, target);
  if (target === undefined) return literal(given, parts.map(argumentOf));
  if ("link" in target) return target.link;
  return include(target.page, parts, frame, inner);
}

function include(page: StoredTitle, parts: readonly Part[], frame: Frame, inner: Frame): string {
  const { expansion } = frame;
  const title = fullTitle(page);
  expansion.templates.set(title, page);
  if (!expansion.known.has(title)) {
    expansion.unknown.add(title);
    return "";
  }
  const text = expansion.known.get(title);
  if (text === undefined) return `[[:${title}]]`;
  if (isWithin(frame.path, title)) {
    expansion.tracking.add("template-loop-category");
    return `<span class="error">Template loop detected: [[:${title}]]</span>`;
  }
  if (!isWithinBounds(text, expansion)) return `[[:${title}]]`;
  const redirect = redirectIn(text);
  const path = { title, outer: frame.path };
  if (redirect !== undefined) return include(redirect, parts, { ...frame, path }, inner);
  const tree = expansion.trees.get(title) ?? readTree(text, "included");
  expansion.trees.set(title, tree);
  return expandNodes(tree, { expansion, depth: inner.depth, argument: argumentsOf(parts, inner), path });
}

function isWithin(path: Path | undefined, title: string): boolean {
  for (let at = path; at !== undefined; at = at.outer) if (at.title === title) return true;
  return false;
}

/** Counts a text that is put into the page: templates and arguments can multiply one another. */
function isWithinBounds(text: string, expansion: Expansion): boolean {
  expansion.size += text.length;
  if (expansion.size <= longest) return true;
  expansion.tracking.add("post-expand-template-inclusion-category");
  return false;
}

/** Values are expanded when they are asked for, once. A name that is given twice has its last value. */
function argumentsOf(parts: readonly Part[], frame: Frame): (name: string) => string | undefined {
  const byName = new Map<string, () => string>();
  let position = 0;
  for (const { nodes, equals } of parts) {
    if (equals === undefined) set(String(++position), () => expandNodes(nodes, frame));
    else
      set(expandNodes(nodes.slice(0, equals - 1), frame).trim(), () => expandNodes(nodes.slice(equals), frame).trim());
  }
  const values = new Map<string, string>();
  return (name) => {
    const value = values.get(name) ?? byName.get(name)?.();
    if (value !== undefined) values.set(name, value);
    return value;
  };

  function set(name: string, value: () => string): void {
    if (byName.has(name)) frame.expansion.tracking.add("duplicate-args-category");
    byName.set(name, value);
  }
}

/** The page that a name in braces means: a template, unless it says something else. */
function includedPage(
  given: string,
  page: StoredTitle,
): { readonly page: StoredTitle } | { readonly link: string } | undefined {
  const text = given.trim();
  if (text === "" || /[<>[\]{}|]/.test(text)) return undefined;
  const target = linkTarget(text.startsWith("/") ? `${fullTitle(page)}${text}` : text);
  if (target === undefined || (target.title === "" && target.interwiki === "")) return undefined;
  if (target.interwiki !== "" || target.ns < 0) return { link: `[[:${text}]]` };
  if (text.startsWith("/")) return { page: { ns: target.ns, title: target.title } };
  const named = pageNamed(text.replace(/#.*$/s, ""), templates);
  return named === undefined ? undefined : { page: named };
}

function literal(name: string, values: readonly string[]): string {
  return `{{${[name, ...values].join("|")}}}`;
}

/** A page that leads to another one stands for it where it is included. */
function redirectIn(text: string): StoredTitle | undefined {
  const target = redirectTarget(text);
  return target === undefined || target.interwiki !== "" || target.ns < 0 || target.title === "" ? undefined : target;
}
