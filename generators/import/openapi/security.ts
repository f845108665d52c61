import { isObject, type Json, type JsonObject } from "../../codegen/json.ts";
import { find, listIn, membersOf, objectIn, stringIn, type Located, type OpenApiDocument } from "./document.ts";
import { lose, type Scope } from "./losses.ts";
import { Names, canBeHeader, canBeMember, idOf } from "./names.ts";

type TransportKind = "query" | "header" | "cookie" | "basic" | "bearer";

interface Scheme {
  readonly kind: string;
  /** The transport. `undefined` if another scheme uses the same transport with a different name. */
  readonly transport: TransportKind | undefined;
  readonly located: Located;
}

/** The callers of an operation. */
export interface OperationAccess {
  /** The keys `keys` and `scopes`. */
  readonly members: JsonObject;
  /** Parameters for keys that a request must contain in addition to another one. */
  readonly parameters: readonly Located[];
}

/** The authentication of a service: its transports and kinds of keys, and the scopes that operations use. */
export class Security {
  readonly #document: OpenApiDocument;
  readonly #schemes = new Map<string, Scheme>();
  readonly #transports: Record<string, JsonObject> = {};
  readonly #kinds: Record<string, JsonObject> = {};
  readonly #descriptions = new Map<string, string>();
  readonly #usedScopes = new Set<string>();
  readonly #usedKinds = new Set<string>();
  /** Returns the decision about the access of a key. */
  readonly #scopeDecision: () => string;

  constructor(document: OpenApiDocument, service: Scope, scopeDecision: () => string) {
    this.#document = document;
    this.#scopeDecision = scopeDecision;
    const names = new Names();
    const schemes = objectIn(objectIn(document.root, "components") ?? {}, "securitySchemes");
    for (const { key, value, pointer } of membersOf(schemes, "/components/securitySchemes")) {
      const found = find(document, value, pointer);
      if (found !== undefined) this.#readScheme(key, found, service, names);
    }
  }

