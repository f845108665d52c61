import { operationsOf } from "../../model/operations.ts";
import { keyPlaceOrder } from "../../naming/paths.ts";
import type { AccessScope, KeyKind, KeyTransport, Operation, ResourceService } from "../../model/resource.ts";
import { jsonObject, unlessEmpty, type JsonObject } from "../../codegen/json.ts";
import { codeSpan } from "../../codegen/markdown.ts";
import { paragraphs } from "../../describe/texts.ts";
import { attributeMarks, statusMarks } from "../../describe/marks.ts";
import { extensions } from "./dialect.ts";

type Scheme = readonly [name: string, scheme: JsonObject];

/** Returns the required security schemes by name, because a document must not contain unused ones. */
export function securitySchemes(service: ResourceService): readonly Scheme[] {
  const used = usedSchemes(service);
  const all = allSchemes(service);
  const others = all.flatMap(([name, { description }]) => (used.has(name) ? [] : [`- ${String(description)}`]));
  return all
    .filter(([name]) => used.has(name))
    .map(([name, scheme]) => {
      const description = paragraphs(
        String(scheme["description"]),
        others.length === 0 ? undefined : `A server also accepts:\n\n${others.join("\n")}`,
      );
      return [name, { ...scheme, description }];
    });
}

/** Returns the unused security schemes, or `undefined` if every scheme is used. */
export function otherSecuritySchemes(service: ResourceService): JsonObject | undefined {
  const used = usedSchemes(service);
  return unlessEmpty(jsonObject(allSchemes(service).filter(([name]) => !used.has(name))));
}

function usedSchemes(service: ResourceService): ReadonlySet<string> {
  const own = operationsOf(service).flatMap((operation) => operationSecurity(service, operation) ?? []);
  return new Set([...securityRequirements(service), ...own].flatMap((requirement) => Object.keys(requirement)));
}

/** Returns all schemes that can be described. This excludes locations with an unknown name. */
function allSchemes({ authentication }: ResourceService): readonly Scheme[] {
  const { transports = [], scopes = [] } = authentication ?? {};
  return transports.flatMap((transport) => {
    const scheme = securityScheme(transport, scopes);
    return scheme === undefined ? [] : [[schemeNames[transport.kind], scheme] as const];
  });
}

const schemeNames: Readonly<Record<KeyTransport["kind"], string>> = {
  query: "queryKey",
  header: "headerKey",
  cookie: "cookieKey",
  basic: "basicKey",
  bearer: "bearerKey",
};

function securityScheme(transport: KeyTransport, scopes: readonly AccessScope[]): JsonObject | undefined {
  switch (transport.kind) {
    case "query":
    case "header":
    case "cookie": {
      const name = transport.name.value;
      const description =
        transport.kind === "query"
          ? `The API key in the query parameter ${codeSpan(name ?? "")}, in the URL, where logs and histories keep it.`
          : `The API key in a ${transport.kind === "cookie" ? "cookie" : "header field"}.`;
      return name === undefined
        ? undefined
        : {
            type: "apiKey",
            in: transport.kind,
            name,
            description,
            ...extensions(attributeMarks({ name: transport.name })),
          };
    }
    case "basic":
      return { type: "http", scheme: "basic", description: "User name and password." };
    case "bearer":
      return bearerScheme(transport, scopes);
  }
}

type BearerTransport = Extract<KeyTransport, { readonly kind: "bearer" }>;

function bearerScheme({ format, flows }: BearerTransport, scopes: readonly AccessScope[]): JsonObject {
  if (flows.length === 0)
    return { type: "http", scheme: "bearer", bearerFormat: format, description: "The API key as a bearer token." };
  const named = jsonObject(scopes.map(({ name, description }) => [name, description] as const));
  const entries = flows.map(({ kind, ...addresses }) => [kind, { ...addresses, scopes: named }] as const);
  return {
    type: "oauth2",
    flows: jsonObject(entries),
    description: `A bearer token of OAuth 2${format === undefined ? "" : ` (${format})`}.`,
  };
}

/** Returns the preferred location of each kind of key. Generated clients would send a key in all that are listed. */
export function securityRequirements(service: ResourceService): readonly JsonObject[] {
  const kinds = service.authentication?.keyKinds ?? [];
  return requirementsOf(preferredPlaces(service, kinds));
}

/** Returns the requirements of an operation that differ from the service's. Scopes limit only tokens. */
export function operationSecurity(service: ResourceService, { access }: Operation): readonly JsonObject[] | undefined {
  if (service.authentication === undefined) return undefined;
  if (access.kind === "open") return [];
  const { keyKinds } = service.authentication;
  const kinds = access.keys.flatMap((id) => keyKinds.find((kind) => kind.id === id) ?? []);
  if (access.scopes.length === 0)
    return unlessSame(requirementsOf(preferredPlaces(service, kinds)), securityRequirements(service));
  const places = kinds.flatMap((kind) => knownPlaces(service).filter((place) => kind.in?.includes(place) ?? true));
  return requirementsOf([...new Set(places)], access.scopes);
}

function unlessSame(own: readonly JsonObject[], others: readonly JsonObject[]): readonly JsonObject[] | undefined {
  return JSON.stringify(own) === JSON.stringify(others) ? undefined : own;
}

/** Returns the preferred location of each kind of key, in the order of the kinds. */
function preferredPlaces(service: ResourceService, kinds: readonly KeyKind[]): readonly KeyTransport["kind"][] {
  const places = knownPlaces(service);
  if (kinds.length === 0) return places.slice(0, 1);
  return [...new Set(kinds.flatMap((kind) => places.find((place) => kind.in?.includes(place) ?? true) ?? []))];
}

/** Returns the locations whose scheme can be described. */
function knownPlaces(service: ResourceService): readonly KeyTransport["kind"][] {
  const known = new Set(allSchemes(service).map(([name]) => name));
  return keyPlaceOrder.filter((place) => known.has(schemeNames[place]));
}

function requirementsOf(
  places: readonly KeyTransport["kind"][],
  scopes: readonly string[] = [],
): readonly JsonObject[] {
  return places.map((place) => ({ [schemeNames[place]]: place === "bearer" ? scopes : [] }));
}

export function keyKinds({ authentication }: ResourceService): readonly JsonObject[] {
  return (authentication?.keyKinds ?? []).map(
    ({ id, title, scope, access, in: places, description, origin }: KeyKind) => ({
      id,
      title: title.value,
      description,
      scope: scope.value,
      access,
      in: places,
      ...extensions({ ...statusMarks(origin), ...attributeMarks({ title, scope }) }),
    }),
  );
}
