import type { MapEntry, MapNode } from "../load/tree.ts";
import type { AccessScope, Authentication, KeyKind, KeyTransport, OAuthFlow } from "../model/resource.ts";
import type { Binding } from "./binding.ts";
import { readFact, within } from "./fact.ts";
import { indexBy } from "./index-by.ts";
import { asMap, asText, entriesOf, entryOf, mapOf, need, textOf, valueOf } from "./read-node.ts";
import { references } from "./references.ts";

export function readAuthentication(binding: Binding, map: MapNode | undefined): Authentication | undefined {
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

/** The order of the outputs: that of the keys in the file means nothing. */
const transportKinds = ["query", "header", "bearer"] as const;

function readTransport(
  binding: Binding,
  kind: KeyTransport["kind"],
  entry: MapEntry | undefined,
): readonly KeyTransport[] {
  if (entry === undefined) return [];
  const { keyPlace: place } = entry;
  const map = asMap(entry.value);
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
