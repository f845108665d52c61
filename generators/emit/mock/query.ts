import type { PrintedFile } from "../../codegen/generated-file.ts";
import type { QueryService } from "../../model/query.ts";

/** The files of a query service's mock. */
export function queryFiles(_service: QueryService, _validators: string): readonly PrintedFile[] {
  return [];
}
