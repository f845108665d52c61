import { diagnostic } from "../../diagnostics/diagnostic.ts";
import { didYouMean, listNames } from "../../diagnostics/suggest.ts";
import type { Fact } from "../../model/fact.ts";
import { onlyResponse } from "../../model/operations.ts";
import type { Place } from "../../model/place.ts";
import type { Poll, PollCall, Written } from "../../model/poll.ts";
import { type OperationOfResource, choicesOf, fieldAt, operationById, resourceServices } from "../../model/queries.ts";
import type { Operation, Resource, ResourceService, Response } from "../../model/resource.ts";
import { type Type, valueSetsById } from "../../model/type.ts";
import type { Rule } from "../rule.ts";

/** A poll must read the status with an existing operation and use fields that the responses have. */
export const invalidPoll: Rule = {
  code: "invalid-poll",
  check(model, report) {
    for (const service of resourceServices(model)) {
      for (const { what, remedy, place, suggestion } of service.resources.flatMap((resource) =>
        faultsIn(service, resource),
      )) {
        report(diagnostic("invalid-poll", place, { what, remedy }, { suggestion }));
      }
    }
  },
};

interface Fault {
  readonly what: string;
  readonly remedy: string;
  readonly place: Place;
  readonly suggestion?: string | undefined;
}

/** A response, and the resource that defines its shapes. */
interface Answer {
  readonly resource: Resource;
  readonly body: Fact<Type> | undefined;
}

function faultsIn(service: ResourceService, resource: Resource): readonly Fault[] {
  return resource.operations
    .flatMap(({ responses }) => responses)
    .flatMap((response) => {
      const { poll } = response;
      if (poll === undefined) return [];
      return [
        ...acceptedFaults(response, poll),
        ...callFaults(service, poll.status, { resource, body: response.body }),
        ...statusFaults(service, poll),
      ];
    });
}

function acceptedFaults({ httpStatus }: Response, { place }: Poll): readonly Fault[] {
  const status = httpStatus.value;
  if (status === 202) return [];
  return [
    {
      what: `A response with the status ${status ?? "unknown"} is final, so there is nothing to poll`,
      remedy: "Move “poll” to a response with the status 202",
      place,
    },
  ];
}

function statusFaults(service: ResourceService, poll: Poll): readonly Fault[] {
  const read = operationById(service, poll.status.operation.text);
  const response = read && onlyResponse(read.operation);
  if (read === undefined) return [];
  if (response === undefined) {
    const { text, place } = poll.status.operation;
    return [
      {
        what: `“${text}” has several success responses, and any of them could be the status`,
        remedy: "Define a single success response for it",
        place,
      },
    ];
  }
  const result: Answer = { resource: read.resource, body: response.body };
  return [...stateFaults(service, poll, result), ...resultFaults(service, poll, result)];
}

function stateFaults(
  { valueSets }: ResourceService,
  { state, done, failed }: Poll,
  response: Answer,
): readonly Fault[] {
  const [missing, type] = [fieldFaults(state, response), typeAt(state, response)];
  if (missing.length > 0 || type === undefined) return missing;
  const { place } = state;
  if (type.kind !== "enum")
    return [
      {
        what: `The field “${state.text}” has no list of values, but a state needs one`,
        remedy: "Give the field a type such as { values: [running, done] }",
        place,
      },
    ];
  const names = choicesOf(type, valueSetsById(valueSets)).values.map(({ value }) => value);
  return [...unknownValues([...done, ...failed], state, names), ...repeatedValues([...done, ...failed])];
}

function unknownValues(values: readonly Written[], state: Written, names: readonly string[]): readonly Fault[] {
  return values
    .filter(({ text }) => !names.includes(text))
    .map(({ text, place }) => {
      return {
        what: `The values of “${state.text}” do not include “${text}”`,
        remedy: `Use one of its values: ${listNames(names)}`,
        place,
        suggestion: didYouMean(text, names),
      };
    });
}

function repeatedValues(values: readonly Written[]): readonly Fault[] {
  const repeated = values.filter(({ text }, index) => values.findIndex((one) => one.text === text) < index);
  return repeated.map(({ text, place }) => {
    return {
      what: `The value “${text}” occurs twice in “done” and “failed”`,
      remedy: "Keep it once, in one of the two",
      place,
    };
  });
}

function resultFaults(service: ResourceService, { result }: Poll, response: Answer): readonly Fault[] {
  if (result === undefined) return [];
  return result.kind === "field"
    ? fieldFaults(result.field, response, "may be missing")
    : callFaults(service, result.call, response);
}

