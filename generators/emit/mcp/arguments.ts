import { firstSentence, sentences, valueMeanings, ownValues } from "../../describe/texts.ts";
import {
  alwaysNeedsKey,
  needsKey,
  operationsOf,
  fieldsBodyOf,
  formBodyOf,
  mediaBodyOf,
  needsBody,
  ownBodyOf,
} from "../../model/operations.ts";
import type { Service } from "../../model/model.ts";
import { profileOf } from "../../model/profiles.ts";
import type { QueryService, Parameter } from "../../model/query.ts";
import type { ResourceService, Destinations, Operation, Resource } from "../../model/resource.ts";
import { defaultUrl, keyPlaces } from "../../naming/paths.ts";
import type { Variable } from "../../../templates/runtime/mcp/table.js";
import { parameterParts, rulesOfParameter } from "../../describe/parameter.ts";
import { undocumented } from "../../model/fact.ts";
import type { Rule } from "../../model/rules.ts";
import { freeName, knownTypeText, typeText } from "./type-text.ts";
import { destinationsProse, unknownSlotsProse } from "../../describe/resource.ts";
import { mediaProse } from "../../describe/result.ts";
import { bodyOf, headerSetOf, parameterSetOf, type FieldSet, type InputField } from "../shared/resource-fields.ts";
import { inputProse } from "../shared/typescript/resource-types.ts";

export interface Argument {
  readonly name: string;
  readonly needed: boolean;
  readonly type: string;
  readonly prose: string;
  /** The members of the body or of the header fields. */
  readonly inner: readonly Argument[];
}

export type Level = "whole" | "sentence" | "type" | "name";

/** Returns a line for each argument: `name?: type // description`. At the level `name`, optional ones share a line. */
export function argumentLines(all: readonly Argument[], level: Level, indent = ""): readonly string[] {
  if (level !== "name") return all.flatMap((argument) => argumentLine(argument, level, indent));
  const single = all
    .filter(({ needed, inner }) => needed || inner.length > 0)
    .flatMap((argument) => argumentLine(argument, level, indent));
  const others = all.filter(({ needed, inner }) => !needed && inner.length === 0).map(({ name }) => name);
  return [...single, ...(others.length === 0 ? [] : [`${indent}optional: ${others.join(", ")}`])];
}

function argumentLine(argument: Argument, level: Level, indent: string): readonly string[] {
  const { name, needed, type, inner } = argument;
  const prose = proseAt(argument, level);
  return [
    `${indent}${name}${needed ? "" : "?"}: ${type}${prose === "" ? "" : ` // ${prose}`}`,
    ...argumentLines(inner, level, `${indent}  `),
  ];
}

function proseAt({ prose }: Argument, level: Level): string {
  if (level === "whole") return oneLine(prose);
  return level === "sentence" ? oneLine(firstSentence(prose)) : "";
}

/** Returns the description of each argument, by name. The key of a nested argument is its path. */
export function argumentParts(all: readonly Argument[], within = ""): Readonly<Record<string, string>> {
  return Object.fromEntries(
    all.flatMap((argument) => {
      const path = within + argument.name;
      const own = `${path}${argument.needed ? " (needed)" : ""}: ${argument.type}\n${argument.prose}`.trimEnd();
      const names =
        argument.inner.length === 0 ? "" : `\n${argumentLines(argument.inner, "sentence", "  ").join("\n")}`;
      return [[path, own + names] as const, ...Object.entries(argumentParts(argument.inner, `${path}.`))];
    }),
  );
}

export function oneLine(text: string): string {
  return text.replace(/[\s\u0085]+/g, " ").trim();
}

/** Returns the client options of the service as environment variables, such as `EXCHANGE_BASE_URL`. */
export function variablesOf(service: Service): readonly Variable[] {
  const variables = service.kind === "query" ? ofQueries(service) : ofResources(service);
  const start = constantCase(service.id);
  return variables.map((variable) => ({ ...variable, name: `${start}_${variable.name}` }));
}

function ofResources(service: ResourceService): readonly Variable[] {
  const {
    baseUrlVariables: [variable],
    tenant,
  } = service;
  const url = defaultUrl(service);
  const places = keyPlaces(service).map((place) => place.in);
  const hasTenants = tenant !== undefined && operationsOf(service).some((operation) => operation.tenant !== "none");
  return [
    {
      name: "BASE_URL",
      option: "baseUrl",
      text: line(variable?.description ?? "The base URL of the service."),
      needed: needed(url === undefined),
    },
    ...(needsKey(service)
      ? [
          {
            name: "KEY",
            option: "key",
            text: "The key of the service.",
            needed: needed(alwaysNeedsKey(service)),
            secret: true,
          } as const,
        ]
      : []),
    ...(needsKey(service) && places.length > 1
      ? [
          {
            name: "KEY_IN",
            option: "keyIn",
            text: `The place of the key in a request: ${places.join(", ")}; the default is the first.`,
          },
        ]
      : []),
    ...(hasTenants ? [{ name: "TENANT", option: "tenant", text: "The default tenant of calls." }] : []),
  ];
}

