import { schemaDocument, type SchemaDocument, dialect, relativePath } from "../shared/json-schema/document.ts";
import type { QueryService, Module } from "../../model/query.ts";
import { queryRequestDocuments } from "../shared/json-schema/documents.ts";
import type { JsonObject } from "../../codegen/json.ts";
import { withInner } from "../shared/json-schema/shape-schema.ts";
import { codeSpan } from "../../codegen/markdown.ts";
import { continueParameter, failureMembers } from "../../naming/wire-names.ts";
import { statusMarks } from "../../describe/marks.ts";
import { outputName } from "../../naming/declared-name.ts";
import { incremental, remembered } from "../../model/memo.ts";
import { type SharedMember, knownResult, membersAt, partsOf } from "../../model/result-parts.ts";
import {
  bodySchema,
  itemSchema,
  kindSchema,
  memberType,
  ownSchema,
  partSchema,
  resultShapeSchema,
  type ResponseDialect,
} from "../shared/json-schema/result-schema.ts";
import { type Condition, asksFor, choice, every, having, not, some, within } from "./overlay.ts";
import {
  moduleNarrowing,
  ownNarrowing,
  sharedNarrowing,
  soleConditions,
  soleName,
  type Narrowing,
} from "./narrowing.ts";

/** Yields the schemas of requests and results. If `closes` is true, results reject undescribed members. */
export function* queryDocuments(service: QueryService, closes: boolean): Generator<SchemaDocument> {
  yield* queryRequestDocuments(service);
  yield* responseDocuments(service, closes);
}

/* Moves schemas that occur at least twice to `$defs`, which makes a file smaller and faster to compile. */

/** Moves inner schemas that occur more than once into `$defs`. The schema must not have `$defs`. */
export function shareSchemas(schema: JsonObject): JsonObject {
  const names = new Map<Node, string>();
  const definitions = new Map<string, JsonObject>();
  const refTo = (node: Node): JsonObject => {
    let name = names.get(node);
    if (name === undefined) {
      names.set(node, (name = `shared-${names.size + 1}`));
      definitions.set(name, printed(node));
    }
    return { $ref: `#/$defs/${name}` };
  };
  const printed = ({ outside, inside }: Node): JsonObject =>
    withInner(outside, (_, index) => {
      const inner = inside[index]!;
      return inner.uses > 1 && inner.size > worthSharing ? refTo(inner) : printed(inner);
    });
  const whole = printed(nodeOf(schema, new Map()));
  const sorted = [...definitions].sort(([a], [b]) => numberOf(a) - numberOf(b));
  return sorted.length === 0 ? whole : { ...whole, $defs: Object.fromEntries(sorted) };
}

/** The approximate length of a reference, in characters. */
const worthSharing = 60;

function numberOf(name: string): number {
  return Number(name.replace(/\D+/, ""));
}

/** A schema. Equal schemas share a node. */
interface Node {
  /** The schema, with nested schemas replaced by node numbers. */
  readonly outside: JsonObject;
  readonly inside: readonly Node[];
  readonly number: number;
  /** The length of its JSON without constants, so that the length of words in the spec has no effect. */
  readonly size: number;
  uses: number;
}

function nodeOf(schema: JsonObject, known: Map<string, Node>): Node {
  const inside: Node[] = [];
  const outside = withInner(schema, (inner) => {
    const node = nodeOf(inner, known);
    inside.push(node);
    return { node: node.number };
  });
  const key = JSON.stringify(outside);
  const before = known.get(key);
  if (before !== undefined) return before;
  const size = inside.reduce((sum, node) => sum + node.size, JSON.stringify({ ...outside, const: undefined }).length);
  const node = { outside, inside, number: known.size, size, uses: 0 };
  known.set(key, node);
  for (const one of inside) one.uses += 1;
  return node;
}

const completeName = "complete";
const soleModuleName = "sole-module";
const anyName = "any";

const open: ResponseDialect = {
  ...dialect,
  shapeRef: (shape) => partPath(shapeName(shape)),
  partRef: (module, part) => `${relativePath("results", outputName(module.name))}#/$defs/${part}`,
  ownRef: partPath,
  kindRef: (kind) => partPath(kindName(kind)),
  composes: true,
  closes: false,
  nameOf: (name) => name,
};

const closed: ResponseDialect = { ...open, closes: true };

function partPath(name: string): string {
  return relativePath("answer-parts", name);
}

function shapeName(shape: string): string {
  return `shape.${outputName(shape)}`;
}

function kindName(kind: string): string {
  return `page.${outputName(kind)}`;
}

function* responseDocuments(service: QueryService, closes: boolean): Generator<SchemaDocument> {
  const { answer } = service;
  if (answer === undefined) return;
  const responseDialect = closes ? closed : open;
  const known = service.modules.filter((module) => knownResult(module) !== undefined);
  const narrowing = narrowingOf(service, responseDialect);
  yield* partDocuments(service, responseDialect);
  for (const module of service.modules) yield resultDocument(service, module, responseDialect);
  for (const module of known) yield narrowingDocument(narrowing, module);
  yield widestDocument(service, responseDialect);
  yield narrowedDocument(narrowing);
}

