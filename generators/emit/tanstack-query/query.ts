import { generatedFile, type PrintedFile } from "../../codegen/generated-file.ts";
import { literal } from "../../codegen/literal.ts";
import { stringLiteral } from "../../codegen/typescript.ts";
import type { QueryService } from "../../model/query.ts";
import { outputName } from "../../naming/output-name.ts";
import type { QueryTable } from "../../../templates/runtime/tanstack-query/table.ts";
import { generatorsOf, groupsOf } from "../shared/query-client-names.ts";
import { queriesNames } from "./names.ts";
import { continues } from "./query-continues.ts";
import { queryTypes } from "./query-types.ts";
import { runtimePath } from "./runtime.ts";

/**
 * The files of a query service: what the runtime has to know of it, and the types. `client` is the package of the
 * clients.
 */
export function queryFiles(service: QueryService, client: string): readonly PrintedFile[] {
  const folder = outputName(service.id);
  return [entryModule(service, folder), queryTypes(service, folder, `${client}/${folder}`)];
}

function entryModule(service: QueryService, folder: string): PrintedFile {
  const file = generatedFile(`${folder}/index.js`, `Options of ${service.title} for TanStack Query.`);
  const names = queriesNames(service);
  const createQueries = file.import(runtimePath("query"), "createServiceQueries");
  if (continues(service)) file.exportFrom(runtimePath("all-items"), "allItems");
  return file.print(
    [
      `const service = ${literal(tableOf(service))};\n\n`,
      `export const ${file.export(names.create)} = (client, scope) => ${createQueries}(service, client, scope);\n\n`,
      `export const ${file.export(names.key)} = (...parts) => [${stringLiteral(service.id)}, ...parts];\n`,
    ].join(""),
  );
}

function tableOf(service: QueryService): QueryTable {
  const ofRole = (role: string): readonly string[] =>
    groupsOf(service)
      .filter((group) => group.role === role)
      .map(({ member }) => member);
  const secrets = secretNames(service);
  return {
    name: service.id,
    items: ofRole("items"),
    facts: ofRole("facts"),
    generator: generatorsOf(service)?.selector,
    continues: continues(service),
    secrets: secrets.length === 0 ? undefined : secrets,
  };
}

/** Names that say so themselves are left out: the runtime knows them. */
function secretNames({ requestParameters, modules }: QueryService): readonly string[] {
  const parameters = [...requestParameters, ...modules].flatMap((one) =>
    one.parameters.filter(({ sensitive }) => sensitive),
  );
  return [...new Set(parameters.map(({ name }) => name).filter((name) => !/(token|password)$/.test(name)))];
}
