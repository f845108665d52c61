import type { Model, Service } from "../../model/model.ts";
import type { Release } from "../../model/release.ts";
import { shownCode } from "../../model/error-codes.ts";
import {
  changesPage,
  clientsPage,
  decisionsPage,
  itemPage,
  listPage,
  openapiPage,
  questionsPage,
  releasePage,
  servicePage,
  startPage,
  type Kind,
  type Topic,
} from "./addresses.ts";
import type { Address, NavigationSection, Page, Reference } from "./site.ts";

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

export function siblingsOf(service: Service, kind: Kind, names: readonly string[]): readonly Reference[] {
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
  return { to, title, isCode: false };
}
