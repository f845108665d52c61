import { codeSpan } from "../codegen/markdown.ts";
import { type Fact, type Origin, undocumented, whereKnown } from "../model/fact.ts";
import type { GroupRole, MessageForm, PageParameters, QueryService, QueryWire } from "../model/query.ts";
import { statusRemark } from "./marks.ts";
import { enumerated } from "./texts.ts";
import { type ErrorBody, type RequestFault, type ResourceService, requestFaults } from "../model/resource.ts";
import type { ServiceHead } from "../model/service.ts";
import type { Service } from "../model/model.ts";
import { typesWithin } from "../model/queries.ts";
import type { Type } from "../model/type.ts";
import type { Pages, Test } from "../model/rules.ts";

/**
 * Returns undocumented facts about a query service as a whole, one line each: the format of requests, and common
 * features of responses.
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

/** Descriptions of wire settings whose values are names in the spec instead of literal text. */
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

/**
 * Returns undocumented facts about a resource service as a whole, one line each: its general errors and the formats of
 * values.
 */
export function resourceRemarks(service: ResourceService): readonly string[] {
  const { authentication, errorBody, tenant } = service;
  return [
    ...headRemarks(service, codeSpan),
    ...(authentication?.keyKinds ?? []).flatMap(({ id, title, scope }) => [
      ...serviceRemark(`The name of keys of the kind ${codeSpan(id)}`, title, (text) => text),
      ...serviceRemark(`The scope of keys of the kind ${codeSpan(id)}`, scope, codeSpan),
    ]),
    ...serviceRemark("The error of a request without a required tenant", tenant?.missing, codeSpan),
    ...requestRemarks(service, requestFaults),
    ...serviceRemark("The body of an error", errorBody, bodyProse),
    ...serviceRemark("The details of an error", service.errorDetails, codeSpan),
  ];
}

/**
 * Returns undocumented facts about reading requests: the names of keys, the formats of timestamps, and the errors for
 * some faults.
 */
export function requestRemarks(service: ResourceService, faults: readonly RequestFault[]): readonly string[] {
  const { authentication, requestErrors, timestamps } = service;
  return [
    ...(authentication?.transports ?? []).flatMap((transport) =>
      "name" in transport ? serviceRemark(`The name of the key (${transport.kind})`, transport.name, codeSpan) : [],
    ),
    ...serviceRemark("Unknown fields of a body", service.unknownFields, (what) => what),
    ...serviceRemark("Formats of a date and time", timestamps, (forms) => forms.map(codeSpan).join(", ")),
    ...faults.flatMap((fault) => serviceRemark(faultLabels[fault], requestErrors[fault], codeSpan)),
  ];
}

const faultLabels: Readonly<Record<RequestFault, string>> = {
  malformed: "The error of a body that is not a JSON object",
  missing: "The error of a body without a required field",
  invalid: "The error of an invalid value, of two values for one field, or of an unknown name",
  missingKey: "The error of a request without a key",
  invalidKey: "The error of an unknown key",
  addressNotAllowed: "The error of a key that is used from an address that it does not allow",
  wrongKeyScope: "The error of a key of the wrong scope",
  readOnlyKey: "The error of a read-only key",
  insufficientScope: "The error of a key without the required scope",
  unknownTenant: "The error of an unknown tenant",
  unknownPath: "The error of an unknown path",
  methodNotAllowed: "The error of a method that the path does not support",
  unsupportedMediaType: "The error of an unsupported media type",
  tooLarge: "The error of a body that is too large",
  tooManyRequests: "The error of too many requests",
  preconditionFailed: "The error of an `If-Match` that does not match",
  idempotencyKeyReused: "The error of an `Idempotency-Key` that was used for another request",
  responseNotStored: "The error of a repeated request whose response cannot be repeated",
  failed: "The error of a failure of the service",
  unavailable: "The error of an unavailable service",
};

function bodyProse({ envelope, code, message }: ErrorBody): string {
  const members = `${codeSpan(code)} and ${codeSpan(message)}`;
  return envelope === undefined ? members : `${members} in ${codeSpan(envelope)}`;
}

/** Returns a line with the label of a fact about a whole service and its value, unless the fact is documented. */
function serviceRemark<T>(label: string, fact: Fact<T> | undefined, show: (value: T) => string): readonly string[] {
  if (fact === undefined || undocumented(fact) === undefined) return [];
  return [`${label}: ${whereKnown(fact, show, () => "not known")}${statusRemark(fact)}`];
}

function headRemarks(
  { version, baseUrl, baseUrlVariables }: ServiceHead,
  show: (value: string) => string,
): readonly string[] {
  return [
    ...serviceRemark("The version of the service", version, show),
    ...serviceRemark("The address of the service", baseUrl, show),
    ...baseUrlVariables.flatMap(({ name, example }) =>
      serviceRemark(`An example of ${show(name)} in it`, example, show),
    ),
  ];
}

