import { queryRemarks, resourceRemarks } from "../../../describe/remarks.ts";
import { counted } from "../../../describe/texts.ts";
import { type DecisionId, type Fact, type Origin, decisionOf, isUnknown } from "../../../model/fact.ts";
import type { Model, Service } from "../../../model/model.ts";
import { remembered } from "../../../model/memo.ts";
import type { Module, QueryService } from "../../../model/query.ts";
import type { KeyKind, OAuthFlow, RequestFault, ResourceService } from "../../../model/resource.ts";
import type { OpenFact } from "../../../model/service.ts";
import {
  type Topic,
  above,
  anchor,
  itemPage,
  itemReference,
  listPage,
  topicPage,
  topics,
  topicTitles,
  within,
} from "../addresses.ts";
import { codeBlock, errorSample } from "../examples/request-code.ts";
import { code, external, joined, link, list, marks, named, paragraph, plainText, prose, text } from "../prose.ts";
import type { Block, Page, Prose, Section } from "../site.ts";
import { queryChecks, resourceChecks } from "../pictures/checks.ts";
import {
  codesNamedIn,
  definitions,
  factRows,
  factsBeside,
  factSections,
  factValue,
  section,
  serverFacts,
  serviceFacts,
  table,
} from "./facts.ts";
import { errorLinks } from "./error.ts";
import { nextResponseBlocks, shownOperations, simplestOf } from "./examples.ts";
import { highCallers } from "../../../describe/type-form.ts";
import { profileOf } from "../../../model/profiles.ts";
import { groupOf } from "../../../naming/wire-names.ts";
import { type KeyPlace, exampleKey, keyHeader, keyPlaces } from "../../../naming/paths.ts";
import { loginCode, operationExample, queryExample } from "../examples/example-blocks.ts";
import { moduleExamples } from "../examples/shown-example.ts";
import { maximumsOf } from "../../../model/type.ts";

/** The topics of each service that have content, in the order of the navigation. */
export const topicPagesOf: (model: Model) => ReadonlyMap<Service, readonly Page[]> = remembered(
  (model) => new Map(model.services.map((service) => [service, pagesOf(model, service)])),
);

function pagesOf(model: Model, service: Service): readonly Page[] {
  return topics.flatMap((topic): readonly Page[] => {
    const blocks = topicBlocks[topic](model, service);
    if (blocks.length === 0) return [];
    return [
      {
        path: topicPage(service, topic).path,
        kind: "topic",
        title: topicTitles[topic],
        summary: `${topicSummaries[topic]} ${service.title}.`,
        breadcrumbs: above(service),
        blocks,
      },
    ];
  });
}

const topicSummaries: Readonly<Record<Topic, string>> = {
  authentication: "How to authenticate requests to the",
  paging: "How to request the rest of a long response of the",
  limits: "The rate limit, and the maximum size of requests and responses, of the",
  "errors-and-retries": "The form of errors, when to repeat a request, and the order of the checks of the",
  scope: "The operations that exist, those that do not, and what is not known about the",
  facts: "Other facts about the",
};

const topicBlocks: Readonly<Record<Topic, (model: Model, service: Service) => readonly Block[]>> = {
  authentication: authenticationBlocks,
  paging: (_, service) => nextResponseBlocks(service),
  limits: limitsBlocks,
  "errors-and-retries": (_, service) => errorBlocks(service),
  scope: scopeBlocks,
  facts: (model, service) => [
    ...factSections(
      model,
      otherFacts(model, service).filter(({ text: fact }) => !isUnknown(fact)),
    ),
    ...section("decided", "Facts about the service that no document states", remarkList(service)),
  ],
};

/** Returns the facts that no other topic includes. */
function otherFacts(model: Model, service: Service): readonly OpenFact[] {
  const told = new Set([...authenticationFacts(model, service), ...limitFacts(model, service)]);
  return service.facts.filter((fact) => !told.has(fact));
}

function remarkList(service: Service): readonly Block[] {
  return list((service.kind === "query" ? queryRemarks(service) : resourceRemarks(service)).map(prose));
}