  #readScheme(name: string, located: Located, service: Scope, names: Names): void {
    const { value, pointer } = located;
    const transport = this.#transportOf(value, pointer, service);
    const kind = names.claim([idOf(name, "key")], (id) => [id]);
    this.#schemes.set(name, { kind, transport, located });
    if (transport === undefined) return;
    this.#kinds[kind] = {
      title: name,
      scope: { decided: "global", by: this.#scopeDecision() },
      access: "full",
      in: [transport],
      description: stringIn(value, "description"),
    };
  }

  #transportOf(scheme: JsonObject, pointer: string, service: Scope): TransportKind | undefined {
    const type = stringIn(scheme, "type");
    const place = stringIn(scheme, "in");
    const name = stringIn(scheme, "name");
    if (type === "apiKey" && (place === "query" || place === "header" || place === "cookie") && name !== undefined)
      return this.#namedTransport(place, name);
    const httpScheme = type === "http" ? (stringIn(scheme, "scheme")?.toLowerCase() ?? "") : "bearer";
    if (httpScheme === "basic") {
      this.#transports["basic"] = {};
      return "basic";
    }
    if (httpScheme !== "bearer") {
      lose(service, "http-scheme", pointer, httpScheme);
      return this.#namedTransport("header", "Authorization");
    }
    if (type !== "http" && type !== "oauth2" && type !== "openIdConnect") return undefined;
    const before = this.#transports["bearer"] ?? {};
    const flows = { ...objectIn(before, "flows"), ...this.#flows(objectIn(scheme, "flows"), pointer, service) };
    if (type === "openIdConnect") lose(service, "oauth-flow", pointer, "openIdConnect");
    this.#transports["bearer"] = {
      format: before["format"] ?? stringIn(scheme, "bearerFormat")?.slice(0, 60),
      flows: Object.keys(flows).length === 0 ? undefined : flows,
    };
    return "bearer";
  }

  /** All keys of one transport have the same name. */
  #namedTransport(place: "query" | "header" | "cookie", name: string): TransportKind | undefined {
    const known = this.#transports[place]?.["name"];
    if (known !== undefined && known !== name) return undefined;
    this.#transports[place] = { name };
    return place;
  }

  #flows(flows: JsonObject | undefined, pointer: string, service: Scope): JsonObject {
    const known: Record<string, JsonObject> = {};
    for (const { key, value, pointer: place } of membersOf(flows, `${pointer}/flows`)) {
      if (!isObject(value)) continue;
      for (const [scope, text] of Object.entries(objectIn(value, "scopes") ?? {}))
        if (!this.#descriptions.has(scope))
          this.#descriptions.set(scope, typeof text === "string" && text.trim() !== "" ? text.trim() : scope);
      const [authorizationUrl, tokenUrl, refreshUrl] = ["authorizationUrl", "tokenUrl", "refreshUrl"].map((name) =>
        webAddress(value[name]),
      );
      if (key === "authorizationCode" && authorizationUrl !== undefined && tokenUrl !== undefined)
        known[key] = { authorizationUrl, tokenUrl, refreshUrl };
      else if (key === "clientCredentials" && tokenUrl !== undefined) known[key] = { tokenUrl, refreshUrl };
      else lose(service, "oauth-flow", place, key);
    }
    return known;
  }

  access(operation: JsonObject, pointer: string, scope: Scope): OperationAccess {
    const isOwn = operation["security"] !== undefined;
    const place = isOwn ? `${pointer}/security` : "/security";
    const alternatives = listIn(isOwn ? operation : this.#document.root, "security").filter(isObject);
    const needed = alternatives.filter((one) => Object.keys(one).length > 0);
    if (needed.length > 0 && needed.length < alternatives.length) lose(scope, "key-optional", place);
    const chosen = needed.flatMap((one) => this.#alternative(one, place, scope));
    const [first] = chosen;
    if (first === undefined) return { members: this.#none(), parameters: [] };
    const isSame = new Set(chosen.map(({ scopes }) => scopes.toSorted().join(" "))).size === 1;
    if (!isSame) lose(scope, "scopes", place);
    const keys = [...new Set(chosen.flatMap(({ kind }) => kind ?? []))];
    if (keys.length > 0 && chosen.some(({ kind }) => kind === undefined)) lose(scope, "key-optional", place);
    for (const key of keys) this.#usedKinds.add(key);
    const names = isSame ? first.scopes : [];
    for (const name of names) this.#usedScopes.add(name);
    const parameters = new Set(chosen.flatMap(({ others }) => others));
    const shared = [...parameters].filter((one) => chosen.every(({ others }) => others.includes(one)));
    if (shared.length < parameters.size) lose(scope, "key-combination", place);
    for (const { pointer: other } of parameters) lose(scope, "key-parameter", other);
    return {
      members: keys.length === 0 ? this.#none() : { keys, scopes: names.length === 0 ? undefined : names },
      parameters: [...parameters].map((one) => keyParameter(one, shared.includes(one))),
    };
  }

  #none(): JsonObject {
    return Object.keys(this.#kinds).length === 0 ? {} : { keys: "none" };
  }

  /** Converts one of the alternatives: the kind of key, its scopes, and other keys as parameters. */
  #alternative(
    alternative: JsonObject,
    place: string,
    scope: Scope,
  ): readonly {
    readonly kind: string | undefined;
    readonly scopes: readonly string[];
    readonly others: readonly Located[];
  }[] {
    const names = Object.keys(alternative);
    const schemes = names.flatMap((name) => this.#schemes.get(name) ?? []);
    const main =
      schemes.find(({ transport, located }) => transport !== undefined && !canBeParameter(located)) ??
      schemes.find(({ transport }) => transport !== undefined);
    const others = schemes.filter((scheme) => scheme !== main && canBeParameter(scheme.located));
    if (main === undefined && others.length < names.length) return this.#unsupported(alternative, place, scope);
    const isCarried = (name: string): boolean => {
      const scheme = this.#schemes.get(name);
      return scheme !== undefined && (others.includes(scheme) || scheme.transport === main?.transport);
    };
    for (const name of names) if (!isCarried(name)) lose(scope, "key-combination", place, name);
    const all = names
      .flatMap((name) => listIn(alternative, name))
      .filter((one): one is string => typeof one === "string");
    const unique = [...new Set(all)];
    const scopes = unique.filter((name) => /^[!#-[\]-~]+$/.test(name) && name.length <= 80);
    if (scopes.length < unique.length)
      lose(scope, "scopes", place, unique.filter((name) => !scopes.includes(name)).join(" "));
    return [{ kind: main?.kind, scopes, others: others.map(({ located }) => located) }];
  }

  #unsupported(alternative: JsonObject, place: string, scope: Scope): readonly never[] {
    for (const name of Object.keys(alternative))
      lose(scope, "key-scheme", this.#schemes.get(name)?.located.pointer ?? place, name);
    return [];
  }

  /** Returns the key `authentication` of the service. All operations must be known. */
  authentication(): JsonObject | undefined {
    if (Object.keys(this.#kinds).length === 0) return undefined;
    const scopes = Object.fromEntries(
      [...this.#usedScopes].toSorted().map((name): [string, Json] => [name, this.#descriptions.get(name) ?? name]),
    );
    const used = Object.entries(this.#kinds).filter(([kind]) => this.#usedKinds.has(kind));
    const kinds = used.length === 0 ? Object.entries(this.#kinds) : used;
    const places = new Set(kinds.flatMap(([, { in: place }]) => place as readonly string[]));
    return {
      transports: Object.fromEntries(Object.entries(this.#transports).filter(([place]) => places.has(place))),
      keyKinds: Object.fromEntries(kinds),
      scopes: Object.keys(scopes).length === 0 ? undefined : scopes,
    };
  }
}

/** Returns whether the key can be a query parameter or a header field of an operation. */
function canBeParameter({ value }: Located): boolean {
  const name = stringIn(value, "name") ?? "";
  if (value["type"] !== "apiKey") return false;
  return value["in"] === "query"
    ? canBeMember(name)
    : value["in"] === "header" && canBeHeader(name) && !/^authorization$/i.test(name);
}

function keyParameter({ value, pointer }: Located, required: boolean): Located {
  const { in: place, name, description } = value;
  return { value: { in: place, name, description, required, schema: { type: "string" } }, pointer };
}

function webAddress(value: Json | undefined): string | undefined {
  return typeof value === "string" &&
    value.length <= 300 &&
    /^https:\/\/[A-Za-z0-9.-]+(:[0-9]+)?([/?#][A-Za-z0-9._~:/?#@!$&+,;=%-]*)?$/.test(value)
    ? value
    : undefined;
}
