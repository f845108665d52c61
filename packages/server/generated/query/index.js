// The server of query. Generated: change the spec instead.
import { decodeRequest } from "@kiln/validators/query";
import { contractOf } from "../runtime/action-api/server/contract.js";
import { pluginOf } from "../runtime/action-api/server/plugin.js";
import { createAnswer } from "../runtime/action-api/server/response.js";
import { table } from "./table.js";

export { Unformatted, defineAction } from "../runtime/action-api/server/action.js";
export { pageSetOf, resolveRedirects } from "../runtime/action-api/server/page-set/page-set.js";
export { readTitle } from "../runtime/action-api/server/page-set/read-title.js";
export { Failure } from "../runtime/query/server/message.js";
export { parametersOf } from "../runtime/query/server/request.js";
export { table } from "./table.js";

export function createQueryAnswer(handlers, options) {
  return createAnswer(table, decodeRequest, handlers, options, loadQueryAnswerCheck, loadWrittenForms);
}

export function queryPlugin(handlers, options) {
  return pluginOf(table, (defaults) => createQueryAnswer(handlers, { ...defaults, ...options }));
}

export function queryContract(options) {
  return contractOf(table, decodeRequest, options);
}

export async function loadQueryAnswerCheck() {
  const [{ checkAnswer }, { results }] = await Promise.all([import("../runtime/query/server/results/check.js"), import("./results.js")]);
  return (request, body) => checkAnswer(results, request, body);
}

export async function mockQueryHandlers(handlers = {}, options = {}) {
  const [{ mockHandlers }, { results }] = await Promise.all([import("../runtime/action-api/server/results/mock.js"), import("./results.js")]);
  return mockHandlers(table, results, handlers, options);
}

async function loadWrittenForms() {
  const { writtenForms } = await import("./written-forms.js");
  return writtenForms;
}
