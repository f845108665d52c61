import { jsonObject, type Json, type JsonObject } from "../../codegen/json.ts";
import { ref } from "./dialect.ts";

/** The paths of a document, and the responses that they refer to. */
interface SharedResponses {
  readonly paths: JsonObject;
  readonly responses: JsonObject;
}

/** The name of the response that most refusals with a status share. */
export function refusedName(status: string): string {
  return `Refused${status.charAt(0).toUpperCase()}${status.slice(1)}`;
}

/**
 * Moves responses of errors that several operations have to the components: of each status the one that is used most,
 * or first.
 */
export function withSharedResponses(paths: JsonObject): SharedResponses {
  const uses = new Map<string, Map<string, number>>();
  eachRefusal(paths, (status, response) => {
    const counts = uses.get(status) ?? new Map<string, number>();
    const text = JSON.stringify(response);
    uses.set(status, counts.set(text, (counts.get(text) ?? 0) + 1));
  });
  const shared = new Map(
    [...uses].flatMap(([status, counts]) => {
      const [most] = [...counts].filter(([, count]) => count > 1).sort(([, a], [, b]) => b - a);
      return most === undefined ? [] : [[status, most[0]] as const];
    }),
  );
  const replaced = eachRefusal(paths, (status, response) => {
    return shared.get(status) === JSON.stringify(response) ? ref("responses", refusedName(status)) : response;
  });
  const statuses = [...shared].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    paths: replaced,
    responses: jsonObject(statuses.map(([status, text]) => [refusedName(status), JSON.parse(text) as Json])),
  };
}

/** Replaces each response that holds errors alone. */
function eachRefusal(paths: JsonObject, change: (status: string, response: JsonObject) => Json | void): JsonObject {
  return mapped(paths, (item) =>
    mapped(item as JsonObject, (operation) => {
      const { responses } = operation as { readonly responses?: JsonObject };
      if (responses === undefined) return operation;
      const changed = Object.entries(responses).map(([status, response]) => {
        const isRefusal = !/^2/.test(status) && (response as JsonObject)["x-kiln-errors"] !== undefined;
        return [status, (isRefusal ? change(status, response as JsonObject) : undefined) ?? response!] as const;
      });
      return { ...(operation as JsonObject), responses: jsonObject(changed) };
    }),
  );
}

function mapped(object: JsonObject, change: (value: Json) => Json): JsonObject {
  return jsonObject(Object.entries(object).map(([name, value]) => [name, value === undefined ? value : change(value)]));
}
