import { needsKey } from "../../model/operations.ts";
import { docComment, identifier, propertyKey, stringLiteral } from "../../codegen/typescript.ts";
import { printJson } from "../../codegen/json.ts";
import type { Model, Project, Service } from "../../model/model.ts";
import type { ResourceService } from "../../model/resource.ts";
import { outputName } from "../../naming/declared-name.ts";
import { basePath } from "../../naming/paths.ts";
import { camelCase, serverNames } from "../../naming/type-names.ts";
import { packageName } from "../shared/package/package.ts";
import { fastifyRange } from "./emitter.ts";
import { takesIdempotencyKeys, takesTenants } from "../shared/server/resource/handlers.ts";
import { type Stub, handlersOf, serviceFolder } from "./stubs.ts";

/** Returns a program for a project without one. It serves every service in its list. */
export function programStubs(folder: string, { project }: Model): readonly Stub[] {
  const [root] = folder.split(/\/src$/);
  const stub = (path: string, text: string): Stub => ({ path, text, wiring: [] });
  return [
    stub(programFile(folder), serverText),
    stub(`${folder}/main.ts`, mainText),
    stub(`${root}/tsconfig.json`, printJson(compilerOptions)),
    stub(`${root}/package.json`, printJson(packageJson(project))),
    stub("package.json", printJson({ private: true, workspaces: ["packages/*"] })),
  ];
}

/** Returns the plugin of each service with its handlers, and the line that adds it to the list of services. */
export function serviceStubs(folder: string, { project, services }: Model): readonly Stub[] {
  return services.map((service, index) => ({
    path: pluginFile(folder, service),
    text: pluginText(project, service, services.slice(0, index)),
    wiring: [{ file: servicesFile(folder), lines: [serviceLine(service)] }],
  }));
}

export function servicesFile(folder: string): string {
  return `${folder}/services.ts`;
}

export function serviceLine({ id }: Pick<Service, "id">): string {
  return (
    `export { plugin as ${propertyKey(camelCase(id))} } from ` +
    `${stringLiteral(`./${serviceFolder({ id })}/plugin.ts`)};`
  );
}

export function pluginFile(folder: string, service: Pick<Service, "id">): string {
  return `${folder}/${serviceFolder(service)}/plugin.ts`;
}

/** Returns the path of the file whose presence indicates that a project has a program. */
export function programFile(folder: string): string {
  return `${folder}/server.ts`;
}

const mainText = `try {
  const { createServer } = await import("./server.ts");
  const server = await createServer({ logger: true });
  await server.listen({ port: Number(process.env["PORT"] ?? 8080) });
} catch (error) {
  // The message of an error with a code states what to do. Any other error is a bug, and needs its stack.
  if (!(error instanceof Error && "code" in error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

export {};
`;

const compilerOptions = {
  compilerOptions: {
    target: "es2023",
    module: "nodenext",
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    verbatimModuleSyntax: true,
    types: ["node"],
  },
  include: ["src", "test"],
};

function packageJson(project: Project) {
  return {
    name: packageName(project, "reference-server"),
    private: true,
    type: "module",
    engines: { node: ">=22.18" },
    scripts: { start: "node src/main.ts" },
    // Any version: the package is in the same workspace, and a release must not require a change here.
    dependencies: { [packageName(project, "server")]: "*", fastify: fastifyRange },
    devDependencies: { "@types/node": "^24.0.0", typescript: "^5.9.0" },
  };
}

const serverText = `import { fastify, type FastifyInstance, type FastifyServerOptions } from "fastify";
import * as services from "./services.ts";

/** Creates a server for all services. It does not listen yet. */
export async function createServer(options: FastifyServerOptions = {}): Promise<FastifyInstance> {
  const server = fastify(options);
  for (const plugin of Object.values(services)) await server.register(plugin);
  return server;
}
`;

/** Prints the plugin. A service with the same base path as an earlier one gets a separate prefix. */
function pluginText(project: Project, service: Service, before: readonly Service[]): string {
  const name = pluginName(service);
  const imported = [
    ...(service.kind === "resource" && takesIdempotencyKeys(service) ? ["inMemoryIdempotency"] : []),
    name,
  ];
  const given = [
    hasHandlers(service) ? "handlers" : "{}",
    ...(service.kind === "resource" ? optionsText(service) : []),
  ].join(", ");
  const isTaken =
    service.kind === "resource" &&
    before.some((other) => other.kind === "resource" && basePath(other) === basePath(service));
  return [
    ...(isTaken ? [`import type { FastifyPluginAsync } from "fastify";\n`] : []),
    `import { ${imported.join(", ")} } from ` +
      `${stringLiteral(`${packageName(project, "server")}/${serviceFolder(service)}`)};\n`,
    ...(hasHandlers(service) ? [`import * as handlers from "./handlers.ts";\n`] : []),
    isTaken ? prefixed(`${name}(${given})`, service) : `\nexport const plugin = ${name}(${given});\n`,
  ].join("");
}

function prefixed(plugin: string, { id }: Service): string {
  const body =
    `  await server.register(${plugin.replaceAll("\n", "\n  ")}, { prefix: ` +
    `${stringLiteral(`/${outputName(id)}`)} });\n`;
  return (
    `\n${docComment("Another service has the same base, so this one has a prefix.")}export const ` +
    `plugin: FastifyPluginAsync = async (server) => {\n${body}};\n`
  );
}

/** Returns the required options of the service as placeholders, which know no key and no tenant. */
function optionsText(service: ResourceService): readonly string[] {
  const members = [
    ...(needsKey(service)
      ? [
          `  // Whose key it is, such as ${exampleCaller(service)}. Until this is written, no key is ` +
            `known.\n  authenticate: async (_key) => undefined,\n`,
        ]
      : []),
    ...(takesTenants(service)
      ? [
          "  // The tenant of a name. Until this is written, no tenant is known.\n  findTenant: async " +
            "(_name) => undefined,\n",
        ]
      : []),
    ...(takesIdempotencyKeys(service)
      ? [
          "  // Stores the responses to requests with an Idempotency-Key, in this process only.\n  " +
            "...inMemoryIdempotency(),\n",
        ]
      : []),
  ];
  return members.length === 0 ? [] : [`{\n${members.join("")}}`];
}

function exampleCaller({ authentication }: ResourceService): string {
  const [kind] = authentication?.keyKinds ?? [];
  return `{ id: "1", kind: ${stringLiteral(kind?.id ?? "")}, tenant: undefined, addresses: [] }`;
}

function hasHandlers(service: Service): boolean {
  return handlersOf(service).length > 0;
}

export function pluginName(service: Service): string {
  return identifier(serverNames(service).plugin);
}
