import type { MapEntry, MapNode, Node, SpecDocument } from "../load/tree.ts";
import {
  type Shape,
  requestFaults,
  type ErrorBody,
  type RequestErrors,
  type ResourceService,
  type TenantParameter,
  type AccessScope,
  type Authentication,
  type KeyKind,
  type KeyTransport,
  type OAuthFlow,
} from "../model/resource.ts";
import { type Binding, indexBy } from "./binding.ts";
import { bindErrors, readErrorCode, readOpenFacts, readServiceHead } from "./service.ts";
import { readFact, readOptionalFact, within } from "./fact.ts";
import { readPageForm } from "./pages.ts";
import {
  asMap,
  asText,
  asUnknownNames,
  entriesOf,
  mapOf,
  need,
  textOf,
  textsOf,
  entryOf,
  valueOf,
} from "./read-node.ts";
import { bindPart } from "./parts.ts";
import { bindResource } from "./resource.ts";
import type { ResourceScope } from "./resource-scope.ts";
import type { ErrorCode } from "../model/service.ts";
import type { ValueSet } from "../model/type.ts";
import { bindShapes } from "./types.ts";
import { bindValueSets } from "./values.ts";
import { references } from "./resolve.ts";

export function bindResourceService(
  binding: Binding,
  root: MapNode,
  documents: readonly SpecDocument[],
): ResourceService {
  const ofKind = (kind: SpecDocument["kind"]): readonly SpecDocument[] =>
    documents.filter((document) => document.kind === kind);
  const common = documents.filter(({ kind }) => kind !== "resource").map((document) => document.root);
  const { valueSets, errors, authentication, tenant, shapes, scope } = bindPart(
    binding,
    ["definitions", binding.decisions, ...common],
    (own) => bindDefinitions(own, root, ofKind),
  );
  return {
    kind: "resource",
    ...readServiceHead(binding, root),
    mediaType: asText(need(root, "mediaType")),
    authentication,
    tenant,
    requestErrors: readRequestErrors(binding, mapOf(root, "requestErrors"), scope.errors),
    timestamps: readOptionalFact(binding, root, "timestamps", textsOf),
    unknownFields: readOptionalFact(binding, root, "unknownFields", asUnknownNames),
    errorBody: readFact(binding, need(root, "errorBody"), readErrorBody),
    errorDetails: readOptionalFact(binding, root, "errorDetails", asText),
    errors,
    resources: ofKind("resource").map((document) =>
      bindPart(binding, ["resource", scope, document.root], (own) => bindResource(own, document.root, scope)),
    ),
    shapes,
    valueSets,
    facts: readOpenFacts(binding, root),
  };
}

/** Everything in a service that its resources may refer to. */
interface Definitions {
  readonly valueSets: readonly ValueSet[];
  readonly errors: readonly ErrorCode[];
  readonly authentication: Authentication | undefined;
  readonly tenant: TenantParameter | undefined;
  readonly shapes: readonly Shape[];
  readonly scope: ResourceScope;
}

function bindDefinitions(
  binding: Binding,
  root: MapNode,
  ofKind: (kind: SpecDocument["kind"]) => readonly SpecDocument[],
): Definitions {
  const valueSets = bindValueSets(binding, ofKind("value-set"));
  const errors = bindErrors(binding, ofKind("errors")[0]?.root);
  const errorsByCode = indexBy(errors, (error) => error.code);
  const authentication = readAuthentication(binding, mapOf(root, "authentication"));
  const tenant = readTenant(binding, mapOf(root, "tenant"), errorsByCode);
  const shapeEntries = indexBy(entriesOf(ofKind("shapes")[0]?.root), (entry) => entry.key);
  const types = { valueSets, shapes: shapeEntries, limits: undefined };
  const shapes = bindShapes(binding, shapeEntries, {
    types,
    entries: shapeEntries,
    shared: true,
    errors: errorsByCode,
  });
  const keyKinds = authentication && indexBy(authentication.keyKinds, (kind) => kind.id);
  const page = readPageForm(binding, mapOf(root, "page"));
  const scopes = indexBy(authentication?.scopes ?? [], ({ name }) => name);
  const scope: ResourceScope = {
    valueSets,
    errors: errorsByCode,
    keyKinds,
    scopes,
    hasTenants: tenant !== undefined,
    shapeEntries,
    shapes,
    page,
  };
  return { valueSets: [...valueSets.values()], errors, authentication, tenant, shapes, scope };
}

