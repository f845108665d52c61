import type { Random } from "../../support/random.ts";
import { readDocument, type Operation } from "./document.ts";
import { requestMaker, type Fields, type Request } from "./requests.ts";

/** Creates requests to the query interface: modules at their own paths, and one or two at the single endpoint. */
export function queryRequests(chance: Random): () => Request {
  const document = readDocument("query");
  const modules = document.operations;
  const endpoint = readDocument("query-combined").operations.find(({ method }) => method === "GET")!;
  /** Returns an operation for several modules at the single endpoint. */
  const combined = (operation: Operation): Operation => {
    const all = [operation, ...Array.from({ length: chance.below(2) }, () => chance.pick(modules))];
    return {
      ...operation,
      id: endpoint.id,
      paths: endpoint.paths,
      parameters: all.flatMap(({ parameters }) => parameters),
      answers: endpoint.answers,
    };
  };
  const operations = modules.flatMap((operation) => [operation, combined(operation)]);
  const make = requestMaker({ ...document, operations }, chance, (operation) => {
    const common: Fields = [
      ["format", chance.pick(["json", "json", "json", "jsonfm", "xml", "none", "x"])],
      ["formatversion", chance.pick(["1", "2", "latest"])],
      ["errorformat", chance.pick(["bc", "plaintext", "html", "raw", "none"])],
    ];
    return {
      base: "",
      path: operation.paths[0]!,
      query: operation.id === endpoint.id ? [["action", "query"], operation.selector!, ...common] : common,
      headers: {},
    };
  });
  return () => {
    const request = make();
    return isOfVersion2(request) ? request : { ...request, operation: undefined };
  };
}

/** Returns whether a request selects the format version in the document. */
function isOfVersion2({ target }: Request): boolean {
  const versions = new URLSearchParams(target.slice(target.indexOf("?"))).getAll("formatversion");
  return ["2", "latest"].includes(versions.at(-1) ?? "");
}