function errorBlocks(service: Service): readonly Block[] {
  const [error] = service.errors;
  if (error === undefined) return [];
  const sample = errorSample(service, error);
  const form = service.kind === "query" ? service.errorBody : service.errorBody;
  const header = service.kind === "query" ? service.wire.errorHeader?.value : undefined;
  return [
    paragraph(
      text(service.kind === "query" ? "An error is a response with this body" : "An error has this body"),
      ...marks(form),
      text(". Let programs compare the code: the message is for people. "),
      ...(header === undefined ? [] : [text("The header field "), code(header), text(" contains the code as well. ")]),
      link(listPage(service, "errors"), text(`All ${service.errors.length} codes`)),
      text("."),
    ),
    ...(sample === undefined ? [] : [codeBlock("Error", "json", JSON.stringify(sample, undefined, 2))]),
    ...errorGroup(service, "retry", "Repeat the request later", passingCodes(service)),
    ...(service.kind === "query"
      ? []
      : faultGroups.flatMap(([id, title, faults]) => errorGroup(service, id, title, codesOfFaults(service, faults)))),
    ...section("checks", "Order of the checks", checks(service)),
  ];
}

const faultGroups: readonly (readonly [id: string, title: string, faults: readonly RequestFault[]])[] = [
  ["idempotency", "Check the idempotency key", ["idempotencyKeyReused", "responseNotStored"]],
  [
    "correct",
    "Correct the request",
    ["malformed", "missing", "invalid", "tooLarge", "unsupportedMediaType", "unknownTenant"],
  ],
  ["address", "Correct the address", ["unknownPath", "methodNotAllowed"]],
  ["conflict", "Read the object again", ["preconditionFailed"]],
  ["failed", "Report the error", ["failed"]],
];

function errorGroup(service: Service, id: string, title: string, codes: readonly string[]): readonly Block[] {
  return section(id, title, errorLinks(service, codes));
}

function checks(service: Service): readonly Block[] {
  const pictures = service.kind === "query" ? queryChecks(service) : resourceChecks(service);
  const whose = paragraph(
    text(
      "This is the order of the reference server. Unless stated otherwise below, other servers may use another order.",
    ),
  );
  return pictures.length === 0 ? [] : [whose, ...pictures];
}

function scopeBlocks(model: Model, service: Service): readonly Block[] {
  const open = otherFacts(model, service).filter(({ text: fact }) => isUnknown(fact));
  return [
    ...(service.kind === "query" ? groupRows(service) : operationRows(service)),
    ...section("open", "What is not known", factRows(model, open)),
  ];
}

const commonOperations = ["list", "get", "create", "update", "delete"];

function operationRows(service: ResourceService): readonly Block[] {
  const rows = service.resources.map(({ title, operations }) => {
    const links = joined(
      operations.map(({ operationId }) => [named(itemReference(service, "operations", operationId))]),
    );
    const missing = commonOperations.filter((name) => !operations.some((operation) => operation.name === name));
    return [[text(title)], links, [text(missing.join(", "))]];
  });
  return [
    ...table(["Resource", "Operations", "Not available"], rows),
    paragraph(text("This description has no other operations and describes no webhooks.")),
  ];
}

function groupRows(service: QueryService): readonly Block[] {
  const rows = service.groups.map(({ name, title, description }) => {
    const count = service.modules.filter(({ group }) => group === name).length;
    const cells = [[text(title)], [text(counted(count, "modules"))], prose(description)];
    return { id: anchor("group", name), cells };
  });
  return [
    paragraph(
      text(
        "The modules only read data. There are no requests that create, edit, move, upload or delete anything, and no webhooks.",
      ),
    ),
    { kind: "table", columns: ["Group", "Modules", "Purpose"], rows },
  ];
}

/** Describes the size of responses, the number of requests, and the errors for requests that exceed these limits. */
function limitsBlocks(model: Model, service: Service): readonly Block[] {
  const facts = limitFacts(model, service);
  return [
    ...(service.kind === "query" ? queryLimits(service) : []),
    ...serviceFacts(model, facts),
    ...section("limit-codes", "Rate limits and size limits", errorLinks(service, limitCodes(service))),
    ...serverFacts(model, "limits", "Limits of the reference server", facts),
  ];
}

/** Returns facts from the same part of a document as the facts about limits, except those about authentication. */
function limitFacts(model: Model, service: Service): readonly OpenFact[] {
  const claims =
    service.kind === "query"
      ? [service.limits.highRight]
      : [service.requestErrors.tooManyRequests, service.requestErrors.tooLarge];
  const told = new Set(authenticationFacts(model, service));
  return factsBeside(model, service.facts, claims).filter((fact) => !told.has(fact));
}

function limitCodes(service: Service): readonly string[] {
  return service.kind === "resource" ? codesOfFaults(service, ["tooManyRequests", "tooLarge"]) : passingCodes(service);
}

