import { docComment, identifier, stringLiteral } from "../../codegen/typescript.ts";
import { printJson } from "../../codegen/json.ts";
import type { Model, Project, Service } from "../../model/model.ts";
import type { ResourceService } from "../../model/resource.ts";
import { caretRange } from "../../model/version.ts";
import { versionOf } from "../../naming/package-versions.ts";
import { outputName } from "../../naming/output-name.ts";
import { basePath } from "../../naming/service-path.ts";
import { camelCase, serverNames } from "../../naming/type-names.ts";
import { packageName } from "../shared/package/data-package.ts";
import { fastifyRange } from "./package.ts";
import { takesKeys, takesTenants } from "./resource-facts.ts";
import type { Stub } from "./stub.ts";
import { handlersOf } from "./stubs.ts";

/** A program for a project that has none: it serves all services with the handlers in a folder. */
export function programStubs(folder: string, { project, services }: Model): readonly Stub[] {
  const [root] = folder.split(/\/src$/);
  const stub = (path: string, text: string): Stub => ({ path, text, wiring: [] });
  return [
    stub(`${folder}/server.ts`, serverText(project, services)),
    stub(`${folder}/main.ts`, mainText),
    stub(`${root}/tsconfig.json`, printJson(compilerOptions)),
    stub(`${root}/package.json`, printJson(packageJson(project))),
    stub("package.json", printJson({ private: true, workspaces: ["packages/*"] })),
  ];
}

/** The file that says whether a project has a program. */
export function programFile(folder: string): string {
  return `${folder}/server.ts`;
}

const mainText = `import { createServer } from "./server.ts";

const server = await createServer({ logger: true });
await server.listen({ port: 8080 });
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
    dependencies: { [packageName(project, "server")]: caretRange(versionOf(project, "server")), fastify: fastifyRange },
    devDependencies: { "@types/node": "^24.0.0", typescript: "^5.9.0" },
  };
}

function serverText(project: Project, services: readonly Service[]): string {
  const imports = services.flatMap((service) => [
    `import { ${pluginName(service)} } from ${stringLiteral(`${packageName(project, "server")}/${outputName(service.id)}`)};\n`,
    ...(hasHandlers(service) ? [`import * as ${handlersName(service)} from ${stringLiteral(`./${outputName(service.id)}/handlers.ts`)};\n`] : []),
  ]);
  return [
    `import { fastify, type FastifyInstance, type FastifyServerOptions } from "fastify";\n`,
    ...imports,
    `\n${docComment("A server of all services that does not listen yet.")}`,
    `export async function createServer(options: FastifyServerOptions = {}): Promise<FastifyInstance> {\n  const server = fastify(options);\n`,
    ...services.map((service, index) => registration(service, services.slice(0, index))),
    `  return server;\n}\n`,
  ].join("");
}

/** A service whose base another one has gets a prefix of its own. */
function registration(service: Service, before: readonly Service[]): string {
  const options = service.kind === "resource" ? optionsText(service) : "";
  const given = [hasHandlers(service) ? handlersName(service) : "{}", ...(options === "" ? [] : [options])].join(", ");
  const isTaken = service.kind === "resource" && before.some((other) => other.kind === "resource" && basePath(other) === basePath(service));
  const prefix = isTaken ? `, { prefix: ${stringLiteral(`/${outputName(service.id)}`)} }` : "";
  return `  await server.register(${pluginName(service)}(${given})${prefix});\n`;
}

/** The options that the service needs, before they are written: no key is known, and no tenant. */
function optionsText(service: ResourceService): string {
  const members = [
    ...(takesKeys(service) ? ["    // Whose key it is. Until this is written, no key is known.\n    authenticate: async (_key) => undefined,\n"] : []),
    ...(takesTenants(service) ? ["    // The tenant of a name. Until this is written, no tenant is known.\n    findTenant: async (_name) => undefined,\n"] : []),
  ];
  return members.length === 0 ? "" : `{\n${members.join("")}  }`;
}

function hasHandlers(service: Service): boolean {
  return handlersOf(service).length > 0;
}

function pluginName(service: Service): string {
  return identifier(serverNames(service).plugin);
}

function handlersName({ id }: Service): string {
  return identifier(`${camelCase(id)}Handlers`);
}