const partDocuments = incremental(
  (service: QueryService, responseDialect: ResponseDialect): readonly SchemaDocument[] => {
    const { shapes, origin, pages } = service.answer!;
    const document = (name: string, title: string, schema: JsonObject) =>
      schemaDocument(service, "answer-parts", name, title, { ...schema, ...dialect.marks(statusMarks(origin)) });
    return [
      document("body", "Members of the body that no module adds", ownSchema(service, "body", responseDialect)),
      document("results", "Members of the results that no module adds", ownSchema(service, "results", responseDialect)),
      document(completeName, "A request without continuation, and a response without errors", completeSchema(service)),
      document(soleModuleName, "Requests for only one of the modules that have a member", {
        $defs: soleConditions(service),
      }),
      ...(pages?.kinds ?? []).map((kind) =>
        document(kindName(kind.name), `Page: ${kind.name}`, kindSchema(service, kind, responseDialect)),
      ),
      ...shapes.map((shape) => document(shapeName(shape.name), shape.title, resultShapeSchema(shape, responseDialect))),
    ];
  },
);

function completeSchema(service: QueryService): JsonObject {
  const further = continueParameter(service);
  const sets = service.requestParameters.filter(({ parameters }) => parameters.some(({ name }) => name === further));
  const goesOn = some(sets.map(({ id }) => having(["request", id, further ?? ""], true)));
  const fails = some(failureMembers(service).map((name) => having(["answer", name], true)));
  return not(some([goesOn, fails])) as JsonObject;
}

const resultDocument = incremental(
  (service: QueryService, module: Module, responseDialect: ResponseDialect): SchemaDocument => {
    const alone = `The body of a response to a request for the module ${codeSpan(module.name)} alone.`;
    const description = `${alone} Members that depend on the request may be missing.`;
    const item = itemSchema(module, responseDialect);
    const parts = partsOf(module).map((part) => [part.name, partSchema(service, part, responseDialect)] as const);
    const schema = {
      description,
      ...bodySchema(service, [module], responseDialect),
      ...dialect.marks(module.result === undefined ? { status: "unknown" } : statusMarks(module.result)),
      $defs: item === undefined && parts.length === 0 ? undefined : { item, ...Object.fromEntries(parts) },
    };
    return schemaDocument(service, "results", outputName(module.name), `Result of ${module.name}`, schema);
  },
);

const narrowingDocument = incremental((narrowing: Narrowing, module: Module): SchemaDocument => {
  const members = `the members that ${codeSpan(module.name)} adds to a response`;
  const description = `Constraints of ${members}, for an object with \`request\` and \`answer\`.`;
  const schema = shareSchemas({ description, ...asObject(moduleNarrowing(narrowing, module)) });
  const title = `Result of ${module.name}, by request`;
  return schemaDocument(narrowing.service, "narrowed", outputName(module.name), title, schema);
});

const narrowingOf = incremental((service: QueryService, responseDialect: ResponseDialect): Narrowing => {
  const members = {
    body: membersAt(service, "body"),
    results: membersAt(service, "results"),
    page: membersAt(service, "page"),
  };
  const typeOf = ({ part, field }: SharedMember): string =>
    JSON.stringify(memberType(part.module, field, responseDialect));
  return {
    service,
    dialect: responseDialect,
    members,
    areOfTypes: remembered((all) => new Set(all.map(typeOf)).size > 1),
    completeRef: partPath(completeName),
    soleRef: (location, member) => `${partPath(soleModuleName)}#/$defs/${soleName(location, member)}`,
  };
});

const widestDocument = incremental((service: QueryService, responseDialect: ResponseDialect): SchemaDocument => {
  const description = "The body of any response. Members that depend on the request may be missing.";
  const schema = { description, ...bodySchema(service, service.modules, responseDialect) };
  return schemaDocument(service, "answers", anyName, "Any answer", schema);
});

/** Returns the schema of responses narrowed by the request, unless it selects a module with an unknown result. */
const narrowedDocument = incremental((narrowing: Narrowing): SchemaDocument => {
  const { service } = narrowing;
  const known = service.modules.filter((module) => knownResult(module) !== undefined);
  const description = [
    "A request, decoded and with its defaults, and its response, which has exactly the requested members.",
    "If the result of a requested module is unknown, any response is valid.",
  ].join(" ");
  const unknown = service.modules.filter((module) => knownResult(module) === undefined);
  const asksUnknown = some(
    unknown.map((module) => some([asksFor(module, "module"), module.generator ? asksFor(module, "generator") : false])),
  );
  const schema = shareSchemas({
    description,
    type: "object",
    properties: { request: requestSchema, answer: { type: "object" } },
    required: ["request", "answer"],
    ...asObject(choice(within(["request"], asksUnknown), true, narrowed(narrowing, known))),
  });
  return schemaDocument(service, "answers", "narrowed", "A request and its response", schema);
});

/** The minimum structure that the conditions rely on. Requests of any other form are rejected. */
const requestSchema: JsonObject = {
  type: "object",
  properties: { modules: { type: "object" } },
  required: ["modules"],
};

function narrowed(narrowing: Narrowing, known: readonly Module[]): Condition {
  const { service, dialect: responseDialect } = narrowing;
  return every([
    {
      type: "object",
      properties: {
        answer:
          known.length === service.modules.length
            ? { $ref: relativePath("answers", anyName) }
            : bodySchema(service, known, responseDialect),
      },
    },
    ownNarrowing(narrowing),
    sharedNarrowing(narrowing, "body"),
    sharedNarrowing(narrowing, "results"),
    sharedNarrowing(narrowing, "page"),
    ...known.map((module) => ({ $ref: relativePath("narrowed", outputName(module.name)) })),
  ]);
}

function asObject(condition: Condition): JsonObject {
  return condition === true ? {} : condition === false ? { not: {} } : condition;
}
