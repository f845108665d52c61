import type { HeaderKind, TellAnswer } from "./table.js";

/** Passes the status and the typed response headers to the `onAnswer` callback. */
export const tellAnswer: TellAnswer =
  (read, { answerHeaders = {} }, { onAnswer }) =>
  async (response, text, view) => {
    const attempt = await read(response, text, view);
    if (attempt.kind === "done") {
      const headers = Object.entries(answerHeaders).map(([name, kind]) => [
        name,
        valueOf(response.headers.get(name), kind),
      ]);
      onAnswer?.({ status: response.status, headers: Object.fromEntries(headers) });
    }
    return attempt;
  };

function valueOf(text: string | null, kind: HeaderKind | readonly [HeaderKind]): unknown {
  if (text === null) return undefined;
  if (typeof kind !== "string") return text.split(",").map((item) => valueOf(item.trim(), kind[0]));
  return kind === "number" ? Number(text) : kind === "boolean" ? text === "true" : text;
}