type Errors = ResourceScope["errors"];

function readErrorBody(node: Node): ErrorBody {
  const map = asMap(node);
  return {
    envelope: textOf(map, "envelope"),
    code: textOf(map, "code") ?? "code",
    message: textOf(map, "message") ?? "message",
  };
}

function readTenant(binding: Binding, map: MapNode | undefined, errors: Errors): TenantParameter | undefined {
  if (map === undefined) return undefined;
  const missing = readErrorCode(binding, map, "missing", errors);
  return {
    name: asText(need(map, "parameter")),
    description: asText(need(map, "description")),
    missing,
    place: map.place,
  };
}

function readRequestErrors(binding: Binding, map: MapNode | undefined, errors: Errors): RequestErrors {
  const codes = requestFaults.map((fault) => [fault, readErrorCode(binding, map, fault, errors)] as const);
  return Object.fromEntries(codes) as RequestErrors;
}

function readAuthentication(binding: Binding, map: MapNode | undefined): Authentication | undefined {
  if (map === undefined) return undefined;
  const transports = transportKinds.flatMap((kind) =>
    readTransport(binding, kind, entryOf(asMap(need(map, "transports")), kind)),
  );
  const known = indexBy(transports, ({ kind }) => kind);
  return {
    transports,
    keyKinds: entriesOf(need(map, "keyKinds")).map((entry) => readKeyKind(binding, entry, known)),
    scopes: entriesOf(valueOf(map, "scopes")).map(readScope),
  };
}

/** The order of the outputs. The order of the keys in the file has no meaning. */
const transportKinds = ["query", "header", "cookie", "basic", "bearer"] as const;

function readTransport(
  binding: Binding,
  kind: KeyTransport["kind"],
  entry: MapEntry | undefined,
): readonly KeyTransport[] {
  if (entry === undefined) return [];
  const { keyPlace: place } = entry;
  const map = asMap(entry.value);
  if (kind === "basic") return [{ kind, place }];
  if (kind !== "bearer") return [{ kind, name: readFact(binding, need(map, "name"), asText), place }];
  const flows = mapOf(map, "flows");
  return [
    {
      kind,
      format: textOf(map, "format"),
      flows: flows === undefined ? [] : flowKinds.flatMap((flow) => readFlow(flow, mapOf(flows, flow))),
      place,
    },
  ];
}

const flowKinds = ["authorizationCode", "clientCredentials"] as const;

function readFlow(kind: OAuthFlow["kind"], map: MapNode | undefined): readonly OAuthFlow[] {
  if (map === undefined) return [];
  const authorizationUrl = textOf(map, "authorizationUrl");
  return [{ kind, authorizationUrl, tokenUrl: asText(need(map, "tokenUrl")), refreshUrl: textOf(map, "refreshUrl") }];
}

function readKeyKind(binding: Binding, entry: MapEntry, transports: ReadonlyMap<string, KeyTransport>): KeyKind {
  const map = asMap(entry.value);
  const here = within(binding, map);
  const places = references(here, map, "in", "key transport", transports) as readonly KeyTransport["kind"][];
  return {
    id: entry.key,
    title: readFact(here, need(map, "title"), asText),
    scope: readFact(here, need(map, "scope"), (node) => asText(node) as "global" | "tenant"),
    access: asText(need(map, "access")) as "full" | "read-only",
    in: places.length === 0 ? undefined : places,
    description: textOf(map, "description"),
    origin: here.origin,
    place: entry.keyPlace,
  };
}

function readScope({ key, value, keyPlace }: MapEntry): AccessScope {
  return { name: key, description: asText(value), place: keyPlace };
}
