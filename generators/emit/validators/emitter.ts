import type { PrintedFile } from "../../codegen/generated-file.ts";
import { incremental } from "../../model/memo.ts";
import type { Model, Service } from "../../model/model.ts";
import type { Emitter, OutFile } from "../emitter.ts";
import { codeFiles } from "../shared/package/common-files.ts";
import { jsonSchemaFiles, schemaFolder } from "./json-schema/files.ts";
import { declaredNames } from "./names.ts";
import { queryFiles } from "./query.ts";
import { resourceFiles, responsesModule } from "./resource.ts";
import { runtimeTypeFiles } from "./runtime.ts";
import { flatLiteral } from "../../codegen/typescript.ts";
import type { QueryService } from "../../model/query.ts";
import type { ResourceService } from "../../model/resource.ts";
import { type Moved, codeEntry, codePackageTexts, packageName } from "../shared/package/package.ts";
import { operationsOf } from "../../model/operations.ts";
import { profileOf } from "../../model/profiles.ts";
import { queryServices, resourceServices } from "../../model/queries.ts";
import { outputName } from "../../naming/declared-name.ts";

const into = "packages/validators";

/** Validators without dependencies: one file for each module, body and set of parameters, and their JSON Schemas. */
export const validators: Emitter = {
  name: "validators",
  into,
  names: declaredNames,
  emit(model: Model): Iterable<OutFile> {
    const generated = [...runtimeTypeFiles(model), ...model.services.flatMap(serviceFiles), ...jsonSchemaFiles(model)];
    return codeFiles(model, into, packageTexts(model), generated);
  },
};

function serviceFiles(service: Service): readonly PrintedFile[] {
  switch (service.kind) {
    case "query":
      return queryFiles(service);
    case "resource":
      return resourceFiles(service);
  }
}

const packageTexts = incremental((model: Model): ReadonlyMap<string, string> => {
  const { project, services } = model;
  const queryNames = services.filter(({ kind }) => kind === "query").map(({ id }) => outputName(id));
  const queries = queryNames.map((name) => [`./${name}`, codeEntry(`${name}/index`)]);
  const folders = services.map(({ id }) => outputName(id)).flatMap((folder) => [folder, `${schemaFolder}/${folder}`]);
  return codePackageTexts({
    project,
    name: "validators",
    description: `Validators of ${services.map(({ title }) => title).join(" and ")}`,
    keywords: ["validation", "standard-schema", "json-schema", "query-string"],
    more: {
      sideEffects: false,
      engines: { node: project.nodeRange },
      exports: {
        ...Object.fromEntries(queries),
        ...Object.fromEntries(folders.map((folder) => [`./${folder}/*`, codeEntry(`${folder}/*`)])),
      },
    },
    readme: {
      ...responsesOf(model),
      program: programOf(model),
      described: describedOf(model),
      hasModules: queryServices(model).length > 0,
      hasProfile: queryServices(model).some((service) => profileOf(service) !== undefined),
    },
    moved: movedOf(model),
  });
});

/** Returns the names that most modules export, with the module that the sample program uses. */
function movedOf(model: Model): readonly Moved[] {
  const path = programOf(model)?.path;
  if (path === undefined) return [];
  return ["decode", "encode", "standard", "validate"].map((name) => ({
    name,
    from: `${packageName(model.project, "validators")}/${path}`,
  }));
}

/** Returns the entry point with JSON Schemas for the sample program, or `undefined` if there is no program. */
function describedOf(model: Model): string | undefined {
  const path = programOf(model)?.path;
  return path === undefined ? undefined : `${packageName(model.project, "validators")}/${schemaFolder}/${path}`;
}

/** Returns the entry points that check responses. They are empty if no service has operations. */
function responsesOf({ project, services }: Model): {
  readonly answers: string;
  readonly answersDescribed: string;
  readonly operation: string;
} {
  const service = services.find(({ kind }) => kind === "resource");
  const [operation] = service?.kind === "resource" ? operationsOf(service) : [];
  if (service === undefined || operation === undefined) return { answers: "", answersDescribed: "", operation: "" };
  const [start, path] = [packageName(project, "validators"), `${outputName(service.id)}/${responsesModule}`];
  return {
    answers: `${start}/${path}`,
    answersDescribed: `${start}/${schemaFolder}/${path}`,
    operation: `${operation.method} ${operation.path}`,
  };
}

/** Returns a sample program for the first suitable module or, if there is none, operation. */
function programOf(model: Model): Program | undefined {
  return queryServices(model).flatMap(moduleProgram)[0] ?? resourceServices(model).flatMap(operationProgram)[0];
}

interface Program {
  readonly path: string;
  readonly names: string;
  readonly lines: readonly string[];
}

function moduleProgram({ id, modules }: QueryService): readonly Program[] {
  const module = modules.find(({ prefix, examples }) => prefix !== "" && examples.length > 0) ?? modules[0];
  if (module === undefined) return [];
  const lines = [`const query = encode(${flatLiteral(module.examples[0]?.request ?? {})});`, ...reading("query")];
  return [{ path: `${outputName(id)}/${outputName(module.name)}`, names: "decode, encode", lines }];
}

function operationProgram(service: ResourceService): readonly Program[] {
  const examples = operationsOf(service).flatMap(({ operationId, examples }) =>
    examples.map(({ request }) => ({ operationId, request })),
  );
  const [first] = examples.filter(({ request }) => request !== undefined);
  if (first === undefined) return [];
  return [
    {
      path: `${outputName(service.id)}/${outputName(first.operationId)}`,
      names: "decode",
      lines: reading(flatLiteral(first.request)),
    },
  ];
}

function reading(given: string): readonly string[] {
  return [
    `const { value, errors = [] } = decode(${given});`,
    "for (const { message } of errors) console.error(message);",
    "if (errors.length === 0) console.log(value);",
  ];
}
