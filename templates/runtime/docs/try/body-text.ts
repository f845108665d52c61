// The body of a request as it is typed.
import type { RequestForm } from "./request-form.js";

/** The body to send: the same JSON on one line, or what is none as it is typed; undefined where nothing is. */
export function bodyOf({ body }: RequestForm, text: string): string | undefined {
  if (body === undefined || text.trim() === "") return undefined;
  const value = valueOf(text);
  return value === text ? text : JSON.stringify(value);
}

/** The value that the JSON means, or the text where it is none. */
export function bodyValueOf({ body }: RequestForm, text: string): unknown {
  return body === undefined || text.trim() === "" ? undefined : valueOf(text);
}

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
