// The server of query. Generated: change the spec instead.
import { decodeRequest } from "@kiln/validators/query";
import { answering } from "../runtime/query/answer.js";
import { pluginOf } from "../runtime/query/plugin.js";
import { table } from "./table.js";

export { Failure } from "../runtime/query/failure.js";
export { table } from "./table.js";

export function createQueryAnswer(handlers, options) {
  return answering(table, decodeRequest, handlers, options);
}

export function queryPlugin(handlers, options) {
  return pluginOf(table, (usual) => createQueryAnswer(handlers, { ...usual, ...options }));
}