/** Returns the codes of temporary faults. The same request may succeed later. */
function passingCodes(service: Service): readonly string[] {
  if (service.kind === "resource") return codesOfFaults(service, ["tooManyRequests", "unavailable"]);
  const known = new Set(service.errors.map((error) => error.code));
  return (profileOf(service)?.passing ?? []).filter((name) => known.has(name));
}

/** Describes limits of parameters with a limit type and of lists of values. */
function queryLimits(service: QueryService): readonly Block[] {
  const { limits, wire } = service;
  const { limit, multiple } = limits;
  const items = maximumsOf(limit);
  const most = wire.maxLimit?.value;
  const all: Prose =
    most === undefined
      ? []
      : [text(", or "), code(most), text(" for the maximum that the caller may request"), ...marks(wire.maxLimit)];
  const high = (value: number): Prose => [
    text("; for "),
    ...prose(highCallers(service)),
    text(` up to ${value}`),
    ...marks(limits.highRight),
  ];
  return definitions([
    ["Items in one response", [text(`${limit.minimum} to ${items.low}`), ...high(items.high), ...all]],
    ["Values of one parameter", [text(`up to ${multiple.low}`), ...high(multiple.high)]],
  ]);
}

/** Describes the authentication of requests, its errors, and other facts about it. */
function authenticationBlocks(model: Model, service: Service): readonly Block[] {
  const open = openQuestion(service);
  const facts = authenticationFacts(model, service).filter(
    ({ text: fact }) => open === undefined || decisionOf(fact) !== open,
  );
  const blocks = service.kind === "query" ? queryBlocks(model, service, facts) : resourceBlocks(model, service, facts);
  return [...blocks, ...serverFacts(model, "authentication", "Authentication on the reference server", facts)];
}

/** Returns facts from the same part of a document as the facts about authentication, whether known or unknown. */
function authenticationFacts(model: Model, service: Service): readonly OpenFact[] {
  return factsBeside(model, service.facts, service.kind === "query" ? claimsOfQueries(service) : claimsOfKeys(service));
}

function claimsOfQueries({ authentication, tokens }: QueryService): readonly (Fact<unknown> | undefined)[] {
  return [authentication, ...(tokens?.account ?? []).map((fact) => fact.text)];
}

function claimsOfKeys({ authentication }: ResourceService): readonly (Fact<unknown> | Origin | undefined)[] {
  if (authentication === undefined) return [];
  const names = authentication.transports.map((transport) => ("name" in transport ? transport.name : undefined));
  return [...names, ...authentication.keyKinds.flatMap(({ title, scope, origin }) => [title, scope, origin])];
}

/**
 * Returns the open question about authentication, with which the section begins if the document does not specify it.
 */
function openQuestion(service: Service): DecisionId | undefined {
  if (service.kind === "resource" || service.authentication === undefined || !isUnknown(service.authentication))
    return undefined;
  return decisionOf(service.authentication);
}

function queryBlocks(model: Model, service: QueryService, facts: readonly OpenFact[]): readonly Block[] {
  const { authentication, tokens } = service;
  const account = tokens?.account ?? [];
  const isOpen = authentication === undefined || !isUnknown(authentication);
  return [
    paragraph(
      text(isOpen ? "Requests need neither a key nor a login" : "Authentication of requests is not known"),
      ...marks(authentication),
      text(account.length === 0 ? "." : ". A client logs in and writes as follows:"),
    ),
    ...factRows(model, account),
    ...loginBlocks(model, service),
    ...serviceFacts(model, facts),
    ...tokenExample(model, service),
    ...section(
      "login-codes",
      "Errors of logins, rights and tokens",
      errorLinks(service, codesNamedIn(service, [...account, ...facts])),
    ),
  ];
}

function loginBlocks(model: Model, service: QueryService): readonly Block[] {
  const { tokens } = service;
  const module = tokenModule(service);
  if (tokens === undefined || module === undefined) return [];
  const page = itemPage(service, "modules", module.name);
  const isClients =
    groupOf(service, module) !== undefined && tokens.account?.every((fact) => !isUnknown(fact.text)) === true;
  return [
    ...(isClients ? [loginCode(model.project, service)] : []),
    paragraph(
      text("Tokens come from the module "),
      link(page, code(module.name)),
      text("; its parameter "),
      link(within(page, anchor("parameter", tokens.parameter)), code(tokens.parameter)),
      text(" lists their types."),
    ),
  ];
}

