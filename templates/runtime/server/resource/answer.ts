import { etagOf } from "../http/etag.js";
import type { MediaAnswer } from "./media.js";

/** What a handler answered. */
export interface Answer {
  /** Its JSON; empty where there is none. */
  readonly text: string;
  /** Bytes in its place. */
  readonly media?: MediaAnswer | undefined;
  /** The header fields that the handler set, by names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

export function versionOf({ text, headers }: Answer): string {
  return headers["etag"] ?? etagOf(text);
}

/** An answer as it is stored: a text that begins with a bracket has header fields before it, so a list has them too, even if there are none. */
export function storedAnswer({ text, headers }: Answer): string {
  return Object.keys(headers).length === 0 && !text.startsWith("[") ? text : JSON.stringify([headers, text]);
}

export function answerStored(stored: string): Answer {
  if (!stored.startsWith("[")) return { text: stored, headers: {} };
  const [headers, text] = JSON.parse(stored) as [Answer["headers"], string];
  return { text, headers };
}
