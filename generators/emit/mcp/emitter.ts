import { docComment, literal, propertyKey, reference } from "../../codegen/typescript.ts";
import { type PrintedFile, generatedFile } from "../../codegen/generated-file.ts";
import { incremental } from "../../model/memo.ts";
import type { Model, Project } from "../../model/model.ts";
import { outputName } from "../../naming/declared-name.ts";
import { clientTypeNames } from "../../naming/type-names.ts";
import { runtimeClosure } from "../../runtime/closure.ts";
import { byName, codeFiles } from "../shared/package/common-files.ts";
import { codePackageTexts, packageName } from "../shared/package/package.ts";
import type { Emitter, OutFile } from "../emitter.ts";
import { declaredNames } from "./names.ts";
import { serviceFiles, tableName } from "./service.ts";
import { renderTemplate } from "../../codegen/template.ts";
import { operationsOf } from "../../model/operations.ts";
import { rangeOf } from "../../naming/package-versions.ts";
import { entryName } from "./type-text.ts";
import { writes } from "./operation.ts";
import { variablesOf } from "./arguments.ts";

const into = "packages/mcp";

/** A Model Context Protocol server with three tools, as a program and as a function. */
export const mcp: Emitter = {
  name: "mcp",
  into,
  names: declaredNames,
  emit(model: Model): Iterable<OutFile> {
    const files = [
      projectFile(model),
      indexFile(),
      indexTypes(model),
      programFile(),
      ...model.services.flatMap((service) => serviceFiles(service, model.project)),
    ];
    return codeFiles(model, into, packageTexts(model), [...runtimeClosure(files), ...files], "readable");
  },
};

function projectFile({ project, services }: Model): PrintedFile {
  const file = generatedFile("project.js", "The data of an MCP server.");
  const tables = services.map((service) =>
    reference<object>(file.import(`./${outputName(service.id)}/index.js`, tableName(service))),
  );
  return file.print(
    `export const ${file.export("project")} = ${literal({ name: programName(project), services: tables })};\n`,
  );
}

function programFile(): PrintedFile {
  const file = generatedFile("program.js", "The program.");
  const [main, project] = [file.import("./runtime/mcp/main.js", "main"), file.import("./project.js", "project")];
  return file.print(`${main}(${project}, new URL("../package.json", import.meta.url));\n`);
}

function indexFile(): PrintedFile {
  const file = generatedFile("index.js", "An MCP server, to be connected to a transport.");
  const [create, environment] = [
    file.import("./runtime/mcp/server.js", "createServer"),
    file.import("./runtime/mcp/options.js", "optionsFromEnvironment"),
  ];
  const project = file.import("./project.js", "project");
  return file.print(
    [
      `export const ${file.export("createMcpServer")} = (options = {}) => ${create}(${project}, options);\n\n`,
      `export const ${file.export("servicesFromEnvironment")} = (environment) => ${environment}(${project}, ` +
        `environment);\n`,
    ].join(""),
  );
}

function indexTypes({ project, services }: Model): PrintedFile {
  const file = generatedFile("index.d.ts", "An MCP server, to be connected to a transport.");
  const [server, options] = [
    file.importType(sdk, "Server"),
    file.importType("./runtime/mcp/options.js", "ServeOptions"),
  ];
  const clients = services.map((service) => {
    const create = file.importType(
      `${packageName(project, "client")}/${outputName(service.id)}`,
      clientTypeNames(service).create,
    );
    return `  readonly ${propertyKey(service.id, service)}?: Parameters<typeof ${create}>[0] | undefined;\n`;
  });
  return file.print(
    [
      docComment(
        "The options of the client of each service. Without them a service can be searched and described, " +
          "but not called.",
      ),
      `export interface ${file.export("McpServices")} {\n${clients.join("")}}\n\n`,
      `export interface ${file.export("McpServerOptions")} extends Omit<${options}, "services"> {\n` +
        `  readonly services?: McpServices | undefined;\n}\n\n`,
      docComment(
        "Creates a server with the tools search, describe and call. It only reads, unless its options allow " +
          ("more. Connect it to a transport of the SDK.\n\n@throws {RangeError} if the options allow an " +
            "operation that does not exist."),
      ),
      `export declare function ${file.export("createMcpServer")}(options?: McpServerOptions): ${server};\n\n`,
      docComment("The options of the clients from environment variables, as the program reads them."),
      `export declare function ${file.export("servicesFromEnvironment")}(environment: ` +
        `Readonly<Record<string, string | undefined>>): McpServices;\n`,
    ].join(""),
  );
}

const sdk = "@modelcontextprotocol/server";
const sdkRange = "^2.4.0";

/** Returns the name of the program, derived from the project: `kiln-mcp`. */
function programName({ name }: Pick<Project, "name">): string {
  const word = name
    .toLowerCase()
    .replace(/[^a-z\d]+/g, "-")
    .replace(/^-|-$/g, "");
  return word === "" ? "mcp" : `${word}-mcp`;
}

const packageTexts = incremental((model: Model): ReadonlyMap<string, string> => {
  const { project, services } = model;
  const program = programName(project);
  const own = ["client", "validators"].map(
    (name) => [packageName(project, name), rangeOf(project, "mcp", name)] as const,
  );
  const texts = codePackageTexts({
    project,
    name: "mcp",
    description: `A server of the Model Context Protocol for ${services.map(({ title }) => title).join(" and ")}`,
    keywords: ["mcp", "model-context-protocol", "api"],
    more: {
      sideEffects: [`./bin/${program}.js`],
      engines: { node: project.nodeRange },
      bin: { [program]: `bin/${program}.js` },
      exports: {},
      dependencies: byName(Object.fromEntries([...own, [sdk, sdkRange] as const])),
    },
    readme: readme(model),
    moved: undefined,
  });
  return new Map([...texts, [`bin/${program}.js`, renderTemplate("package/mcp/bin.js.hbs", { program })]]);
});

function readme({ project, services }: Model): object {
  const variables = services.flatMap((service) => variablesOf(service));
  const needed = variables.filter((variable) => variable.needed);
  const firstWrite = services.flatMap((service) =>
    service.kind === "resource"
      ? operationsOf(service)
          .filter(writes)
          .map(({ operationId }) => entryName(service, operationId))
      : [],
  )[0];
  return {
    program: programName(project),
    serverName: programName(project).replace(/-mcp$/, ""),
    environment: needed.map(({ name, secret }, index) => ({
      name,
      value: secret ? "your key" : "…",
      comma: index < needed.length - 1 ? "," : "",
    })),
    services: services.map((service) => ({
      prefix: `${service.id}.`,
      title: service.title,
      summary: service.summary,
      variables: variablesOf(service).map(({ name, text, needed: is }) => ({ name, text, needed: is ? "needed" : "" })),
    })),
    firstWrite: firstWrite === undefined ? undefined : `--allow ${firstWrite},…`,
  };
}
