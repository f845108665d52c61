import type { Model } from "../../model/model.ts";
import { profileOf } from "../../model/profiles.ts";
import { queryServices } from "../../model/queries.ts";
import { codeEntry, codePackageTexts } from "../shared/package/code-package.ts";
import { outputName } from "../../naming/output-name.ts";
import { packageName } from "../shared/package/data-package.ts";

/** The package's own files, by path below its root. */
export function packageTexts(model: Model): ReadonlyMap<string, string> {
  const { project, services } = model;
  const queryNames = services.filter(({ kind }) => kind === "query").map(({ id }) => outputName(id));
  const queries = queryNames.map((name) => [`./${name}`, codeEntry(`${name}/index`)]);
  return codePackageTexts({
    project,
    name: "validators",
    description: `Validators of ${services.map(({ title }) => title).join(" and ")}`,
    keywords: ["validation", "standard-schema", "query-string"],
    more: {
      sideEffects: false,
      engines: { node: project.nodeRange },
      exports: {
        ...Object.fromEntries(queries),
        ...Object.fromEntries(services.map(({ id }) => [`./${outputName(id)}/*`, codeEntry(`${outputName(id)}/*`)])),
      },
    },
    readme: { example: exampleOf(model), hasProfile: queryServices(model).some((service) => profileOf(service) !== undefined) },
  });
}

function exampleOf({ project, services }: Model): readonly object[] | undefined {
  const example = services.find(({ kind }) => kind === "query");
  const module = example?.kind === "query" ? (example.modules.find(({ prefix }) => prefix !== "") ?? example.modules[0]) : undefined;
  return module && [{ path: `${outputName(example!.id)}/${outputName(module.name)}`, packageName: packageName(project, "validators") }];
}
