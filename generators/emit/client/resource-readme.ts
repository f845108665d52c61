import { flatLiteral, reference } from "../../codegen/literal.ts";
import { stringLiteral } from "../../codegen/typescript.ts";
import { errorProse } from "../../describe/error.ts";
import { statusRemark } from "../../describe/marks.ts";
import {
  distinguishingStatus,
  needsKey,
  onlyResponse,
  operationsOf,
  responseHeadersOf,
} from "../../model/operations.ts";
import { shapeFields } from "../../model/queries.ts";
import type { Operation, Resource, ResourceService } from "../../model/resource.ts";
import { readableAnswers, readableShapes } from "../../naming/readable-answers.ts";
import { defaultUrl, keyPlaces } from "../../naming/resource-paths.ts";
import {
  camelCase,
  clientTypeNames,
  collectionName,
  rawShapeTypeName,
  shapeTypeName,
} from "../../naming/type-names.ts";
import { exampleOptions } from "../shared/example-options.ts";
import { callExamples } from "./call-examples.ts";
import { exampleCalls } from "./operation-examples.ts";
import { needsTenant } from "./resource-facts.ts";

/** The data of the README's section about a resource service. */
export interface ResourceSection {
  /** The environment variable with the key; undefined where no operation needs one. */
  readonly keyVariable: string | undefined;
  readonly [name: string]: unknown;
}

/** The section of the README about a resource service. */
export function resourceSection(service: ResourceService, entry: string, validators: string): ResourceSection {
  const { create, error } = clientTypeNames(service);
  const operations = service.resources.flatMap((resource) =>
    resource.operations.map(({ name, method, path, summary, tenant }) => ({
      call: `${collectionName(resource)}.${camelCase(name)}`,
      request: `${method} ${path}`,
      summary,
      tenant: tenantProse[tenant],
    })),
  );
  const known = exampleOptions(service);
  const keyVariable = `${constantCase(service.id)}_KEY`;
  const options =
    known.key === undefined
      ? known
      : { ...known, key: reference(`process.env.${keyVariable} ?? ${stringLiteral(known.key)}`) };
  return {
    entry,
    create,
    error,
    operations,
    validators,
    client: "client",
    keyVariable: known.key === undefined ? undefined : keyVariable,
    title: service.title,
    description: service.description,
    options: Object.keys(options).length === 0 ? "" : flatLiteral(options),
    checkedOptions: flatLiteral({ ...options, check: true, validate: true }).replace(
      "check: true, validate: true",
      "check, validate",
    ),
    call: callOf(service),
    readable: readableOf(service),
    url: defaultUrl(service),
    needsTenant: needsTenant(service),
    examples: callExamples(service),
    several: severalOf(service),
    hasAnswerHeaders: operationsOf(service).some((operation) => responseHeadersOf(operation).length > 0),
    keys: !needsKey(service)
      ? []
      : keyPlaces(service).map(({ in: place, name, nameFact }) => {
          return {
            place,
            name: place === "bearer" ? `${name}: Bearer …` : name,
            remark: statusRemark(nameFact).trim(),
          };
        }),
    errors: service.errors.map((one) => ({ code: one.code, prose: errorProse(one) })),
  };
}

/** `EXCHANGE` for `exchange`: the beginning of the names of environment variables. */
function constantCase(id: string): string {
  return id.replace(/[^A-Za-z0-9]+/g, "_").toUpperCase();
}

/** What a caller writes where an operation has several answers of success; undefined where none has. */
function severalOf(service: ResourceService): string | undefined {
  const several = operationsOf(service).find((operation) => onlyResponse(operation) === undefined);
  const [response] = several?.responses ?? [];
  return several && response && `if (result.status === ${distinguishingStatus(several, response)}) use(result.data)`;
}

const tenantProse: Readonly<Record<Operation["tenant"], string>> = {
  required: "needed",
  optional: "optional",
  none: "",
};

/** A call that reads, where there is one with an example: what stands behind the client. */
function callOf(service: ResourceService): string | undefined {
  const calls = service.resources.flatMap((resource) =>
    resource.operations.flatMap((operation) =>
      exampleCalls(service, resource, operation).map(({ call }) => ({ call, reads: operation.method === "GET" })),
    ),
  );
  return (calls.find(({ reads }) => reads) ?? calls[0])?.call;
}

/** An example of what is readable in answers; undefined where they are given as they come. */
function readableOf(service: ResourceService): object | undefined {
  return service.resources.map(readableIn).find((one) => one !== undefined);
}

function readableIn(resource: Resource): object | undefined {
  const answers = readableAnswers(resource);
  if (answers === undefined) return undefined;
  const [[name, other] = []] = answers.names;
  const [[member, [list] = []] = []] = answers.lists;
  const shapes = readableShapes(resource);
  const shape = shapes.find((one) => shapeFields(resource, one).some((field) => field.name === (name ?? member)))!;
  return {
    name,
    other,
    lists: list && `${member}.${list}`,
    raw: rawShapeTypeName(resource, shape.name),
    type: shapeTypeName(resource, shape.name),
  };
}
