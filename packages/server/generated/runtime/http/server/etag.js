import { hash } from "node:crypto";
export { isMatched, isNoneMatched } from "./messages.js";
export function etagOf(text) {
    return `"${hash("sha256", text, "base64url").slice(0, 27)}"`;
}
