import { type GeneratedFile, type PrintedFile, generatedFile, runtimePath } from "../../codegen/generated-file.ts";
import { incremental } from "../../model/memo.ts";
import type { ResourceService } from "../../model/resource.ts";
import { outputName } from "../../naming/declared-name.ts";
import {
  handlerTypes,
  handlersModule,
  handlersParameters,
  shapesModule,
  sharedShapes,
  takesTenants,
} from "../shared/server/resource/handlers.ts";
import { docComment, lineComment, literal, nameOf, propertyKey, stringLiteral } from "../../codegen/typescript.ts";
import { collectionName, handlersTypeName, serverNames } from "../../naming/type-names.ts";
import { tableOf } from "../shared/server/resource/table.ts";
import { stringUnion } from "../shared/typescript/value-types.ts";
import { needsKey } from "../../model/operations.ts";
import { answeredErrorProse, errorList } from "../../describe/result.ts";
import { remarkList, serviceRemarks } from "../../describe/remarks.ts";
import { paragraphs } from "../../describe/texts.ts";

/** Returns the files of a resource service: the table of its operations, and the interfaces of their handlers. */
export const resourceFiles = incremental((service: ResourceService, validators: string): readonly PrintedFile[] => {
  const folder = outputName(service.id);
  const shapes = sharedShapes(service, folder);
  return [
    indexFile(service, folder, validators),
    indexTypes(service, folder),
    ...(shapes === undefined ? [] : [shapes]),
    ...service.resources.map((resource) => handlerTypes(service, resource, folder, validators)),
  ];
});

function indexFile(service: ResourceService, folder: string, validators: string): PrintedFile {
  const file = generatedFile(`${folder}/index.js`, `A server of ${service.title}.`);
  const { plugin, contract } = serverNames(service);
  const runtime = (module: string, name: string): string =>
    file.import(runtimePath(file, `resource/server/${module}.js`), name);
  const table = tableOf(service, file, validators);
  for (const [module, name] of publicValues) file.exportFrom(runtimePath(file, `resource/server/${module}.js`), name);
  return file.print(
    [
      `const service = ${literal(table)};\n\n`,
      `export const ${file.export(plugin)} = (handlers, options) => ${runtime("plugin", "pluginOf")}` +
        `(service, handlers, options);\n`,
      `export const ${file.export(contract)} = (options) => ${runtime("contract", "contractOf")}(service, options);\n`,
    ].join(""),
  );
}

/** The runtime types that the index of a service exports, by the file that declares them. */
export const publicTypes: Readonly<Record<string, readonly string[]>> = {
  "http/server/ground.js": ["Ground"],
  "http/server/contract.js": ["CheckedRequest", "Contract", "ContractAnswer", "ContractRequest", "Side", "Violation"],
  "resource/server/errors.js": ["ErrorDetails"],
  "resource/server/handlers.js": [
    "Caller",
    "Compatibility",
    "ContractOptions",
    "Handler",
    "IdempotencyRecord",
    "IdempotencyRecords",
    "KeyOptions",
    "NoUnit",
    "ResourceReply",
    "ResourceRequest",
    "ServiceOptions",
    "StatusAlone",
    "TenantOptions",
    "TenantReference",
    "Unit",
    "UnitOptions",
    "WithStatus",
  ],
  "resource/server/idempotency.js": ["IdempotencyBounds"],
  "http/server/messages.js": ["MediaAnswer", "ReceivedMedia"],
  "resource/server/table.js": ["Finding"],
};

export const publicValues = [
  ["errors", "ServiceError"],
  ["errors", "StatusError"],
  ["idempotency", "inMemoryIdempotency"],
  ["errors", "NotImplementedError"],
] as const;

function indexTypes(service: ResourceService, folder: string): PrintedFile {
  const file = generatedFile(`${folder}/index.d.ts`, `A server of ${service.title}.`);
  const { code, kind } = serverNames(service);
  const modules = [...service.resources.map(handlersModule), ...(service.shapes.length === 0 ? [] : [shapesModule])];
  const body = [
    stringUnion(
      nameOf(file.export(kind), service.authentication?.keyKinds[0]),
      "The kinds of keys.",
      (service.authentication?.keyKinds ?? []).map(({ id }) => id),
    ),
    stringUnion(
      nameOf(file.export(code), service.errors[0]),
      remarkList("The codes of errors.", errorList(service.errors, answeredErrorProse)) ?? "The codes of errors.",
      service.errors.map((error) => error.code),
    ),
    errorClass(service, file),
    handlersInterface(service, file),
    functionTypes(service, file),
    ...modules.map((module) => `export * from ${stringLiteral(`./${module}.js`)};\n`),
  ];
  for (const [module, name] of publicValues) {
    if (name !== "ServiceError") file.exportFrom(runtimePath(file, `resource/server/${module}.js`), name);
  }
  for (const [path, names] of Object.entries(publicTypes))
    for (const name of names) file.exportTypeFrom(runtimePath(file, path), name);
  return file.print(body.join("\n"));
}

