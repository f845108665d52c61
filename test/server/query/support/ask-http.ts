import { sender } from "../../send.ts";
import { answered, type Ask } from "./ask.ts";

/** Sends requests over keep-alive connections, one for each concurrent request. */
export function overHttp(address: string): { readonly ask: Ask; close(): void } {
  const { send, close } = sender(address);
  const ask: Ask = async (query, { method = "GET", headers = {}, body } = {}) => {
    const response = await send({
      method,
      target: `/api.php?${query.replace(/^\?/, "")}`,
      headers: headers as Record<string, string>,
      body,
    });
    return answered(response.status, response.headers, response.text);
  };
  return { ask, close };
}
