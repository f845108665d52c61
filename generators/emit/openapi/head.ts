import { remembered } from "../../model/memo.ts";
import { type Fact, isUnknown, whereKnown } from "../../model/fact.ts";
import type { Model, Project, Service } from "../../model/model.ts";
import type { OpenFact } from "../../model/service.ts";
import { type JsonObject, jsonObject, unlessEmpty } from "../../codegen/json.ts";
import { codeSpan } from "../../codegen/markdown.ts";
import { attributeMarks, statusMarks, statusRemark } from "../../describe/marks.ts";
import { basisNotes, isOfBasis } from "../../describe/decision.ts";
import { serviceRemarks } from "../../describe/remarks.ts";
import { paragraphs } from "../../describe/texts.ts";
import { extensions } from "./dialect.ts";
import { operationsOf } from "../../model/operations.ts";
import { keyPlaceOrder } from "../../naming/paths.ts";
import type { AccessScope, KeyKind, KeyTransport, Operation, ResourceService } from "../../model/resource.ts";

/** Returns everything in a document before its tags and paths. `about` is added to the description of the service. */
export function documentHead(
  { project }: Model,
  service: Service,
  questions: Questions,
  about: readonly string[] = [],
): JsonObject {
  return { openapi: "3.1.1", info: info(project, service, questions, about), servers: servers(service) };
}

export type Questions = ReadonlyMap<string, string>;

export const questionsOf = remembered(({ decisions }: Model): Questions => {
  return new Map(decisions.map(({ id, question }) => [id, question]));
});

function info(project: Project, service: Service, questions: Questions, about: readonly string[]): JsonObject {
  return {
    title: service.title,
    summary: service.summary,
    description: paragraphs(
      service.description,
      ...about,
      marksSection,
      basisProse(service),
      serviceRemarks(service),
      ...factsSections(
        service.facts.filter((fact) => !isOfBasis(fact)),
        questions,
      ),
    ),
    version: service.version.value ?? "0.0.0",
    license: { name: project.license, identifier: project.license },
    contact: { name: project.contact },
    ...extensions(attributeMarks({ version: service.version, baseUrl: service.baseUrl })),
    "x-kiln-facts": unlessEmpty(factsData(service.facts)),
  };
}

export const marksSection = `## Status

A name, type, bound, code or status without a mark is stated by the source document. Other facts have \`x-kiln-status\`: \
\`decided\` if this project made the choice, \`unknown\` if the fact is not known yet. \`x-kiln-decision\` names the decision. \
\`x-kiln-attributes\` has the same for individual attributes, such as a default.`;

/** Returns a list that states who wrote the descriptions and what was verified. It follows the section on marks. */
export function basisProse(service: Service): string | undefined {
  const notes = basisNotes(service);
  return notes.length === 0 ? undefined : notes.map((note) => `- ${note}`).join("\n");
}

function factsSections(facts: readonly OpenFact[], questions: Questions): readonly string[] {
  const known = facts.filter(({ text }) => !isUnknown(text)).map(({ text }) => `- ${factProse(text, questions)}`);
  const unknown = facts.filter(({ text }) => isUnknown(text)).map(({ text }) => `- ${factProse(text, questions)}`);
  return [section("## Facts", known), section("## Open questions", unknown)].filter((text) => text !== undefined);
}

/** Returns a list under a heading, or `undefined` if it has no lines. */
export function section(heading: string, lines: readonly string[]): string | undefined {
  return lines.length === 0 ? undefined : `${heading}\n\n${lines.join("\n")}`;
}

function factProse(fact: Fact<string>, questions: Questions): string {
  const remark = statusRemark(fact);
  return whereKnown(
    fact,
    (text) => text + remark,
    (decision) => (questions.get(decision) ?? "Not known.") + remark,
  );
}

/** Returns facts as data for tools: the status and, if known, the text, by name. */
export function factsData(facts: readonly OpenFact[]): JsonObject {
  return jsonObject(facts.map(({ name, text }) => [name, { text: text.value, ...statusMarks(text) }]));
}

/** Returns facts as the end of a description. The result is empty if there are none. */
export function factsProse(facts: readonly OpenFact[], questions: Questions): readonly string[] {
  return facts.map(({ text }) => factProse(text, questions));
}

/** Returns the servers. The description explains the variables, because swagger-parser rejects theirs. */
function servers({ baseUrl, baseUrlVariables }: Service): readonly JsonObject[] {
  const meanings = baseUrlVariables.map(({ name, description }) => `${codeSpan(name)}: ${description}`);
  const variables = baseUrlVariables.map(
    ({ name, example }) =>
      [name, { default: example.value ?? `${name}.invalid`, ...extensions(statusMarks(example)) }] as const,
  );
  const description = isUnknown(baseUrl) ? ["The URL of the service is not known."] : meanings;
  return [
    {
      url: baseUrl.value ?? "/",
      description: description.length === 0 ? undefined : description.join(" "),
      variables: unlessEmpty(jsonObject(variables)),
      ...extensions(statusMarks(baseUrl)),
    },
    ...filledServers(baseUrl, baseUrlVariables),
  ];
}

/** Returns the base URL with the examples of its variables, for tools that reject a URL that begins with a variable. */
function filledServers(baseUrl: Service["baseUrl"], variables: Service["baseUrlVariables"]): readonly JsonObject[] {
  const template = baseUrl.value ?? "/";
  const url = variables.reduce(
    (text, { name, example }) => text.replaceAll(`{${name}}`, () => example.value ?? `{${name}}`),
    template,
  );
  if (url === template || !/^https?:\/\//.test(url) || !URL.canParse(url)) return [];
  return [{ url, description: "An example of this URL." }];
}

export function factCode(fact: Fact<string>): string | undefined {
  const value = fact.value;
  return value === undefined ? undefined : codeSpan(value);
}

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
