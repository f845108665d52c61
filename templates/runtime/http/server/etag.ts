import { hash } from "node:crypto";

export { isMatched, isNoneMatched } from "./messages.js";

export function etagOf(text: string): string {
  return `"${hash("sha256", text, "base64url").slice(0, 27)}"`;
}
