import type { Model } from "../../model/model.ts";
import { outputName } from "../../naming/output-name.ts";
import { rangeOf } from "../../naming/package-versions.ts";
import { codeEntry, codePackageTexts } from "../shared/package/code-package.ts";
import { packageName } from "../shared/package/data-package.ts";
import { mockNames } from "./mock-names.ts";
import { readme } from "./readme.ts";

/** The versions of MSW that the handlers are for: 2.7 is the first with the types that they have. */
const mswRange = "^2.7.0 || ^3.0.0";

/** The files below a service's folder that users may import. */
const entries = [
  ["", "index"],
  ["/data", "data"],
  ["/msw", "msw"],
] as const;

/** The package's own files, by path below its root. */
export function packageTexts(model: Model, generated: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const { project, services } = model;
  const exports = services.flatMap(({ id }) => {
    const folder = outputName(id);
    return entries.map(([ending, file]) => [`./${folder}${ending}`, `${folder}/${file}`] as const);
  });
  return codePackageTexts({
    project,
    name: "mock",
    description: `Mocks of ${services.map(({ title }) => title).join(" and ")}`,
    keywords: ["mock", "msw", "testing", "api"],
    more: {
      sideEffects: false,
      engines: { node: project.nodeRange },
      exports: Object.fromEntries(
        exports.filter(([, path]) => generated.has(`${path}.js`)).map(([name, path]) => [name, codeEntry(path)]),
      ),
      dependencies: { [packageName(project, "validators")]: rangeOf(project, "mock", "validators") },
      peerDependencies: { msw: mswRange },
      peerDependenciesMeta: { msw: { optional: true } },
    },
    readme: readme(model),
    moved: services.map((service) => ({
      name: mockNames(service).create,
      from: `${packageName(project, "mock")}/${outputName(service.id)}`,
    })),
  });
}
