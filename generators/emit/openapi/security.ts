import { valueOr } from "../../model/fact.ts";
import type { AccessScope, KeyKind, KeyTransport, Operation, ResourceService } from "../../model/resource.ts";
import { jsonObject, type JsonObject } from "../../codegen/json.ts";
import { attributeMarks, statusMarks } from "../../describe/marks.ts";
import { extensions } from "./dialect.ts";

/** The ways to carry a key, by name. One whose name is unknown cannot be described. */
export function securitySchemes({ authentication }: ResourceService): readonly (readonly [string, JsonObject])[] {
  return (authentication?.transports ?? []).flatMap((transport) => {
    const scheme = securityScheme(transport, authentication?.scopes ?? []);
    return scheme === undefined ? [] : [[schemeNames[transport.kind], scheme] as const];
  });
}

const schemeNames: Readonly<Record<KeyTransport["kind"], string>> = { query: "queryKey", header: "headerKey", bearer: "bearerKey" };

function securityScheme(transport: KeyTransport, scopes: readonly AccessScope[]): JsonObject | undefined {
  switch (transport.kind) {
    case "query":
    case "header": {
      const name = valueOr(transport.name, undefined, "marked-beside");
      const description = transport.kind === "query"
        ? "The API key in the URL, where logs and histories keep it."
        : "The API key in a header field.";
      return name === undefined
        ? undefined
        : { type: "apiKey", in: transport.kind, name, description, ...extensions(attributeMarks({ name: transport.name })) };
    }
    case "bearer":
      return bearerScheme(transport, scopes);
  }
}

type BearerTransport = Extract<KeyTransport, { readonly kind: "bearer" }>;

function bearerScheme({ format, flows }: BearerTransport, scopes: readonly AccessScope[]): JsonObject {
  if (flows.length === 0) return { type: "http", scheme: "bearer", bearerFormat: format, description: "The API key as a bearer token." };
  const named = jsonObject(scopes.map(({ name, description }) => [name, description] as const));
  const entries = flows.map(({ kind, ...addresses }) => [kind, { ...addresses, scopes: named }] as const);
  return { type: "oauth2", flows: jsonObject(entries), description: `A bearer token of OAuth 2${format === undefined ? "" : ` (${format})`}.` };
}

/** One of them, whichever. */
export function securityRequirements(service: ResourceService): readonly JsonObject[] {
  return securitySchemes(service).map(([name]) => ({ [name]: [] }));
}

/** Those of one operation, by the places of the keys that may call it; undefined where they are the same for all. */
export function operationSecurity(service: ResourceService, { access }: Operation): readonly JsonObject[] | undefined {
  if (service.authentication === undefined) return undefined;
  if (access.kind === "open") return [];
  const { keyKinds: kinds, transports } = service.authentication;
  const isLimited = kinds.some((kind) => access.keys.includes(kind.id) && kind.in !== undefined);
  if (access.scopes.length === 0 && !isLimited) return undefined;
  const all = transports.map(({ kind }) => kind);
  const places = access.keys.flatMap((id) => kinds.find((kind) => kind.id === id)?.in ?? all);
  const known = new Set(securitySchemes(service).map(([name]) => name));
  const names = [...new Set(places)].filter((place) => known.has(schemeNames[place]));
  // Scopes are those of tokens: a key of another kind is not limited by them.
  return names.map((place) => ({ [schemeNames[place]]: place === "bearer" ? access.scopes : [] }));
}

export function keyKinds({ authentication }: ResourceService): readonly JsonObject[] {
  return (authentication?.keyKinds ?? []).map(({ id, title, scope, access, in: places, description, origin }: KeyKind) => ({
    id,
    title: valueOr(title, undefined, "marked-beside"),
    description,
    scope: valueOr(scope, undefined, "marked-beside"),
    access,
    in: places,
    ...extensions({ ...statusMarks(origin), ...attributeMarks({ title, scope }) }),
  }));
}
