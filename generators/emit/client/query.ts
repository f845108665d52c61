import type { QueryService } from "../../model/query.ts";
import type { GeneratedFile, PrintedFile } from "../../codegen/generated-file.ts";
import { outputName } from "../../naming/output-name.ts";
import { extrasFiles } from "./extras.ts";
import { pageGuard, pageGuardText } from "./page-guard.ts";
import { coreText, coreTypes } from "./query-core.ts";
import { accountFiles, indexText, validateText, validateTypes, type PackageNames } from "./query-entries.ts";
import { indexTypes } from "./query-index.ts";
import { moduleTypes, valuesTypes } from "./query-modules.ts";
import { queryRuntime } from "./query-runtime.ts";
import { queryScope } from "./query-scope.ts";
import { tableModule, wireModule } from "./query-table.ts";

/** The files of a query service, by path below `generated/`. */
export function queryFiles(service: QueryService, packages: PackageNames): readonly PrintedFile[] {
  const [scope, folder] = [queryScope(service), outputName(service.id)];
  const guard = pageGuard(service);
  return [
    indexText(scope, folder),
    tableModule(scope, folder),
    wireModule(scope, folder, packages),
    coreText(scope, folder),
    coreTypes(scope, folder),
    indexTypes(scope, folder),
    valuesTypes(scope, folder),
    ...accountFiles(scope, folder),
    validateText(scope, folder, packages),
    validateTypes(scope, folder),
    ...extrasFiles(folder, queryRuntime, {
      values: ["first", "logTo", "requestsPerMinute", "withResponse"],
      types: ["Log", "LogTarget", "RateLimit", "WithResponse"],
      ...(guard === undefined
        ? {}
        : { own: (file: GeneratedFile, ending: "js" | "d.ts") => pageGuardText(guard, file, ending) }),
    }),
    ...service.modules.map((module) => moduleTypes(scope, folder, module)),
  ];
}
