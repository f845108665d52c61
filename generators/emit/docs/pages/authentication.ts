import { decisionOf, isUnknown, type DecisionId, type Fact, type Origin } from "../../../model/fact.ts";
import type { Model, Service } from "../../../model/model.ts";
import type { Module, QueryService } from "../../../model/query.ts";
import type { KeyKind, OAuthFlow, RequestFault, ResourceService } from "../../../model/resource.ts";
import type { OpenFact } from "../../../model/service.ts";
import { groupOf } from "../../../naming/groups.ts";
import { exampleKey, keyHeader, keyPlaces, type KeyPlace } from "../../../naming/paths.ts";
import { anchor, itemPage, within } from "../addresses.ts";
import { loginCode } from "../examples/login-code.ts";
import { operationExample } from "../examples/operation-example.ts";
import { moduleExamples } from "../examples/shown-example.ts";
import { queryExample } from "../examples/query-example.ts";
import { code, external, link, marks, paragraph, plainText, prose, text } from "../prose.ts";
import type { Block, Prose, Section } from "../site.ts";
import { codesNamedIn, definitions, factRows, factsBeside, section, serverFacts, serviceFacts } from "./facts.ts";
import { errorLinks } from "./error.ts";
import { shownOperations, simplestOf } from "./examples.ts";

/** Describes the authentication of requests, its errors, and other facts about it. */
export function authenticationBlocks(model: Model, service: Service): readonly Block[] {
  const open = openQuestion(service);
  const facts = authenticationFacts(model, service).filter(
    ({ text: fact }) => open === undefined || decisionOf(fact) !== open,
  );
  const blocks = service.kind === "query" ? queryBlocks(model, service, facts) : resourceBlocks(model, service, facts);
  return [...blocks, ...serverFacts(model, "authentication", "Authentication on the reference server", facts)];
}

/** Returns facts from the same part of a document as the facts about authentication, whether known or unknown. */
export function authenticationFacts(model: Model, service: Service): readonly OpenFact[] {
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
      ...(scopes.length === 0 ? [] : definitions(scopes.map(({ name, description }) => [name, prose(description)]))),
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
export function codesOfFaults({ requestErrors }: ResourceService, faults: readonly RequestFault[]): readonly string[] {
  return [...new Set(faults.flatMap((fault) => requestErrors[fault]?.value ?? []))];
}

function keyTable(kinds: readonly KeyKind[]): readonly Block[] {
  if (kinds.length === 0) return [];
  const isLimited = kinds.some((kind) => kind.in !== undefined);
  const rows = kinds.map(({ id, title, scope, access, in: places, description, origin }) => ({
    id: undefined,
    tags: [],
    cells: [
      [text(title.value ?? id), ...marks(title, origin)],
      [text(scope.value ?? "not known"), ...marks(scope)],
      [text(access)],
      ...(isLimited ? [[text(places?.map((place) => placeTitles[place]).join(", ") ?? "anywhere")]] : []),
      prose(description),
    ],
  }));
  return [
    { kind: "table", columns: ["Kind", "Scope", "Access", ...(isLimited ? ["Where"] : []), "Permissions"], rows },
  ];
}
