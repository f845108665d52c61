import { incremental } from "../../../model/memo.ts";
import type { Module, QueryService } from "../../../model/query.ts";
import { jsonObject, unlessEmpty, type JsonObject } from "../../../codegen/json.ts";
import { codeSpan } from "../../../codegen/markdown.ts";
import { statusMarks } from "../../../describe/marks.ts";
import { extensions, ref, schemaRef, dialect } from "../dialect.ts";
import {
  type AnsweredError,
  byStatus,
  errorHeaders,
  errorsData,
  errorsProse,
  examplesOf,
  numbered,
  otherStatus,
  refusalName,
  resultOrError,
} from "../errors.ts";
import { refusedName } from "../resource/responses.ts";
import { outputName } from "../../../naming/declared-name.ts";
import { knownResult, partsOf } from "../../../model/result-parts.ts";
import {
  bodySchema,
  itemSchema,
  kindSchema,
  ownSchema,
  partSchema,
  resultShapeSchema,
  type ResponseDialect,
} from "../../shared/json-schema/result-schema.ts";
import type { NameOf } from "../../../describe/remarks.ts";
import { wireName } from "../../../naming/wire-names.ts";

export const queryResponses = incremental((service: QueryService): JsonObject => {
  const groups = byStatus(service.errors);
  const inResult = groups.get("200") ?? [];
  return {
    Result: {
      description: withErrors(
        "The result, or an error with a success status.",
        inResult.length === 0 ? [] : [errorsProse(inResult)],
      ),
      headers: errorHeaders(service),
      content: { "application/json": { schema: resultOrError(service, responseName, inResult.length > 0) } },
      ...extensions(service.answer === undefined ? { status: "unknown" } : statusMarks(service.answer.origin)),
      "x-kiln-errors": inResult.length === 0 ? undefined : inResult.map(errorsData),
    },
    ...jsonObject(refusals(service).map(([status, errors]) => [refusedName(status), refusal(service, errors)])),
  };
});

/** Returns the errors that have their own status. Without known statuses, any status may be an error. */
function refusals({ errors }: QueryService): readonly (readonly [string, readonly AnsweredError[]])[] {
  const groups = [...byStatus(errors)].filter(([status]) => status !== "200");
  return groups.length === 0 ? [[otherStatus, []]] : groups;
}

function refusal(service: QueryService, errors: readonly AnsweredError[]): JsonObject {
  return {
    description: withErrors(
      "The request was refused before it was processed.",
      errors.length === 0 ? [] : [errorsProse(errors)],
    ),
    headers: errorHeaders(service),
    content: { "application/json": { schema: { $ref: schemaRef(refusalName) } } },
    "x-kiln-status": errors.length === 0 ? "unknown" : undefined,
    "x-kiln-errors": errors.length === 0 ? undefined : errors.map(errorsData),
  };
}

export function responsesOf(service: QueryService, success: JsonObject): JsonObject {
  const refused = refusals(service).map(([status]) => [status, ref("responses", refusedName(status))] as const);
  return jsonObject([["200", success], ...refused]);
}

function withErrors(sentence: string, lists: readonly string[]): string {
  return [sentence, ...lists].join("\n\n");
}

/** Returns the response to a request for only this module. Errors are described in the response to any request. */
export function moduleResponse(service: QueryService, module: Module): JsonObject {
  if (service.answer === undefined) return ref("responses", "Result");
  const hasErrors = service.errors.some(({ httpStatus }) => httpStatus.value === 200);
  const schema = resultOrError(service, resultName(service, module), hasErrors);
  const marks = module.result === undefined ? { status: "unknown" } : statusMarks(module.result);
  return {
    description: `The result of ${codeSpan(module.name)}, or an error.`,
    content: {
      "application/json": { schema, examples: unlessEmpty(numbered(examplesOf(module.examples, "response"))) },
    },
    ...extensions(marks),
  };
}

type Entry = readonly [string, JsonObject];

/** The dot avoids conflicts, because names in the spec contain none. */
const responseName = "Answer.result";

function resultName(service: QueryService, module: Module): string {
  return service.answer === undefined || knownResult(module) === undefined ? responseName : partName(module);
}

function partName(module: Module, part?: string): string {
  return ["Result", outputName(module.name), ...(part === undefined ? [] : [part])].join(".");
}

function responseDialect(nameOf: NameOf): ResponseDialect {
  return {
    ...dialect,
    shapeRef: (shape) => schemaRef(shapeName(shape)),
    partRef: (module, part) => schemaRef(partName(module, part)),
    ownRef: (location) => schemaRef(ownName(location)),
    kindRef: (kind) => schemaRef(kindName(kind)),
    composes: false,
    closes: false,
    nameOf,
  };
}

function ownName(location: string): string {
  return `Answer.own.${location}`;
}

function shapeName(shape: string): string {
  return `Answer.shape.${outputName(shape)}`;
}

function kindName(kind: string): string {
  return `Answer.page.${outputName(kind)}`;
}

/** Returns the widest schemas of responses: members that depend on the request are optional. */
export function responseSchemas(service: QueryService): readonly Entry[] {
  const { answer } = service;
  const local = responseDialect((name) => name);
  if (answer === undefined) return [[responseName, openResponse]];
  const marks = extensions(statusMarks(answer.origin));
  return [
    [
      responseName,
      {
        description: "The response, for any combination of modules.",
        ...bodySchema(service, service.modules, local),
        ...marks,
      },
    ],
    ...(["body", "results"] as const).map(
      (location): Entry => [ownName(location), { ...ownSchema(service, location, local), ...marks }],
    ),
    ...(answer.pages?.kinds.map(
      (kind): Entry => [kindName(kind.name), { ...kindSchema(service, kind, local), ...marks }],
    ) ?? []),
    ...answer.shapes.map(
      (shape): Entry => [shapeName(shape.name), { title: shape.title, ...resultShapeSchema(shape, local), ...marks }],
    ),
    ...service.modules.flatMap((module) => moduleSchemas(service, module)),
  ];
}

const openResponse: JsonObject = {
  description: "The results of the modules; their fields are not documented.",
  type: "object",
  additionalProperties: true,
  "x-kiln-status": "unknown",
};

const moduleSchemas = incremental((service: QueryService, module: Module): readonly Entry[] => {
  if (knownResult(module) === undefined) return [];
  const local = responseDialect((name) => wireName(service, module, name) ?? name);
  const item = itemSchema(module, local);
  const body = {
    description: `The response to a request for ${codeSpan(module.name)} alone.`,
    ...bodySchema(service, [module], local),
  };
  return [
    [partName(module), { ...body, ...extensions(statusMarks(module.result!)) }],
    ...(item === undefined ? [] : [[partName(module, "item"), item] as const]),
    ...partsOf(module).map((part): Entry => [partName(module, part.name), partSchema(service, part, local)]),
  ];
});