function errorClass(service: ResourceService, file: GeneratedFile): string {
  file.import(runtimePath(file, "resource/server/errors.js"), "ServiceError as AnyServiceError");
  const { code } = serverNames(service);
  const doc = lineComment(
    `An error response with a code of ${service.title}. It is sent to the caller, and not logged as a failure.`,
  );
  return (
    `${doc}export declare class ${file.export("ServiceError")}<Code extends ${code} = ${code}> extends ` +
    `AnyServiceError<Code> {}\n`
  );
}

function handlersInterface(service: ResourceService, file: GeneratedFile): string {
  const members = service.resources.map((resource) => {
    const type = file.importType(`./${handlersModule(resource)}.js`, handlersTypeName(service, resource));
    return `  readonly ${propertyKey(collectionName(resource), resource)}: ${type}<Unit, Tenant>;\n`;
  });
  const comment = lineComment(`The handlers of ${service.title}.`);
  return (
    `${comment}export interface ${nameOf(file.export(serverNames(service).handlers), service)}` +
    `${handlersParameters(file)} {\n${members.join("")}}\n`
  );
}

function functionTypes(service: ResourceService, file: GeneratedFile): string {
  const { plugin, contract } = serverNames(service);
  const type = (module: string, name: string): string => file.importType(runtimePath(file, module), name);
  file.export(plugin);
  return [
    docComment(
      paragraphs(
        `A Fastify plugin that serves ${service.title}: it routes, checks keys and tenants, decodes and ` +
          `validates, and calls the handlers.`,
        serviceRemarks(service),
      ),
    ),
    // In this order, TypeScript infers the parameters of `read` and `write`, because it uses the types from the first
    // signature.
    pluginWithUnit(service, file),
    pluginWithoutUnit(service, file),
    "\n",
    lineComment(`Compares requests to ${service.title}, and their responses, with the spec.`),
    `export declare function ${nameOf(file.export(contract), service)}(options?: ` +
      `${type("resource/server/handlers.js", "ContractOptions")}): ${type("http/server/contract.js", "Contract")};\n`,
  ].join("");
}

function pluginWithoutUnit(service: ResourceService, file: GeneratedFile): string {
  const noUnit = file.importType(runtimePath(file, "resource/server/handlers.js"), "NoUnit");
  const options = optionTypes(service, file, noUnit);
  return pluginText(service, file, { parameters: "", unit: noUnit, options, isOptional: options.length === 1 });
}

function pluginWithUnit(service: ResourceService, file: GeneratedFile): string {
  const unit = file.importType(runtimePath(file, "resource/server/handlers.js"), "Unit");
  const units = `${file.importType(runtimePath(file, "resource/server/handlers.js"), "UnitOptions")}<U>`;
  return pluginText(service, file, {
    parameters: `U extends ${unit}, `,
    unit: "U",
    options: [...optionTypes(service, file, "U"), units],
    isOptional: false,
  });
}

interface PluginText {
  readonly parameters: string;
  readonly unit: string;
  readonly options: readonly string[];
  readonly isOptional: boolean;
}

function pluginText(
  service: ResourceService,
  file: GeneratedFile,
  { parameters, unit, options, isOptional }: PluginText,
): string {
  const { handlers, plugin } = serverNames(service);
  const tenant = file.importType(runtimePath(file, "resource/server/handlers.js"), "TenantReference");
  return [
    `export declare function ${nameOf(plugin, service)}<${parameters}T extends ${tenant}>(\n`,
    `  handlers: ${handlers}<${unit}, T>,\n  options${isOptional ? "?" : ""}: ${options.join(" & ")},\n`,
    `): ${file.importType("fastify", "FastifyPluginAsync")};\n`,
  ].join("");
}

/** Returns the types of the options that the service requires, except those for units of work. */
function optionTypes(service: ResourceService, file: GeneratedFile, unit: string): readonly string[] {
  const type = (name: string): string => file.importType(runtimePath(file, "resource/server/handlers.js"), name);
  return [
    type("ServiceOptions"),
    ...(needsKey(service) ? [`${type("KeyOptions")}<${unit}, ${serverNames(service).kind}>`] : []),
    ...(takesTenants(service) ? [`${type("TenantOptions")}<${unit}, T>`] : []),
  ];
}
