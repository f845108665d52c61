import { payloads } from "../support/payloads.ts";

/** Texts without the two forms that have a meaning in Kiln: code in backticks, and line breaks. */
export const hostileTexts: readonly string[] = [
  ...payloads.map(({ text }) => text),
  `"><img src=x onerror=alert(1)>`,
  `</script><script>PWNED()</script>`,
  "{{html x}}",
  "javascript:PWNED()",
  "'/* <!-- ]]>",
].filter((text) => !/[`\n\r]/.test(text));

/** Returns the text without characters that are special in HTML. */
export function harmless(text: string): string {
  return text.replace(/[<>&"'{}[\]]/g, "x").replace(/^[a-z]+:/i, "x");
}

/** Members of a model that contain text for people and may be any string. A fact has its text in `value`. */
const wordKeys: ReadonlySet<string> = new Set([
  "title",
  "summary",
  "description",
  "question",
  "reason",
  "text",
  "note",
  "subject",
  "condition",
  "documentName",
  "message",
  "manual",
  "edition",
  "effects",
  "address",
]);

/** Returns a copy of the data with `change` applied to each text for people. */
export function withWords<T>(data: T, change: (text: string) => string): T {
  return changed(data, undefined, change) as T;
}

function changed(data: unknown, key: string | undefined, change: (text: string) => string): unknown {
  if (typeof data === "string") return key !== undefined && wordKeys.has(key) ? change(data) : data;
  if (Array.isArray(data)) return data.map((item) => changed(item, key, change));
  if (data instanceof Map || typeof data !== "object" || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, changed(value, name === "value" ? key : name, change)]),
  );
}
