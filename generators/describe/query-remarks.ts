import { codeSpan } from "../codegen/markdown.ts";
import type { Fact, Origin } from "../model/fact.ts";
import type { MessageForm } from "../model/query-protocol.ts";
import type { GroupRole } from "../model/query-protocol.ts";
import type { PageParameters, QueryService, QueryWire } from "../model/query.ts";
import { statusRemark } from "./marks.ts";
import { headRemarks, serviceRemark } from "./service-remark.ts";

/**
 * What no document states of a query service as a whole: how requests are written, and what answers have in common. A
 * line each.
 */
export function queryRemarks(service: QueryService): readonly string[] {
  const { wire, profile, limits, groups, pages, personal, constants, errorBody, warningBody, answer } = service;
  return [
    ...headRemarks(service, codeSpan),
    ...Object.keys(wireLabels).flatMap((key) => wireRemark(wire, key as keyof QueryWire)),
    ...serviceRemark("The right that is required for high limits", limits.highRight, codeSpan),
    ...(profile === undefined
      ? []
      : originRemark(`The protocol beyond the modules: ${codeSpan(profile)}`, service.profileOrigin)),
    ...serviceRemark("Authentication of requests", service.authentication, () => "none"),
    ...groups.flatMap(({ name, role, roleOrigin }) =>
      originRemark(`Modules of the group ${codeSpan(name)} return ${roleProse[role]}`, roleOrigin),
    ),
    ...(pages === undefined
      ? []
      : originRemark(`Parameters that select the pages of a request: ${parametersOfPages(pages)}`, pages.origin)),
    ...(personal === undefined
      ? []
      : originRemark(
          `Modules whose responses depend on the caller: ${personal.modules.map(codeSpan).join(", ")}`,
          personal.origin,
        )),
    ...groups.flatMap(({ name, selector }) =>
      serviceRemark(`The parameter that selects modules of the group ${codeSpan(name)}`, selector, codeSpan),
    ),
    ...constants.flatMap(({ name, value }) =>
      serviceRemark(`A parameter of every request: ${codeSpan(name)}`, value, codeSpan),
    ),
    ...serviceRemark("Errors in a response", errorBody, messagePlace),
    ...serviceRemark("Warnings in a response", warningBody, messagePlace),
    ...(answer === undefined ? [] : originRemark("The parts of a response that modules share", answer.origin)),
  ];
}

type WireValue = string | number | readonly string[];

function wireRemark<Key extends keyof QueryWire>(wire: QueryWire, key: Key): readonly string[] {
  return serviceRemark(
    wireLabels[key],
    wire[key] as Fact<WireValue> | undefined,
    (value) => wireProse[key]?.[String(value)] ?? shown(value),
  );
}

const wireLabels: Readonly<Record<keyof QueryWire, string>> = {
  endpoint: "The path of the endpoint",
  methods: "HTTP methods of requests",
  modulePath: "The path of a module",
  prefix: "A module's prefix and the name of a parameter",
  generatorPrefix: "The prefix of a generator's parameters",
  generatorSelector: "The parameter that names a generator",
  separator: "The separator of values",
  alternativeSeparator: "The separator in a value that starts with it",
  allSpecifier: "The word for all values",
  maxLimit: "The word for the maximum limit",
  firstIndex: "The index of the first parameter",
  templatedIndex: "The index of a templated parameter",
  flags: "A flag",
  errorHeader: "The header field that contains the error code",
};

/** Values of the spec's own that have a meaning instead of being text of the wire. */
const wireProse: { readonly [Key in keyof QueryWire]?: Readonly<Record<string, string>> } = {
  prefix: { concatenate: "joined without a separator" },
  templatedIndex: {
    "after-variable": "after the parameter that supplies its values",
    last: "after all other parameters",
  },
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
