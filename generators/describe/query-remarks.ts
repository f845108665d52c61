import { codeSpan } from "../codegen/markdown.ts";
import type { Fact, Origin } from "../model/fact.ts";
import type { MessageForm } from "../model/query-protocol.ts";
import type { GroupRole } from "../model/query-protocol.ts";
import type { PageParameters, QueryService, QueryWire } from "../model/query.ts";
import { statusRemark } from "./marks.ts";
import { headRemarks, serviceRemark } from "./service-remark.ts";

/** What no document states of a query service as a whole: how requests are written, and what answers have in common. A line each. */
export function queryRemarks(service: QueryService): readonly string[] {
  const { wire, profile, limits, groups, pages, personal, constants, errorBody, warningBody, answer } = service;
  return [
    ...headRemarks(service, codeSpan),
    ...Object.keys(wireLabels).flatMap((key) => wireRemark(wire, key as keyof QueryWire)),
    ...serviceRemark("The right that high limits need", limits.highRight, codeSpan),
    ...(profile === undefined ? [] : originRemark(`Its protocol beyond the modules: ${codeSpan(profile)}`, service.profileOrigin)),
    ...serviceRemark("How a request shows who makes it", service.authentication, () => "it does not"),
    ...groups.flatMap(({ name, role, roleOrigin }) => originRemark(`Modules of the group ${codeSpan(name)} answer ${roleProse[role]}`, roleOrigin)),
    ...(pages === undefined ? [] : originRemark(`What names the pages of a request: ${parametersOfPages(pages)}`, pages.origin)),
    ...(personal === undefined
      ? []
      : originRemark(`Modules whose answers are for the caller alone: ${personal.modules.map(codeSpan).join(", ")}`, personal.origin)),
    ...groups.flatMap(({ name, selector }) => serviceRemark(`The parameter that selects modules of the group ${codeSpan(name)}`, selector, codeSpan)),
    ...constants.flatMap(({ name, value }) => serviceRemark(`Every request says ${codeSpan(name)}`, value, codeSpan)),
    ...serviceRemark("Errors in an answer", errorBody, messagePlace),
    ...serviceRemark("Warnings in an answer", warningBody, messagePlace),
    ...(answer === undefined ? [] : originRemark("The parts of an answer that modules share", answer.origin)),
  ];
}

type WireValue = string | number | readonly string[];

function wireRemark<Key extends keyof QueryWire>(wire: QueryWire, key: Key): readonly string[] {
  return serviceRemark(wireLabels[key], wire[key] as Fact<WireValue> | undefined, (value) => wireProse[key]?.[String(value)] ?? shown(value));
}

const wireLabels: Readonly<Record<keyof QueryWire, string>> = {
  endpoint: "The path of the endpoint",
  methods: "HTTP methods of requests",
  modulePath: "The path of a module",
  prefix: "A module's prefix and the name of a parameter",
  generatorPrefix: "What the names of a generator's parameters start with",
  generatorSelector: "The parameter that names a generator",
  separator: "What stands between several values",
  alternativeSeparator: "What separates them in a value that starts with it",
  allSpecifier: "What stands for all values",
  maxLimit: "What asks for as many as allowed",
  firstIndex: "The index of the first parameter",
  templatedIndex: "The index of a templated parameter",
  flags: "A flag",
  errorHeader: "The header field that holds the code of an error",
};

/** Values of the spec's own that have a meaning instead of being text of the wire. */
const wireProse: { readonly [Key in keyof QueryWire]?: Readonly<Record<string, string>> } = {
  prefix: { concatenate: "joined without anything between" },
  templatedIndex: { "after-variable": "behind that of the parameter it ranges over", last: "behind those of all others" },
  flags: { presence: "present means true, absent means false" },
};

function shown(value: WireValue): string {
  return typeof value === "object" ? value.map(codeSpan).join(", ") : codeSpan(String(value));
}

const roleProse: Readonly<Record<GroupRole, string>> = {
  items: "lists of items",
  properties: "members of pages",
  facts: "facts, each once",
};

function parametersOfPages({ pages, revisions }: PageParameters): string {
  return [...pages, ...revisions].map(codeSpan).join(", ");
}

function messagePlace({ member, list }: MessageForm): string {
  if (member === undefined) return "the body itself";
  return `${list ? "a list" : "an object"} in the member ${codeSpan(member)}`;
}

function originRemark(label: string, origin: Origin): readonly string[] {
  return origin.status === "documented" ? [] : [`${label}${statusRemark(origin)}`];
}
