import type { Service } from "../../model/model.ts";
import type { Module, QueryService } from "../../model/query.ts";
import { outputName } from "../../naming/output-name.ts";

/* The names of documents, without an ending. */

export function documentName({ id }: Service): string {
  return outputName(id);
}

/** Of the document of requests for any number of modules: `query-combined`. */
export function combinedName({ id }: QueryService): string {
  return `${outputName(id)}-combined`;
}

/** Of the document of requests for one module: `query/allpages`. */
export function moduleDocumentName({ id }: QueryService, { name }: Module): string {
  return `${outputName(id)}/${outputName(name)}`;
}