/** Returns the faults of a call whose parameters come from a response. */
function callFaults(service: ResourceService, call: PollCall, response: Answer): readonly Fault[] {
  const { text, place } = call.operation;
  const found = operationById(service, text);
  if (found !== undefined)
    return [...operationFaults(found, place), ...parameterFaults(call, found.operation, response)];
  const ids = service.resources.flatMap(({ operations }) => operations).map(({ operationId }) => operationId);
  return [
    {
      what: `No operation has the id “${text}”`,
      remedy: `Use one of these values of “operationId”: ${listNames(ids)}`,
      place,
      suggestion: didYouMean(text, ids),
    },
  ];
}

function operationFaults(
  { operation: { operationId, method, headers } }: OperationOfResource,
  place: Place,
): readonly Fault[] {
  const header = headers.find(({ required }) => required);
  return [
    ...(method === "GET"
      ? []
      : [
          {
            what: `“${operationId}” is a ${method} operation, and polling must not change data`,
            remedy: "Name a GET operation",
            place,
          },
        ]),
    ...(header === undefined
      ? []
      : [
          {
            what: `“${operationId}” needs the header field “${header.name}”, which a poll cannot send`,
            remedy: "Name an operation without one",
            place,
          },
        ]),
  ];
}

type Parameter = Operation["pathParameters"][number] | Operation["query"][number];

function parameterFaults(
  { parameters, operation: { text, place } }: PollCall,
  { pathParameters, query }: Operation,
  response: Answer,
): readonly Fault[] {
  const known: readonly Parameter[] = [...pathParameters, ...query];
  const names = known.map(({ name }) => name);
  const needed = [...pathParameters, ...query.filter(({ required }) => required)].filter(({ name }) =>
    parameters.every((one) => one.name !== name),
  );
  return [
    ...needed.map(({ name }) => ({
      what: `“${text}” needs the parameter “${name}”`,
      remedy: `Name the field of the response that it takes: “parameters: { ${name}: … }”`,
      place,
    })),
    ...parameters.flatMap(({ name, field, place: at }) => {
      const parameter = known.find((one) => one.name === name);
      if (parameter !== undefined) return [...fieldFaults(field, response), ...typeFaults(parameter, field, response)];
      return [
        {
          what: `“${text}” has no parameter “${name}”`,
          remedy: `Its parameters: ${listNames(names)}`,
          place: at,
          suggestion: didYouMean(name, names),
        },
      ];
    }),
  ];
}

/** Returns a fault if the path does not lead to a field, or leads to one that may be missing. */
function fieldFaults({ text, place }: Written, { resource, body }: Answer, may?: "may be missing"): readonly Fault[] {
  const { missing, known, isSure } = fieldAt(resource, body, text);
  if (missing !== undefined) {
    return [
      {
        what: `The response has no field “${missing}”`,
        remedy: `Its fields: ${listNames(known)}`,
        place,
        suggestion: didYouMean(missing, known),
      },
    ];
  }
  return isSure || may !== undefined
    ? []
    : [
        {
          what: `The field “${text}” may be missing or null`,
          remedy: "Use a field that is always present and never null, or make this one so",
          place,
        },
      ];
}

function typeFaults({ name, type }: Parameter, field: Written, response: Answer): readonly Fault[] {
  const [given, taken] = [typeAt(field, response), type.value];
  if (given === undefined || taken === undefined || (formOf(given) !== undefined && fits(formOf(given), formOf(taken))))
    return [];
  return [
    {
      what: `The parameter “${name}” takes ${nounOf(taken)}, but the field “${field.text}” is ${nounOf(given)}`,
      remedy: "Give both the same type",
      place: field.place,
    },
  ];
}

/** Returns `undefined` if the type is unknown or the field does not exist. */
function typeAt({ text }: Written, { resource, body }: Answer): Type | undefined {
  const { field } = fieldAt(resource, body, text);
  return field?.type?.value;
}

type Form = "text" | "whole number" | "number" | "boolean";

/** Returns the JSON form of a scalar value, or `undefined` if the type is not scalar. */
function formOf({ kind }: Type): Form | undefined {
  switch (kind) {
    case "string":
    case "enum":
    case "decimal":
    case "timestamp":
    case "date":
    case "time":
    case "duration":
      return "text";
    case "integer":
      return "whole number";
    case "number":
    case "boolean":
      return kind;
    default:
      return undefined;
  }
}

function fits(given: Form | undefined, taken: Form | undefined): boolean {
  return given === taken || (given === "whole number" && taken === "number");
}

function nounOf(type: Type): string {
  const form = formOf(type);
  return form === undefined ? "not a scalar" : `a ${form}`;
}
