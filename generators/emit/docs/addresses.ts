import type { DecisionId } from "../../model/fact.ts";
import { outputName } from "../../naming/declared-name.ts";
import type { Address } from "./site.ts";

/*
 * The permanent addresses. Items of the spec are at `api/<service>/<kind>/<name>`, so their names cannot conflict with
 * the site's own files. `outputName` keeps different names distinct and makes each safe for file names, URLs and ids.
 */

export const startPage: Address = page("index");
export const decisionsPage: Address = page("decisions");
export const questionsPage: Address = page("questions");
export const clientsPage: Address = page("clients");
export const openapiPage: Address = page("openapi");

export function servicePage(service: Named): Address {
  return page(`api/${outputName(service.id)}`);
}

/** The kinds of items that each have their own page. */
export type Kind = "modules" | "request-parameters" | "resources" | "operations" | "value-sets" | "errors";

/** A page about one aspect of a service. */
export type Topic = (typeof topics)[number];
export const topics = ["authentication", "paging", "limits", "errors-and-retries", "scope", "facts"] as const;

export function topicPage(service: Named, topic: Topic): Address {
  return page(`api/${outputName(service.id)}/${topic}`);
}

export function listPage(service: Named, kind: Kind): Address {
  return page(`api/${outputName(service.id)}/${kind}`);
}

export function itemPage(service: Named, kind: Kind, name: string): Address {
  return page(`api/${outputName(service.id)}/${kind}/${outputName(name)}`);
}

/**
 * Returns the subject of a page: an item of a kind, or the service itself, to which topics belong. Returns `undefined`
 * for pages outside `api/`.
 */
export function placeInService({
  path,
}: Address): { readonly service: string; readonly kind: Kind | undefined } | undefined {
  const [folder, service, kind, name] = path.replace(/\.html$/, "").split("/");
  if (folder !== "api" || service === undefined) return undefined;
  if (name === undefined)
    return kind === undefined || topics.some((topic) => topic === kind) ? { service, kind: undefined } : undefined;
  return { service, kind: kind as Kind };
}

export function decisionPage(id: DecisionId): Address {
  return page(`decisions/${outputName(id)}`);
}

export function textPage(name: string): Address {
  return page(`texts/${outputName(name)}`);
}

/**
 * Returns the address of an image of the project, by its path below `spec/docs/`. Its position relative to the texts
 * does not change.
 */
export function imageFile(path: string): Address {
  return { path: `texts/${path}`, anchor: undefined };
}

/** Returns a page of the list of versions. The newest ones are on the first page. */
export function changesPage(number = 1): Address {
  return page(number === 1 ? "changes" : `changes/older-${number}`);
}

/** Returns the address of a release page or one of its parts. Dots in the version are kept. */
export function releasePage(version: string, part = 1): Address {
  const name = version.split(".").map(outputName).join(".");
  return page(part === 1 ? `changes/${name}` : `changes/${name}/${part}`);
}

export function openapiFile(name: string): Address {
  return { path: `openapi/${name}`, anchor: undefined };
}

/** The icon of the site if the project has none. */
export const iconFile: Address = { path: "assets/icon.svg", anchor: undefined };

export const feedFile: Address = { path: "changes.atom", anchor: undefined };

export type AnchorKind =
  | "parameter"
  | "field"
  | "member"
  | "value"
  | "decision"
  | "example"
  | "header"
  | "answer"
  | "state"
  | "group"
  | "shape"
  | "heading"
  | "audience"
  | "change"
  | "note";

export function anchor(kind: AnchorKind, name: string): string {
  return `${kind}-${outputName(name)}`;
}

/** Returns the address of an anchor on a page. */
export function within({ path }: Address, id: string): Address {
  return { path, anchor: id };
}

export function relativeUrl(from: string, { path, anchor: id }: Address): string {
  const hash = id === undefined ? "" : `#${id}`;
  if (from === path && hash !== "") return hash;
  return relativePath(from, path) + hash;
}

/** Returns the relative path from the folder of a page to a file of the site. */
export function relativePath(from: string, to: string): string {
  const [start, end] = [from.split("/").slice(0, -1), to.split("/")];
  const shared = start.findIndex((folder, index) => folder !== end[index]);
  const common = shared < 0 ? start.length : shared;
  return "../".repeat(start.length - common) + end.slice(common).join("/");
}

interface Named {
  readonly id: string;
}

function page(name: string): Address {
  return { path: `${name}.html`, anchor: undefined };
}
