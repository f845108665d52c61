import type { ResourceService } from "../../../../generators/model/resource.ts";
import { camelCase, collectionName, serverNames } from "../../../../generators/naming/type-names.ts";
import { ownBodyOf, responseHeadersOf } from "../../../../generators/model/operations.ts";
import { inputsOf, scopesOf, type CallScope, type Input } from "../../../services/harness/inputs.ts";
import { sampleOf } from "../../../services/harness/sample.ts";
import type { Built } from "../packages.ts";
import { responseOf } from "../wire/resource-host.ts";
import { exportLines } from "./exported-names.ts";
import { fresh, readingLines } from "./reading.ts";

/**
 * Writes handlers for all operations. Each reads all parts of a request, sets header fields, and returns all members.
 */
export function resourceServerProgram(built: Built, service: ResourceService): string {
  const module = `${built.model.project.packageScope}/server/${service.id}`;
  const { handlers, plugin, code, kind } = serverNames(service);
  const collections = new Set(service.resources.map(collectionName));
  const kinds = service.authentication?.keyKinds.map(({ id }) => JSON.stringify(id)) ?? [];
  return [
    `import { ${plugin}, ServiceError } from ${JSON.stringify(module)};`,
    `import type { ${handlers}, ${code} } from ${JSON.stringify(module)};`,
    ...exportLines(built, `server/generated/${service.id}/index.d.ts`, module),
    `export const handlers: ${handlers} = {`,
    ...[...collections].flatMap((collection) => [
      `${collection}: {`,
      ...scopesOf(service)
        .filter(({ resource }) => collectionName(resource) === collection)
        .flatMap(handlerLines),
      "},",
    ]),
    "};",
    ...service.errors.flatMap((error) => [
      `export const ${fresh()}: ${code} = ${JSON.stringify(error.code)};`,
      `export const ${fresh()} = () => new ServiceError(${JSON.stringify(error.code)});`,
    ]),
    ...kinds.map((one) => `export const ${fresh()}: import(${JSON.stringify(module)}).${kind} = ${one};`),
    `export const ${fresh()}: ${kinds.join(" | ") || "never"} = null! as import(${JSON.stringify(module)}).${kind};`,
    `const authenticate = async (key: string) => ({ id: key, kind: ${kinds[0] ?? '""'} as const, tenant: "t", addresses: [] });`,
    `export const ${fresh()} = ${plugin}(handlers, { isKey: () => true, authenticate, findTenant: async (id) => ({ id }) });`,
    `export const ${fresh()} = ${plugin}(handlers, { findTenant: async (id) => ({ id }) });`,
    `export const ${fresh()} = ${plugin}(handlers, {});`,
    "",
  ].join("\n");
}

function handlerLines(scope: CallScope): readonly string[] {
  const { service, resource, operation } = scope;
  const { path, query, headers, body } = inputsOf(scope);
  const types = { valueSets: service.valueSets, shapes: resource.shapes };
  const own = ownBodyOf(operation);
  const read = (input: Input, from: string): readonly string[] =>
    input.fields.flatMap(({ names: [name], type }) => readingLines(`${from}[${JSON.stringify(name)}]`, type, types));
  const [first, ...others] = operation.responses.map((response) => JSON.stringify(responseOf(scope, response)));
  return [
    `${camelCase(operation.name)}: (request) => {`,
    ...read(path, "request.parameters"),
    ...read(query, "request.parameters"),
    ...(service.tenant === undefined ? [] : tenantLines(service.tenant.name)),
    ...["request.tenant.id", "request.tenant?.id", "request.caller.kind", "request.id"].map(
      (one) => `const ${fresh()} = ${one};`,
    ),
    ...read(headers, "request.headers"),
    ...(body === undefined ? [] : read(body, "request.body")),
    ...(body?.destinations === undefined ? [] : slotLines(scope)),
    ...(own === undefined ? [] : readingLines("request.body", own.type, types)),
    ...responseHeadersOf(operation).map(
      ({ name, type }) =>
        `request.reply.header(${JSON.stringify(name)}, ${JSON.stringify(sampleOf(type, { service, resource, least: false, text: "x" }))});`,
    ),
    ...others.map((result) => `if (Math.random() > 0.5) return ${result};`),
    first === undefined ? "return;" : `return ${first};`,
    "},",
  ];
}

function tenantLines(name: string): readonly string[] {
  return ["string", "string | undefined"].map((type) => `const ${fresh()}: ${type} = request.parameters.${name};`);
}

function slotLines({ resource: { destinations } }: CallScope): readonly string[] {
  const { objectField, slots } = destinations!;
  const object = `request.body[${JSON.stringify(objectField)}]`;
  return [`const ${fresh()} = ${object};`, ...slots.map(({ name }) => `const ${fresh()} = ${object}?.${name};`)];
}
