// The server of query. Generated: change the spec instead.
import { decodeRequest } from "@kiln/validators/query";
import { answering } from "../runtime/action-api/server/answer.js";
import { contractOf } from "../runtime/action-api/server/contract.js";
import { pluginOf } from "../runtime/action-api/server/plugin.js";
import { table } from "./table.js";

export { Failure } from "../runtime/action-api/server/failure.js";
export { parametersOf } from "../runtime/action-api/server/parameters.js";
export { table } from "./table.js";

export function createQueryAnswer(handlers, options) {
  return answering(table, decodeRequest, handlers, options, loadQueryAnswerCheck);
}

export function queryPlugin(handlers, options) {
  return pluginOf(table, (usual) => createQueryAnswer(handlers, { ...usual, ...options }));
}

export function queryContract(options) {
  return contractOf(table, decodeRequest, options);
}

export async function loadQueryAnswerCheck() {
  const [{ checkAnswer }, { results }] = await Promise.all([import("../runtime/action-api/server/results/check.js"), import("./results.js")]);
  return (request, body) => checkAnswer(results, request, body);
}

export async function mockQueryHandlers(handlers = {}) {
  const [{ mocked }, { results }] = await Promise.all([import("../runtime/action-api/server/results/mock.js"), import("./results.js")]);
  return mocked(table, results, handlers);
}
