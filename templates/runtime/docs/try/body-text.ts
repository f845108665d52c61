// The request body that the user typed.
import type { RequestForm } from "./request-form.js";

/** Returns the body to send: compact JSON, or the typed text if it is not JSON. Returns undefined for an empty body. */
export function bodyOf({ body }: RequestForm, text: string): string | undefined {
  if (body === undefined || text.trim() === "") return undefined;
  const value = valueOf(text);
  return value === text ? text : JSON.stringify(value);
}

/** Returns the parsed JSON, or the typed text if it is not JSON. */
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
