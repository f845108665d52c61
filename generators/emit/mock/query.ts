import type { PrintedFile } from "../../codegen/generated-file.ts";
import type { QueryService } from "../../model/query.ts";
import { outputName } from "../../naming/output-name.ts";
import { resultTypes } from "../shared/server/query-result-types.ts";
import { fieldConstants, resultsFile } from "../shared/server/query-results.ts";
import { tableFile } from "../shared/server/query-table.ts";
import { writtenFormsFile } from "../shared/server/query-written-forms.ts";
import { mswFiles } from "./msw-entry.ts";
import { queryDataFiles } from "./query-data.ts";
import { queryIndexFile, queryIndexTypes } from "./query-index.ts";

/** The files of a query service's mock. */
export function queryFiles(service: QueryService, validators: string): readonly PrintedFile[] {
  const folder = outputName(service.id);
  const { answer } = service;
  return [
    queryIndexFile(service, folder, validators),
    queryIndexTypes(service, folder, validators),
    tableFile(service, folder),
    ...mswFiles(service, folder),
    ...(answer === undefined
      ? []
      : [
          resultsFile(service, answer, folder, fieldConstants(service, answer)),
          resultTypes(service, answer, folder),
          ...queryDataFiles(service, answer, folder),
        ]),
    ...(answer === undefined || service.profile === undefined ? [] : [writtenFormsFile(service, answer, folder)]),
  ];
}
