import { sender } from "../../send.ts";
import { answered, type Ask } from "./ask.ts";

/** Asks over connections that stay open, as many as there are questions at once. */
export function overHttp(address: string): { readonly ask: Ask; close(): void } {
  const { send, close } = sender(address);
  const ask: Ask = async (query, { method = "GET", headers = {}, body } = {}) => {
    const answer = await send({
      method,
      target: `/api.php?${query.replace(/^\?/, "")}`,
      headers: headers as Record<string, string>,
      body,
    });
    return answered(answer.status, answer.headers, answer.text);
  };
  return { ask, close };
}
