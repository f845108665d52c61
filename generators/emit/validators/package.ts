import type { Model } from "../../model/model.ts";
import { printJson, type JsonObject } from "../../print/json.ts";
import { renderTemplate } from "../../print/template.ts";
import { outputName } from "../../view/output-name.ts";
import { packageName } from "../../view/package.ts";

/** The package's own files, by path below its root. */
export function packageTexts(model: Model): ReadonlyMap<string, string> {
  const { project } = model;
  return new Map([
    ["package.json", printJson(packageJson(model))],
    ["README.md", renderTemplate("validators/README.md.hbs", readme(model))],
    ["LICENSE", renderTemplate("package/LICENSE.hbs", { holder: project.contact, license: project.license, isMit: project.license === "MIT" })],
  ]);
}

function packageJson({ project, services }: Model): JsonObject {
  const queries = services.filter(({ kind }) => kind === "query").map(({ id }) => [`./${outputName(id)}`, entry(`${outputName(id)}/index`)]);
  return {
    name: packageName(project, "validators"),
    version: project.version,
    description: `Validators of ${services.map(({ title }) => title).join(" and ")}`,
    keywords: ["validation", "standard-schema", "query-string"],
    license: project.license,
    author: project.contact,
    type: "module",
    sideEffects: false,
    engines: { node: project.nodeRange },
    exports: {
      ...Object.fromEntries(queries),
      ...Object.fromEntries(services.map(({ id }) => [`./${outputName(id)}/*`, entry(`${outputName(id)}/*`)])),
      "./package.json": "./package.json",
    },
    files: ["generated"],
  };
}

function entry(path: string): JsonObject {
  return { types: `./generated/${path}.d.ts`, default: `./generated/${path}.js` };
}

function readme({ project, services }: Model): object {
  const example = services.find(({ kind }) => kind === "query");
  const module = example?.kind === "query" ? (example.modules.find(({ prefix }) => prefix !== "") ?? example.modules[0]) : undefined;
  return {
    packageName: packageName(project, "validators"),
    project: project.name,
    license: project.license,
    example: module === undefined ? undefined : [{ path: `${outputName(example!.id)}/${outputName(module.name)}`, packageName: packageName(project, "validators") }],
  };
}
