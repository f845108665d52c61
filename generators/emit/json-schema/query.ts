import type { QueryService } from "../../model/query.ts";
import type { SchemaDocument } from "../shared/json-schema/document.ts";
import { queryRequestDocuments } from "../shared/json-schema/query-documents.ts";
import { answerDocuments } from "./answers.ts";

/** The schemas of requests and of results, which refuse undescribed members if `closes` is true. */
export function* queryDocuments(service: QueryService, closes: boolean): Generator<SchemaDocument> {
  yield* queryRequestDocuments(service);
  yield* answerDocuments(service, closes);
}
