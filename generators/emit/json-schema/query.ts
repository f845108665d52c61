import type { QueryService } from "../../model/query.ts";
import type { SchemaDocument } from "../shared/json-schema/document.ts";
import { queryRequestDocuments } from "../shared/json-schema/query-documents.ts";
import { answerDocuments } from "./answers.ts";

/** The schemas of what requests hold, and of what is answered. */
export function* queryDocuments(service: QueryService): Generator<SchemaDocument> {
  yield* queryRequestDocuments(service);
  yield* answerDocuments(service);
}
