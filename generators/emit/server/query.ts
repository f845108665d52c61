import type { QueryService } from "../../model/query.ts";
import type { AnswerShape } from "../../model/result.ts";
import { outputName } from "../../naming/output-name.ts";
import { indexText, indexTypes } from "./query-index.ts";
import { resultTypes } from "./query-result-types.ts";
import { resultsText } from "./query-results.ts";
import { tableText } from "./query-table.ts";

/** The files of a query service, by path below `generated/`. `validators` is the name of the package that reads its requests. */
export function queryFiles(service: QueryService, validators: string): ReadonlyMap<string, string> {
  const folder = outputName(service.id);
  return new Map([
    [`${folder}/index.js`, indexText(service, validators)],
    [`${folder}/index.d.ts`, indexTypes(service, validators)],
    [`${folder}/table.js`, tableText(service)],
    ...(service.answer === undefined ? [] : resultFiles(folder, service, service.answer)),
  ]);
}

function resultFiles(folder: string, service: QueryService, answer: AnswerShape): readonly (readonly [path: string, text: string])[] {
  return [
    [`${folder}/results.js`, resultsText(service, answer)],
    [`${folder}/results.d.ts`, resultTypes(service, answer)],
  ];
}
