// The server of query. Generated: change the spec instead.
import { decodeRequest } from "@kiln/validators/query";
import { answering } from "../runtime/query/answer.js";
import { contractOf } from "../runtime/query/contract.js";
import { pluginOf } from "../runtime/query/plugin.js";
import { table } from "./table.js";

export { Failure } from "../runtime/query/failure.js";
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
  const [{ checkAnswer }, { results }] = await Promise.all([import("../runtime/query/results/check.js"), import("./results.js")]);
  return (request, body) => checkAnswer(results, request, body);
}

export async function mockQueryHandlers(handlers = {}) {
  const [{ mocked }, { results }] = await Promise.all([import("../runtime/query/results/mock.js"), import("./results.js")]);
  return mocked(table, results, handlers);
}
