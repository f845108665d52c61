import type { Environment } from "./environment.js";
import type { MediaAnswer } from "./media.js";

/** What a handler answered. */
export interface Answer {
  /** Its JSON; empty where there is none. */
  readonly text: string;
  /** Which of several answers it is; undefined where there is one. */
  readonly status?: number | undefined;
  /** Bytes in its place. */
  readonly media?: MediaAnswer | undefined;
  /** The header fields that the handler set, by names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

export function versionOf({ etagOf }: Environment, { text, headers }: Answer): string {
  return headers["etag"] ?? etagOf(text);
}

/**
 * An answer as it is stored: a text that begins with a bracket has header fields before it, so a list has them too,
 * even if there are none.
 */
export function storedAnswer({ text, headers, status }: Answer): string {
  const isText = status === undefined && Object.keys(headers).length === 0 && !text.startsWith("[");
  return isText ? text : JSON.stringify([headers, text, status]);
}

export function answerStored(stored: string): Answer {
  if (!stored.startsWith("[")) return { text: stored, headers: {} };
  const [headers, text, status] = JSON.parse(stored) as [Answer["headers"], string, (number | null)?];
  return { text, headers, status: status ?? undefined };
}
