import { table } from "@kiln/server/query";
import { type StoredTitle, fullTitle, linkTarget, pageNamed, spaced, underscored } from "../titles.ts";
import { readTree, type Argument, type Node, type Part, type Template } from "./read-tree.ts";
import { redirectTarget } from "./page-facts.ts";
import { magicWords, variables as known } from "../../query/site/wikitext.ts";
import { namespaces } from "../../query/site/namespaces.ts";

/* Expands templates. Unknown texts are only recorded. The caller loads them and expands the page again. */

/** The texts of included pages by full title; `undefined` for a page that does not exist. */
export type KnownTexts = ReadonlyMap<string, string | undefined>;

export interface Expanded {
  readonly text: string;
  /** All included pages, existing or not, by full title. */
  readonly templates: ReadonlyMap<string, StoredTitle>;
  /** Pages whose texts must be loaded first. */
  readonly unknown: ReadonlySet<string>;
  readonly properties: ReadonlyMap<string, string>;
  /** Errors, as keys of the messages that name their tracking categories. */
  readonly tracking: ReadonlySet<string>;
  readonly nodes: number;
}

/** Parsed trees by title, which all expansions of a page share. The key of the page itself is the empty string. */
export type Trees = Map<string, readonly Node[]>;

/**
 * The maximum number of nodes in an expansion. It is a tenth of the real system's, because all other writers wait for
 * an expansion (decided: D-411).
 */
export const mostNodes = 100_000;
const [deepest, longest] = [40, 2_097_152];
const templates = 10;

interface Expansion {
  readonly page: StoredTitle;
  readonly known: KnownTexts;
  readonly templates: Map<string, StoredTitle>;
  readonly unknown: Set<string>;
  readonly properties: Map<string, string>;
  readonly tracking: Set<string>;
  readonly trees: Trees;
  /** The pages that names in double braces refer to. */
  readonly named: Map<string, ReturnType<typeof includedPage>>;
  /** The total length of inserted texts in characters, and the number of visited nodes. */
  size: number;
  nodes: number;
}

/** A page that is being expanded, with its arguments. The requested page itself has no arguments. */
interface Frame {
  readonly expansion: Expansion;
  readonly depth: number;
  readonly argument: ((name: string) => string | undefined) | undefined;
  /**
   * The templates that are being expanded, from the innermost out. Excludes the page itself, which may include itself
   * once.
   */
  readonly path: Path | undefined;
}

interface Path {
  readonly title: string;
  readonly outer: Path | undefined;
}

/** Expands the templates in a text. `page` is the page that contains the text. */
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
  const response = callFunction(given.trim(), () => parts.map(argumentOf), expansion);
  if (response !== undefined) return isWithinBounds(response, expansion) ? response : "";
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

/**
 * Counts an inserted text and reports whether the total is within the limit. Templates and arguments can multiply each
 * other.
 */
function isWithinBounds(text: string, expansion: Expansion): boolean {
  expansion.size += text.length;
  if (expansion.size <= longest) return true;
  expansion.tracking.add("post-expand-template-inclusion-category");
  return false;
}

/**
 * Returns a function that looks up arguments by name. Each value is expanded once, on its first use. If a name is given
 * twice, the last value applies.
 */
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

/** Returns the page that a name in double braces refers to: by default, a template. */
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

/** Returns the target of a redirect, which is included in place of the redirect. */
function redirectIn(text: string): StoredTitle | undefined {
  const target = redirectTarget(text);
  return target === undefined || target.interwiki !== "" || target.ns < 0 || target.title === "" ? undefined : target;
}

/* The parser functions and variables that affect links, and the most common others. All others are left unchanged. */

type Fn = (first: string, values: readonly string[], expansion: Expansion) => string;
type Variable = (page: StoredTitle) => string;

/** Variables that do not affect links, such as the time or the name of the site. They are left unchanged. */
const unread: ReadonlySet<string> = new Set(
  magicWords.flatMap((word) => (word["case-sensitive"] && known.includes(word.name) ? word.aliases : [])),
);

