import type { SpecDocument } from "../load/document.ts";
import type { MapEntry, MapNode } from "../load/tree.ts";
import type {
  Authentication, ErrorBody, KeyKind, KeyTransport, RequestErrors, ResourceService, TenantParameter,
} from "../model/resource.ts";
import type { Binding } from "./binding.ts";
import { bindErrors, readErrorCode } from "./errors.ts";
import { readFact, readOptionalFact } from "./fact.ts";
import { indexBy } from "./index-by.ts";
import { asMap, asText, entriesOf, entryOf, mapOf, need, textOf, textsOf } from "./read-node.ts";
import { bindResource } from "./resource.ts";
import type { ResourceScope } from "./resource-scope.ts";
import { readOpenFacts, readServiceHead } from "./service.ts";
import { bindValueSets } from "./value-sets.ts";

export function bindResourceService(binding: Binding, root: MapNode, documents: readonly SpecDocument[]): ResourceService {
  const ofKind = (kind: SpecDocument["kind"]): readonly SpecDocument[] => documents.filter((document) => document.kind === kind);
  const valueSets = bindValueSets(binding, ofKind("value-set"));
  const errors = bindErrors(binding, ofKind("errors")[0]?.root);
  const authentication = readAuthentication(binding, asMap(need(root, "authentication")));
  const scope = {
    valueSets,
    errors: indexBy(errors, (error) => error.code),
    keyKinds: indexBy(authentication.keyKinds, (kind) => kind.id),
  };
  return {
    kind: "resource",
    ...readServiceHead(binding, root),
    mediaType: asText(need(root, "mediaType")),
    authentication,
    tenant: readTenant(binding, mapOf(root, "tenant"), scope),
    requestErrors: readRequestErrors(binding, mapOf(root, "requestErrors"), scope),
    timestamps: readOptionalFact(binding, root, "timestamps", textsOf),
    errorBody: readFact(binding, need(root, "errorBody"), (node): ErrorBody => ({ envelope: asText(need(asMap(node), "envelope")) })),
    errors,
    resources: ofKind("resource").map((document) => bindResource(binding, document.root, scope)),
    valueSets: [...valueSets.values()],
    facts: readOpenFacts(binding, root),
  };
}

function readTenant(binding: Binding, map: MapNode | undefined, { errors }: ResourceScope): TenantParameter | undefined {
  if (map === undefined) return undefined;
  const missing = readErrorCode(binding, map, "missing", errors);
  return { name: asText(need(map, "parameter")), description: asText(need(map, "description")), missing, place: map.place };
}

function readRequestErrors(binding: Binding, map: MapNode | undefined, { errors }: ResourceScope): RequestErrors {
  const code = (key: keyof RequestErrors) => readErrorCode(binding, map, key, errors);
  return { malformed: code("malformed"), missing: code("missing"), invalid: code("invalid") };
}

/** The order of the outputs: that of the keys in the file means nothing. */
const transportKinds = ["query", "header", "bearer"] as const;

function readTransport(binding: Binding, kind: KeyTransport["kind"], entry: MapEntry | undefined): readonly KeyTransport[] {
  if (entry === undefined) return [];
  const { value, keyPlace: place } = entry;
  return kind === "bearer" ? [{ kind, place }] : [{ kind, name: readFact(binding, need(asMap(value), "name"), asText), place }];
}

function readAuthentication(binding: Binding, map: MapNode): Authentication {
  return {
    transports: transportKinds.flatMap((kind) => readTransport(binding, kind, entryOf(asMap(need(map, "transports")), kind))),
    keyKinds: entriesOf(need(map, "keyKinds")).map((entry): KeyKind => {
      const inner = asMap(entry.value);
      return {
        id: entry.key,
        title: asText(need(inner, "title")),
        scope: readFact(binding, need(inner, "scope"), (node) => asText(node) as "global" | "tenant"),
        access: asText(need(inner, "access")) as "full" | "read-only",
        description: textOf(inner, "description"),
        place: entry.keyPlace,
      };
    }),
  };
}
