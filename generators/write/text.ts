import { hash } from "node:crypto";

/** The text with LF line ends: how Kiln writes, and how it reads what a checkout may have turned into CRLF. */
export function withLineFeeds(text: string): string {
  return text.includes("\r\n") ? text.replaceAll("\r\n", "\n") : text;
}

/** SHA-256 in hexadecimal of a text with LF line ends, in UTF-8. */
export function hashOf(text: string): string {
  return hash("sha256", text, "hex");
}
