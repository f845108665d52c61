import { table } from "@kiln/server/query";
import type { FastifyReply } from "fastify";

const errorHeader = table.errorHeader?.toLowerCase();

/** The code of the error that an answer is; undefined where it is none, or names none. */
export function errorCode(reply: FastifyReply, payload: unknown): string | undefined {
  const header = errorHeader === undefined ? undefined : reply.getHeader(errorHeader);
  if (typeof header === "string") return header;
  if (reply.statusCode < 400 || typeof payload !== "string") return undefined;
  return codeIn(payload);
}

/** The exchange's errors have it within `error`, problem details at the top. */
function codeIn(payload: string): string | undefined {
  try {
    const { error, code } = JSON.parse(payload) as {
      readonly error?: { readonly code?: unknown };
      readonly code?: unknown;
    };
    const found = error?.code ?? code;
    return typeof found === "string" ? found : undefined;
  } catch {
    return undefined;
  }
}
