import { destinationsProse, unknownSlotsProse } from "../../describe/destinations.ts";
import { mediaProse } from "../../describe/media.ts";
import { sentences } from "../../describe/join-texts.ts";
import { fieldsBodyOf, formBodyOf, mediaBodyOf, needsBody, ownBodyOf } from "../../model/operations.ts";
import type { Destinations, Operation, Resource, ResourceService } from "../../model/resource.ts";
import { bodyOf, headerSetOf, parameterSetOf, type FieldSet, type InputField } from "../shared/resource-fields.ts";
import { inputProse } from "../shared/typescript/resource-types.ts";
import type { Argument } from "./argument-lines.ts";
import { freeName } from "./free-name.ts";
import { typeText } from "./type-text.ts";

/** What an operation takes, and under which names the body and the header fields stand among its parameters. */
export interface OperationArguments {
  readonly all: readonly Argument[];
  readonly body: string | undefined;
  readonly headers: string | undefined;
}

export function operationArguments(
  service: ResourceService,
  resource: Resource,
  operation: Operation,
): OperationArguments {
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