const has = <T>(all: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(all, name) ? all[name] : undefined;

/**
 * Returns the value of `{{name:…|…}}` or `{{NAME}}`; `undefined` if the name is a page title rather than a function or
 * variable.
 */
function callFunction(name: string, values: () => readonly string[], expansion: Expansion): string | undefined {
  const colon = name.indexOf(":");
  if (colon < 0) {
    const fixed = has(signs, name);
    return fixed ?? has(variables, name)?.(expansion.page) ?? (unread.has(name) ? `{{${name}}}` : undefined);
  }
  const [given, first] = [name.slice(0, colon), name.slice(colon + 1).trim()];
  const fn = has(sensitive, given) ?? has(functions, given.toLowerCase());
  if (fn !== undefined) return fn(first, values(), expansion);
  const variable = has(variables, given);
  if (variable === undefined) return undefined;
  const page = pageNamed(first);
  return page === undefined ? "" : variable(page);
}

const signs: Readonly<Record<string, string>> = {
  "!": "|",
  "=": "=",
  SITENAME: table.title,
  CONTENTLANGUAGE: "en",
  CONTENTLANG: "en",
  PAGELANGUAGE: "en",
};

const nameOf = (ns: number): string => namespaces.find(({ id }) => id === ns)?.name ?? "";
const hasSubpages = (ns: number): boolean => namespaces.find(({ id }) => id === ns)?.subpages ?? false;
const talkOf = (ns: number): number => (ns < 0 ? ns : ns | 1);
const subjectOf = (ns: number): number => (ns < 0 ? ns : ns - (ns & 1));
const cut = ({ ns, title }: StoredTitle, part: (title: string) => string): string =>
  spaced(hasSubpages(ns) ? part(title) : title);

const plain: Readonly<Record<string, Variable>> = {
  PAGENAME: ({ title }) => spaced(title),
  FULLPAGENAME: fullTitle,
  NAMESPACE: ({ ns }) => nameOf(ns),
  NAMESPACENUMBER: ({ ns }) => String(ns),
  BASEPAGENAME: (page) => cut(page, (title) => (title.includes("/") ? title.slice(0, title.lastIndexOf("/")) : title)),
  ROOTPAGENAME: (page) => cut(page, (title) => title.split("/", 1)[0] ?? title),
  SUBPAGENAME: (page) => cut(page, (title) => title.slice(title.lastIndexOf("/") + 1)),
  TALKSPACE: ({ ns }) => nameOf(talkOf(ns)),
  SUBJECTSPACE: ({ ns }) => nameOf(subjectOf(ns)),
  ARTICLESPACE: ({ ns }) => nameOf(subjectOf(ns)),
  TALKPAGENAME: ({ ns, title }) => fullTitle({ ns: talkOf(ns), title }),
  SUBJECTPAGENAME: ({ ns, title }) => fullTitle({ ns: subjectOf(ns), title }),
  ARTICLEPAGENAME: ({ ns, title }) => fullTitle({ ns: subjectOf(ns), title }),
};

const encoded = (text: string): string =>
  encodeURI(underscored(text)).replaceAll(/['"]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);

/** The variables. Each one also exists with a trailing `E`, for URLs. */
const variables: Readonly<Record<string, Variable>> = {
  ...plain,
  ...Object.fromEntries(
    Object.entries(plain).map(([name, of]) => [`${name}E`, (page: StoredTitle) => encoded(of(page))]),
  ),
};

const set = (name: string, value: string, { properties }: Expansion, values: readonly string[]): string => {
  if (value !== "" && !(values.some((one) => one.trim() === "noreplace") && properties.has(name)))
    properties.set(name, value);
  return "";
};

const defaultSort: Fn = (first, values, expansion) => set("defaultsort", first, expansion, values);

const sensitive: Readonly<Record<string, Fn>> = {
  DEFAULTSORT: defaultSort,
  DEFAULTSORTKEY: defaultSort,
  DEFAULTCATEGORYSORT: defaultSort,
  DISPLAYTITLE: (first, values, expansion) => {
    const shown = displayTitle(first, expansion.page);
    return shown === undefined ? "" : set("displaytitle", shown, expansion, values);
  },
};

const first = (text: string, change: (letter: string) => string): string => {
  const [letter = ""] = text;
  return change(letter) + text.slice(letter.length);
};

const functions: Readonly<Record<string, Fn>> = {
  lc: (text) => text.toLowerCase(),
  uc: (text) => text.toUpperCase(),
  lcfirst: (text) => first(text, (letter) => letter.toLowerCase()),
  ucfirst: (text) => first(text, (letter) => letter.toUpperCase()),
  ns: (text) => namespaceNamed(text) ?? `[[:Template:Ns:${text}]]`,
  nse: (text) => underscored(namespaceNamed(text) ?? ""),
  urlencode: (text) => encodeURIComponent(text).replaceAll("%20", "+"),
  anchorencode: underscored,
  formatnum: (text) => (/^\d{4,15}$/.test(text) ? Number(text).toLocaleString("en") : text),
  plural: (text, [one = "", many = one]) => (Number(text) === 1 ? one : many),
  padleft: (text, [length = "0", sign = "0"]) => text.padStart(Math.min(500, Number(length) || 0), sign),
  padright: (text, [length = "0", sign = "0"]) => text.padEnd(Math.min(500, Number(length) || 0), sign),
  fullurl: (text) => `/index.php/${encoded(text)}`,
  localurl: (text) => `/index.php/${encoded(text)}`,
};

function namespaceNamed(text: string): string | undefined {
  const number = Number(text);
  if (text !== "" && Number.isInteger(number)) return namespaces.find(({ id }) => id === number)?.name;
  return namespaces.find(({ name }) => name.toLowerCase() === text.toLowerCase())?.name;
}

/**
 * Returns a display title, which may differ from the page's title only in markup; `undefined` if it differs otherwise.
 */
function displayTitle(given: string, page: StoredTitle): string | undefined {
  const named = pageNamed(given.replaceAll(/<[^<>]*>/g, "").replaceAll(/'{2,}/g, ""));
  return named !== undefined && named.ns === page.ns && named.title === page.title ? given : undefined;
}