function tokenExample(model: Model, service: QueryService): readonly Section[] {
  const module = tokenModule(service);
  if (module === undefined) return [];
  const [example] = moduleExamples(service, module);
  return section(
    "token-example",
    plainText(prose(example.title)),
    queryExample(model, service, module, example, "token-example"),
  );
}

function tokenModule({ modules, tokens }: QueryService): Module | undefined {
  return modules.find(({ name }) => name === tokens?.module);
}

function resourceBlocks(model: Model, service: ResourceService, facts: readonly OpenFact[]): readonly Block[] {
  const { authentication } = service;
  if (authentication === undefined) return [paragraph(text("Requests need neither a key nor a login."))];
  const { keyKinds, scopes, transports } = authentication;
  const flows = transports.flatMap((transport) => (transport.kind === "bearer" ? transport.flows : []));
  return [
    ...section("keys", "Keys", [
      paragraph(text(keyPlaces(service).length > 1 ? "Send the key in one of these places:" : "Send the key here:")),
      ...definitions(keyPlaces(service).map((place) => [`${placeTitles[place.in]}, ${place.name}`, placeProse(place)])),
      ...keyTable(keyKinds),
      ...definitions(scopes.map(({ name, description }) => [name, prose(description)])),
    ]),
    ...section("key-example", "A request with a key", keyExample(model, service)),
    ...section("token-addresses", "Getting a token", flows.flatMap(flowRows)),
    ...section(
      "tenant",
      "Tenants",
      service.tenant === undefined ? [] : definitions([[service.tenant.name, prose(service.tenant.description)]]),
    ),
    ...section(
      "key-codes",
      "Errors of missing or invalid keys",
      errorLinks(service, codesOfFaults(service, keyFaults)),
    ),
    ...section("key-facts", "Facts", serviceFacts(model, facts)),
  ];
}

const placeTitles = {
  query: "Query string",
  header: "Header field",
  cookie: "Cookie",
  basic: "User name and password",
  bearer: "Bearer token",
} as const;

function placeProse(keyPlace: KeyPlace): Prose {
  const { in: place, name, nameFact } = keyPlace;
  const header = keyHeader(keyPlace);
  const shown = header === undefined ? `?${name}=your%20key` : `${header}: ${exampleKey(keyPlace)}`;
  return [
    code(shown),
    ...marks(nameFact),
    ...(place === "basic" ? [text(" The value is "), code("user:password"), text(" in Base64.")] : []),
    ...(place === "query" ? [text(" URLs end up in logs: use another place if there is one.")] : []),
  ];
}

function flowRows({ kind, authorizationUrl, tokenUrl, refreshUrl }: OAuthFlow): readonly Block[] {
  const address = (url: string | undefined): Prose => (url === undefined ? [] : [external(url)]);
  return definitions([
    ["OAuth 2", [text(kind === "clientCredentials" ? "client credentials" : "authorization code")]],
    ["Permission", address(authorizationUrl)],
    ["Token", address(tokenUrl)],
    ["Renewal", address(refreshUrl)],
  ]);
}

function keyExample(model: Model, service: ResourceService): readonly Block[] {
  const keyed = shownOperations(service).filter(({ operation }) => operation.access.kind === "keys");
  const shown = simplestOf(keyed.filter(({ operation }) => operation.method === "GET")) ?? keyed[0];
  if (shown === undefined) return [];
  const { resource, operation, example } = shown;
  return operationExample(model, service, resource, operation, example, "key-example");
}

const keyFaults = [
  "missingKey",
  "invalidKey",
  "addressNotAllowed",
  "wrongKeyScope",
  "readOnlyKey",
  "insufficientScope",
] as const satisfies readonly RequestFault[];

/** Returns the known error codes for certain faults of a request, without duplicates. */
function codesOfFaults({ requestErrors }: ResourceService, faults: readonly RequestFault[]): readonly string[] {
  return [...new Set(faults.flatMap((fault) => requestErrors[fault]?.value ?? []))];
}

function keyTable(kinds: readonly KeyKind[]): readonly Block[] {
  const isLimited = kinds.some((kind) => kind.in !== undefined);
  return table(
    ["Kind", "Scope", "Access", ...(isLimited ? ["Where"] : []), "Permissions"],
    kinds.map(({ id, title, scope, access, in: places, description, origin }) => [
      [...factValue(title, String, id), ...marks(origin)],
      factValue(scope, String),
      [text(access)],
      ...(isLimited ? [[text(places?.map((place) => placeTitles[place]).join(", ") ?? "anywhere")]] : []),
      prose(description),
    ]),
  );
}
