import type { Model } from "../../model/model.ts";
import { outputName } from "../../naming/declared-name.ts";
import { rangeOf } from "../../naming/package-versions.ts";
import { codeEntry, codePackageTexts } from "../shared/package/code-package.ts";
import { byName } from "../shared/package/common-files.ts";
import { packageName } from "../shared/package/data-package.ts";
import { queriesNames } from "./names.ts";
import { readme } from "./readme.ts";

const name = "tanstack-query";

/** The first version that passes the cache to the callbacks of a mutation. */
const coreRange = "^5.89.0";

/** Returns the package's own files, by path below its root. */
export function packageTexts({ project, services }: Model): ReadonlyMap<string, string> {
  const entries = services.map(({ id }) => outputName(id));
  return codePackageTexts({
    project,
    name,
    description: `Options for TanStack Query of ${services.map(({ title }) => title).join(" and ")}`,
    keywords: ["tanstack-query", "react-query", "vue-query", "client", "api"],
    more: {
      sideEffects: false,
      engines: { node: project.nodeRange },
      exports: Object.fromEntries(entries.map((folder) => [`./${folder}`, codeEntry(`${folder}/index`)])),
      // The program creates the client and identifies its errors by class, so there must be only one copy of the
      // package.
      peerDependencies: byName({
        [packageName(project, "client")]: rangeOf(project, name, "client"),
        "@tanstack/query-core": coreRange,
      }),
    },
    readme: readme(project, services),
    moved: services.map((service) => ({
      name: queriesNames(service).create,
      from: `${packageName(project, name)}/${outputName(service.id)}`,
    })),
  });
}
