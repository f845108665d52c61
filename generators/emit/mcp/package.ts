import { renderTemplate } from "../../codegen/template.ts";
import type { Model, Project } from "../../model/model.ts";
import { operationsOf } from "../../model/operations.ts";
import { rangeOf } from "../../naming/package-versions.ts";
import { codePackageTexts } from "../shared/package/code-package.ts";
import { byName } from "../shared/package/common-files.ts";
import { packageName } from "../shared/package/data-package.ts";
import { entryName } from "./entry-names.ts";
import { writes } from "./operation.ts";
import { variablesOf } from "./arguments.ts";

/** The MCP SDK package that the server uses. */
export const sdk = "@modelcontextprotocol/server";
const sdkRange = "^2.4.0";

/** Returns the name of the program, derived from the project: `kiln-mcp`. */
export function programName({ name }: Pick<Project, "name">): string {
  const word = name
    .toLowerCase()
    .replace(/[^a-z\d]+/g, "-")
    .replace(/^-|-$/g, "");
  return word === "" ? "mcp" : `${word}-mcp`;
}

/** Returns the package's own files, by path below its root. */
export function packageTexts(model: Model): ReadonlyMap<string, string> {
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
}

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
