import type { SpecDocument } from "../load/document.ts";
import type { MapNode, Node } from "../load/tree.ts";
import {
  requestFaults,
  type ErrorBody,
  type RequestErrors,
  type ResourceService,
  type TenantParameter,
} from "../model/resource.ts";
import { readAuthentication } from "./authentication.ts";
import type { Binding } from "./binding.ts";
import { bindErrors, readErrorCode } from "./errors.ts";
import { readFact, readOptionalFact } from "./fact.ts";
import { indexBy } from "./index-by.ts";
import { readPageForm } from "./pages.ts";
import { asMap, asText, asUnknownNames, entriesOf, mapOf, need, textOf, textsOf } from "./read-node.ts";
import { bindResource } from "./resource.ts";
import type { ResourceScope } from "./resource-scope.ts";
import { readOpenFacts, readServiceHead } from "./service.ts";
import { bindShapes } from "./shapes.ts";
import { bindValueSets } from "./value-sets.ts";

export function bindResourceService(
  binding: Binding,
  root: MapNode,
  documents: readonly SpecDocument[],
): ResourceService {
  const ofKind = (kind: SpecDocument["kind"]): readonly SpecDocument[] =>
    documents.filter((document) => document.kind === kind);
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
  return {
    kind: "resource",
    ...readServiceHead(binding, root),
    mediaType: asText(need(root, "mediaType")),
    authentication,
    tenant,
    requestErrors: readRequestErrors(binding, mapOf(root, "requestErrors"), errorsByCode),
    timestamps: readOptionalFact(binding, root, "timestamps", textsOf),
    unknownFields: readOptionalFact(binding, root, "unknownFields", asUnknownNames),
    errorBody: readFact(binding, need(root, "errorBody"), readErrorBody),
    errorDetails: readOptionalFact(binding, root, "errorDetails", asText),
    errors,
    resources: ofKind("resource").map((document) => bindResource(binding, document.root, scope)),
    shapes,
    valueSets: [...valueSets.values()],
    facts: readOpenFacts(binding, root),
  };
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
