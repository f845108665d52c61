import type { Model } from "../../model/model.ts";
import { codeEntry, codePackageTexts } from "../shared/package/code-package.ts";
import { serverNames } from "../../naming/type-names.ts";
import { outputName } from "../../naming/output-name.ts";
import { packageName } from "../shared/package/data-package.ts";

/** `node:sqlite` is there without a flag from this version on. */
const nodeRange = ">=22.13";

/** The package's own files, by path below its root. */
export function packageTexts({ project, services }: Model): ReadonlyMap<string, string> {
  const { version } = project;
  const program = `${outputName(project.name)}-server`;
  return codePackageTexts({
    project,
    name: "server",
    description: `A server of ${services.map(({ title }) => title).join(" and ")}`,
    keywords: ["server", "api", "fastify"],
    more: {
      engines: { node: nodeRange },
      bin: { [program]: "./src/main.js" },
      exports: {
        ".": { types: "./src/index.d.ts", default: "./src/index.js" },
        ...Object.fromEntries(services.map(({ id }) => [`./${outputName(id)}`, codeEntry(`${outputName(id)}/index`)])),
      },
      files: ["generated", "src"],
      dependencies: {
        "@fastify/rate-limit": "^11.2.0",
        "@fastify/swagger-ui": "^6.1.3",
        [packageName(project, "openapi")]: version,
        [packageName(project, "validators")]: version,
        fastify: "^5.12.8",
      },
      peerDependencies: { mariadb: "^3.5.4" },
      peerDependenciesMeta: { mariadb: { optional: true } },
    },
    readme: {
      program,
      services: services.map((service) => ({ title: service.title, entry: `${packageName(project, "server")}/${outputName(service.id)}`, plugin: serverNames(service).plugin })),
    },
  });
}