function ofQueries(service: QueryService): readonly Variable[] {
  const agent = "The name of your program, and a contact in parentheses, such as my-tool/1.0 (me@example.org).";
  return [
    { name: "ENDPOINT", option: "endpoint", text: "The URL of the endpoint.", needed: true },
    { name: "USER_AGENT", option: "userAgent", text: agent, needed: needed(profileOf(service) !== undefined) },
    { name: "ACCESS_TOKEN", option: "accessToken", text: "A token to send as Authorization: Bearer.", secret: true },
  ];
}

function needed(is: boolean): true | undefined {
  return is || undefined;
}

function line(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** Converts `booking-shop` to `BOOKING_SHOP`. */
export function constantCase(id: string): string {
  const name = id
    .replace(/([a-z\d])(?=[A-Z])/g, "$1_")
    .replace(/[^A-Za-z\d]+/g, "_")
    .toUpperCase();
  return /^\d/.test(name) ? `_${name}` : name;
}

export function parameterArguments(
  service: QueryService,
  parameters: readonly Parameter[],
  rules: readonly Rule[],
): readonly Argument[] {
  return parameters.map((parameter) => {
    const { type: _, default: fallback, values, ...parts } = parameterParts(parameter, service);
    const ofDefault =
      parameter.default !== undefined && undocumented(parameter.default) !== undefined ? fallback : undefined;
    const prose = sentences(
      ...Object.values(parts),
      ofDefault,
      values,
      ...valueMeanings(ownValues(parameter.type)),
      ...rulesOfParameter(rules, parameter, service),
    );
    return {
      name: parameter.name,
      needed: parameter.required,
      type: parameterType(service, parameter),
      prose: prose ?? "",
      inner: [],
    };
  });
}

function parameterType(service: QueryService, { type, multiple, default: fact }: Parameter): string {
  const { valueSets, wire } = service;
  const one = knownTypeText({ valueSets, maxLimit: wire.maxLimit?.value }, type);
  const several = multiple === undefined ? one : `${/[ |]/.test(one) ? `(${one})` : one}[] ≤${multiple.lowLimit}`;
  const fallback = fact?.value;
  return fallback === undefined ? several : `${several} = ${JSON.stringify(fallback)}`;
}

export type OperationArguments = ReturnType<typeof operationArguments>;

export function operationArguments(service: ResourceService, resource: Resource, operation: Operation) {
  const parameters = parameterSetOf(service, resource, operation);
  const headers = headerSetOf(operation);
  const taken = new Set(parameters?.fields.flatMap(({ names }) => names));
  const bodyName = operation.request && freeName("body", taken);
  const headersName = headers && freeName("headers", taken);
  return {
    all: [
      ...(parameters === undefined ? [] : fieldArguments(service, parameters)),
      ...(bodyName === undefined ? [] : bodyArgument(service, resource, operation, bodyName)),
      ...(headers === undefined ? [] : [headersArgument(service, headers, headersName!)]),
    ],
    body: bodyName,
    headers: headersName,
  };
}

function headersArgument(service: ResourceService, set: FieldSet, name: string): Argument {
  return {
    name,
    needed: set.required.length > 0,
    type: "object",
    prose: "Header fields.",
    inner: fieldArguments(service, set),
  };
}

function bodyArgument(
  service: ResourceService,
  resource: Resource,
  operation: Operation,
  name: string,
): readonly Argument[] {
  const [fields, own, media] = [fieldsBodyOf(operation), ownBodyOf(operation), mediaBodyOf(operation)];
  const needed = needsBody(operation);
  if (media !== undefined)
    return [{ name, needed, type: "{ text | base64, mediaType? }", prose: mediaProse(media), inner: [] }];
  if (own !== undefined) return [{ name, needed, type: typeText(service, own.type), prose: "", inner: [] }];
  const set = bodyOf(resource, fields!);
  const prose = formBodyOf(operation) === undefined ? "" : "Sent as a form.";
  return [
    {
      name,
      needed,
      type: "object",
      prose,
      inner: [...fieldArguments(service, set), ...destinationArguments(set.destinations)],
    },
  ];
}

function fieldArguments(service: ResourceService, { fields }: FieldSet): readonly Argument[] {
  return fields.map((field) => fieldArgument(service, field));
}

function fieldArgument(service: ResourceService, field: InputField): Argument {
  const {
    names: [name, ...others],
    type,
    needed,
    nullable,
    default: fallback,
  } = field;
  const form =
    typeText(service, type) +
    (nullable ? " | null" : "") +
    (fallback === undefined ? "" : ` = ${JSON.stringify(fallback)}`);
  const prose = sentences(inputProse(field), others.length === 0 ? undefined : `Also: ${others.join(", ")}.`) ?? "";
  return { name: name!, needed, type: form, prose, inner: [] };
}

function destinationArguments(destinations: Destinations | undefined): readonly Argument[] {
  if (destinations === undefined) return [];
  const { objectField, slots } = destinations;
  const type = `{ ${slots.map(({ name }) => `${name}?: string | string[]`).join(", ")} }`;
  const aliases = slots
    .filter((slot) => slot.aliases.length > 0)
    .map(({ name, aliases: other }) => `${name} is also ${other.join(", ")}.`);
  return [
    {
      name: objectField,
      needed: false,
      type,
      prose: sentences(destinationsProse(destinations), unknownSlotsProse(destinations), ...aliases),
      inner: [],
    },
  ];
}
