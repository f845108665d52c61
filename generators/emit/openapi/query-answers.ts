import type { Module, QueryService } from "../../model/query.ts";
import type { JsonObject } from "../../codegen/json.ts";
import { codeSpan } from "../../codegen/markdown.ts";
import { statusMarks } from "../../describe/marks.ts";
import { outputName } from "../../naming/output-name.ts";
import { partsOf } from "../../model/result-parts.ts";
import {
  bodySchema,
  itemSchema,
  kindSchema,
  ownSchema,
  partSchema,
  resultShapeSchema,
  type AnswerDialect,
} from "../shared/json-schema/result-schema.ts";
import { knownResult } from "../../model/results.ts";
import type { NameOf } from "../../describe/circumstances.ts";
import { wireName } from "../../naming/wire-names.ts";
import { dialect, extensions, schemaRef } from "./dialect.ts";

type Entry = readonly [string, JsonObject];

/** The name has a point, which the name of nothing in the spec has. */
export const answerName = "Answer.result";

/** The schema of the answers to requests for the module alone; of any answer where the module's is unknown. */
export function resultName(service: QueryService, module: Module): string {
  return service.answer === undefined || knownResult(module) === undefined ? answerName : partName(module);
}

function partName(module: Module, part?: string): string {
  return ["Result", outputName(module.name), ...(part === undefined ? [] : [part])].join(".");
}

function answerDialect(nameOf: NameOf): AnswerDialect {
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

/** What the modules answer, in its widest form: what comes with some requests only may be missing. */
export function answerSchemas(service: QueryService): readonly Entry[] {
  const { answer } = service;
  const local = answerDialect((name) => name);
  if (answer === undefined) return [[answerName, openAnswer]];
  const marks = extensions(statusMarks(answer.origin));
  return [
    [
      answerName,
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

const openAnswer: JsonObject = {
  description: "The results of the modules; their fields are not documented.",
  type: "object",
  additionalProperties: true,
  "x-kiln-status": "unknown",
};

function moduleSchemas(service: QueryService, module: Module): readonly Entry[] {
  if (knownResult(module) === undefined) return [];
  const local = answerDialect((name) => wireName(service, module, name) ?? name);
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
}
