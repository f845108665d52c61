import { isObject, type Json, type JsonObject } from "../../codegen/json.ts";
import { find, listIn, membersOf, objectIn, stringIn, type Located, type OpenApiDocument } from "./document.ts";
import { lose, type Scope } from "./losses.ts";
import { idOf, Names } from "./names.ts";

type TransportKind = "query" | "header" | "bearer";

interface Scheme {
  readonly name: string;
  readonly kind: string;
  readonly transport: TransportKind;
}

/** The keys of a service: its transports and kinds of key, and the scopes that operations use. */
export class Security {
  readonly #document: OpenApiDocument;
  readonly #schemes = new Map<string, Scheme>();
  readonly #unsupported = new Map<string, string>();
  readonly #transports: Record<string, JsonObject> = {};
  readonly #kinds: Record<string, JsonObject> = {};
  readonly #descriptions = new Map<string, string>();
  readonly #usedScopes = new Set<string>();
  readonly #usedKinds = new Set<string>();
  /** The decision about the access of a key. */
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

  #readScheme(name: string, { value, pointer }: Located, service: Scope, names: Names): void {
    const transport = this.#transportOf(value, pointer, service);
    if (transport === undefined) {
      this.#unsupported.set(name, pointer);
      return;
    }
    const kind = names.claim([idOf(name, "key")], (id) => [id]);
    this.#schemes.set(name, { name, kind, transport });
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
    if (type === "apiKey" && (place === "query" || place === "header") && name !== undefined) {
      const known = this.#transports[place]?.["name"];
      if (known !== undefined && known !== name) return undefined;
      this.#transports[place] = { name };
      return place;
    }
    const isBearer = type === "http" && stringIn(scheme, "scheme")?.toLowerCase() === "bearer";
    if (!isBearer && type !== "oauth2" && type !== "openIdConnect") return undefined;
    const before = this.#transports["bearer"] ?? {};
    const flows = { ...objectIn(before, "flows"), ...this.#flows(objectIn(scheme, "flows"), pointer, service) };
    if (type === "openIdConnect") lose(service, "oauth-flow", pointer, "openIdConnect");
    this.#transports["bearer"] = {
      format: before["format"] ?? stringIn(scheme, "bearerFormat")?.slice(0, 60),
      flows: Object.keys(flows).length === 0 ? undefined : flows,
    };
    return "bearer";
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

  /** Returns the keys and scopes that an operation accepts. */
  access(operation: JsonObject, pointer: string, scope: Scope): JsonObject {
    const isOwn = operation["security"] !== undefined;
    const place = isOwn ? `${pointer}/security` : "/security";
    const alternatives = listIn(isOwn ? operation : this.#document.root, "security").filter(isObject);
    const needed = alternatives.filter((one) => Object.keys(one).length > 0);
    if (needed.length === 0) return this.#none();
    if (needed.length < alternatives.length) lose(scope, "key-optional", place);
    const chosen = needed.flatMap((one) => this.#alternative(one, place, scope));
    if (chosen.length === 0) return this.#none();
    const scopes = chosen.map(({ scopes: names }) => names.toSorted().join(" "));
    const isSame = new Set(scopes).size === 1;
    if (!isSame) lose(scope, "scopes", place);
    const keys = [...new Set(chosen.map(({ kind }) => kind))];
    for (const key of keys) this.#usedKinds.add(key);
    const names = isSame ? chosen[0]!.scopes : [];
    for (const name of names) this.#usedScopes.add(name);
    return { keys, scopes: names.length === 0 ? undefined : names };
  }

  #none(): JsonObject {
    return this.#schemes.size === 0 ? {} : { keys: "none" };
  }

  /** One of the alternatives: the kind of key, if the spec can express it. */
  #alternative(
    alternative: JsonObject,
    place: string,
    scope: Scope,
  ): readonly { readonly kind: string; readonly scopes: readonly string[] }[] {
    const names = Object.keys(alternative);
    const schemes = names.flatMap((name) => this.#schemes.get(name) ?? []);
    for (const name of names)
      if (!this.#schemes.has(name)) lose(scope, "key-scheme", this.#unsupported.get(name) ?? place, name);
    const [first] = schemes;
    if (first === undefined) return [];
    if (new Set(schemes.map(({ transport }) => transport)).size > 1)
      lose(scope, "key-combination", place, names.join(" + "));
    const all = [...new Set(schemes.flatMap(({ name }) => listIn(alternative, name)))].filter(
      (one): one is string => typeof one === "string",
    );
    const scopes = all.filter((name) => /^[!#-[\]-~]+$/.test(name) && name.length <= 80);
    if (scopes.length < all.length)
      lose(scope, "scopes", place, all.filter((name) => !scopes.includes(name)).join(" "));
    return [{ kind: first.kind, scopes }];
  }

  /** `authentication` of the service, when all operations are known. */
  authentication(): JsonObject | undefined {
    if (this.#schemes.size === 0) return undefined;
    const scopes = Object.fromEntries(
      [...this.#usedScopes].toSorted().map((name): [string, Json] => [name, this.#descriptions.get(name) ?? name]),
    );
    const used = Object.entries(this.#kinds).filter(([kind]) => this.#usedKinds.has(kind));
    const kinds = used.length === 0 ? Object.entries(this.#kinds) : used;
    return {
      transports: this.#transports,
      keyKinds: Object.fromEntries(kinds),
      scopes: Object.keys(scopes).length === 0 ? undefined : scopes,
    };
  }
}

function webAddress(value: Json | undefined): string | undefined {
  return typeof value === "string" &&
    value.length <= 300 &&
    /^https:\/\/[A-Za-z0-9.-]+(:[0-9]+)?([/?#][A-Za-z0-9._~:/?#@!$&+,;=%-]*)?$/.test(value)
    ? value
    : undefined;
}
