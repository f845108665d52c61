import type { PrintedFile } from "../../codegen/generated-file.ts";
import type { QueryService } from "../../model/query.ts";
import { outputName } from "../../naming/output-name.ts";
import { indexFile, indexTypes } from "./query-index.ts";
import { resultTypes } from "../shared/server/query-result-types.ts";
import { resultsFile } from "../shared/server/query-results.ts";
import { tableFile } from "../shared/server/query-table.ts";
import { writtenFormsFile } from "../shared/server/query-written-forms.ts";

/** The files of a query service. `validators` is the name of the package that decodes its requests. */
export function queryFiles(service: QueryService, validators: string): readonly PrintedFile[] {
  const folder = outputName(service.id);
  const { answer } = service;
  return [
    indexFile(service, folder, validators),
    indexTypes(service, folder, validators),
    tableFile(service, folder),
    ...(answer === undefined ? [] : [resultsFile(service, answer, folder), resultTypes(service, answer, folder)]),
    ...(answer === undefined || service.profile === undefined ? [] : [writtenFormsFile(service, answer, folder)]),
  ];
}
