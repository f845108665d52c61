import type { DecisionId } from "../../model/fact.ts";
import { outputName } from "../../naming/declared-name.ts";
import type { Address, NavigationSection, Page, Reference } from "./site.ts";
import type { Model, Service } from "../../model/model.ts";
import type { Release } from "../../model/release.ts";
import { shownCode } from "../../model/error-codes.ts";

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

/** The kinds of pages of a service, in order. */
const kindsOf: { readonly [Style in Service["kind"]]: readonly Kind[] } = {
  query: ["modules", "request-parameters", "value-sets", "errors"],
  resource: ["resources", "operations", "value-sets", "errors"],
};

export const kindTitles: Readonly<Record<Kind, string>> = {
  modules: "Modules",
  "request-parameters": "Request parameters",
  resources: "Resources",
  operations: "Operations",
  "value-sets": "Value sets",
  errors: "Error codes",
};

export const topicTitles: Readonly<Record<Topic, string>> = {
  authentication: "Authentication",
  paging: "Paging and continuation",
  limits: "Limits",
  "errors-and-retries": "Errors and retries",
  scope: "What the API does not do",
  facts: "Other facts",
};

/** Returns the kinds of which the service has at least one item. */
export function kindsIn(service: Service): readonly Kind[] {
  return kindsOf[service.kind].filter((kind) => namesOf(service, kind).length > 0);
}

export function namesOf(service: Service, kind: Kind): readonly string[] {
  switch (kind) {
    case "modules":
      return service.kind === "query" ? service.modules.map(({ name }) => name) : [];
    case "request-parameters":
      return service.kind === "query" ? service.requestParameters.map(({ id }) => id) : [];
    case "resources":
      return service.kind === "resource" ? service.resources.map(({ id }) => id) : [];
    case "operations":
      return service.kind === "resource"
        ? service.resources.flatMap(({ operations }) => operations.map(({ operationId }) => operationId))
        : [];
    case "value-sets":
      return service.valueSets.map(({ id }) => id);
    case "errors":
      return service.errors.map(({ code }) => code);
  }
}

/** Returns the navigation of every page. Its size does not depend on the number of items in the services. */
export function navigationOf(
  { services, decisions }: Model,
  texts: readonly Page[],
  topicPages: ReadonlyMap<Service, readonly Page[]>,
): readonly NavigationSection[] {
  return [
    {
      title: "Begin",
      links: [
        reference(startPage, "Start here"),
        ...texts.map(referenceTo),
        reference(clientsPage, "Languages and clients"),
        reference(openapiPage, "OpenAPI"),
        reference(changesPage(), "What changed"),
      ],
    },
    ...services.map((service) => ({
      title: service.title,
      links: [
        reference(servicePage(service), "Overview"),
        ...(topicPages.get(service) ?? []).map(referenceTo),
        ...kindsIn(service).map((kind) => reference(listPage(service, kind), kindTitles[kind])),
      ],
    })),
    ...(decisions.length === 0
      ? []
      : [
          {
            title: "Sources",
            links: [reference(decisionsPage, "Decisions"), reference(questionsPage, "Open questions")],
          },
        ]),
  ];
}

/** Returns the breadcrumbs of a page, including the list page of its kind. */
export function above(service: Service, kind?: Kind): readonly Reference[] {
  return [
    reference(startPage, "Start"),
    reference(servicePage(service), service.title),
    ...(kind === undefined ? [] : [reference(listPage(service, kind), kindTitles[kind])]),
  ];
}

export const aboveDecision: readonly Reference[] = [
  reference(startPage, "Start"),
  reference(decisionsPage, "Decisions"),
];

/**
 * The maximum number of siblings that a page lists. Longer lists are only on the list page, so that the size of the
 * site does not grow quadratically.
 */
const mostSiblings = 80;

export function siblingsOf(service: Service, kind: Kind, names = namesOf(service, kind)): readonly Reference[] {
  return names.length > mostSiblings ? [] : names.map((name) => itemReference(service, kind, name));
}

/** Returns links to the releases for the navigation next to each of them, with the newest first. */
export function releaseSiblings(releases: readonly Release[]): readonly Reference[] {
  return releases.length > mostSiblings
    ? []
    : releases.toReversed().map(({ version }) => reference(releasePage(version), version));
}

export function itemReference(service: Service, kind: Kind, name: string): Reference {
  return { to: itemPage(service, kind, name), title: kind === "errors" ? shownCode(name) : name, isCode: true };
}

export function referenceTo({ path, title, isCode }: Page): Reference {
  return { to: { path, anchor: undefined }, title, isCode };
}

export function reference(to: Address, title: string): Reference {
  return { to, title };
}