/**
 * Returns undocumented facts about a service as a whole, as a Markdown list after a sentence, or `undefined` if every
 * fact is documented.
 */
export function serviceRemarks(service: Service): string | undefined {
  return remarkList(
    "Not documented for the service as a whole:",
    service.kind === "query" ? queryRemarks(service) : resourceRemarks(service),
  );
}

/**
 * Returns the decisions that these remarks cite on one line, for readers who need other information first. Returns
 * `undefined` if there are none.
 */
export function serviceDecisions(service: Service): string | undefined {
  const cited = [...(serviceRemarks(service) ?? "").matchAll(/\((?:decided|unknown): ([^()]+)\)/g)].map(([, id]) => id);
  if (cited.length === 0) return undefined;
  return `For facts about the service that are not documented, see DECISIONS.md: ${[...new Set(cited)].join(", ")}.`;
}

/** Returns lines as a list after a sentence, or `undefined` if there are no lines. */
export function remarkList(head: string, remarks: readonly string[]): string | undefined {
  return remarks.length === 0 ? undefined : `${head}\n\n${remarks.map((remark) => `- ${remark}`).join("\n")}`;
}

/**
 * Returns undocumented facts about a type and its constraints, one sentence each. It is for outputs that have no other
 * place for them.
 */
export function typeRemarks(type: Fact<Type>): readonly string[] {
  const own = undocumented(type) === undefined ? [] : [`Type${statusRemark(type)}.`];
  const known = type.value;
  return known === undefined ? own : [...own, ...boundRemarks(known)];
}

export function boundRemarks(type: Type): readonly string[] {
  return [...typesWithin(type)].flatMap(ownBounds);
}

function ownBounds(type: Type): readonly string[] {
  // The service defines the range of a limit, which needs no remark.
  if (type.kind === "limit") return [];
  const bounds = type as { readonly [Bound in keyof typeof boundLabels]?: Fact<unknown> | undefined };
  return (Object.keys(boundLabels) as (keyof typeof boundLabels)[]).flatMap((bound) => {
    const fact = bounds[bound];
    return fact === undefined || undocumented(fact) === undefined
      ? []
      : [`${boundLabels[bound]}${boundValue(bound, fact)}${statusRemark(fact)}.`];
  });
}

const boundLabels = {
  minLength: "Least length",
  maxLength: "Greatest length",
  pattern: "Pattern",
  format: "Format",
  minimum: "Minimum",
  maximum: "Maximum",
  exclusiveMinimum: "Exclusive minimum",
  exclusiveMaximum: "Exclusive maximum",
  multipleOf: "Multiple of",
  scale: "Maximum number of digits after the decimal point",
  maxBytes: "Maximum number of bytes",
  minItems: "Minimum number of items",
  maxItems: "Maximum number of items",
  maxKeyLength: "Maximum length of a key",
} as const;

/** Omits patterns, which are meant for programs. */
function boundValue(bound: keyof typeof boundLabels, fact: Fact<unknown>): string {
  const value = fact.value;
  return value === undefined || bound === "pattern" ? "" : `: ${String(value)}`;
}

/* Returns phrases that descriptions of rules and syntaxes share. */

const pagesTexts: Readonly<Record<Pages, string>> = {
  some: "pages",
  several: "several pages",
  revisions: "pages given by revisions",
  "several-revisions": "several revisions",
};

/** Returns the name of a parameter in the output: with or without the module's prefix. */
export type NameOf = (parameter: string) => string;

/** Returns `with a or b, without c or d: `, or an empty string. */
export function circumstancesProse(claim: Circumstances, nameOf: NameOf): string {
  const text = circumstances(claim, nameOf);
  return text === undefined ? "" : `${text}: `;
}

interface Circumstances {
  readonly when: readonly Test[];
  readonly unless: readonly Test[];
}

/** Returns `with a or b, without c or d`, or `undefined` if there is no condition. */
export function circumstances({ when, unless }: Circumstances, nameOf: NameOf): string | undefined {
  const parts = [
    when.length === 0 ? undefined : `with ${tests(when, "or", nameOf)}`,
    unless.length === 0 ? undefined : `without ${tests(unless, "or", nameOf)}`,
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join(", ");
}

/** Joins all tests in one phrase: `a, b or c`. */
export function tests(all: readonly Test[], word: string, nameOf: NameOf): string {
  return enumerated(
    all.map((test) => testProse(test, nameOf)),
    word,
  );
}

function testProse(test: Test, nameOf: NameOf): string {
  switch (test.kind) {
    case "given":
      return codeSpan(nameOf(test.parameter));
    case "filled":
      return `${codeSpan(nameOf(test.parameter))} with a value`;
    case "holds":
      return codeSpan(`${nameOf(test.parameter)}=${test.values.join("|")}`);
    case "pages":
      return pagesTexts[test.pages];
    case "role":
      return test.role === "generator" ? "use as a generator" : "direct use as a module";
    case "all":
      return test.tests.map((inner) => testProse(inner, nameOf)).join(" together with ");
  }
}
