import { payloads } from "../support/payloads.ts";

/** Texts without the two forms that mean something to us: code in backticks, and lines. */
export const hostileTexts: readonly string[] = [
  ...payloads.map(({ text }) => text),
  `"><img src=x onerror=alert(1)>`,
  `</script><script>PWNED()</script>`,
  "{{html x}}",
  "javascript:PWNED()",
  "'/* <!-- ]]>",
].filter((text) => !/[`\n\r]/.test(text));

/** The same without what means something to HTML. */
export function harmless(text: string): string {
  return text.replace(/[<>&"'{}[\]]/g, "x").replace(/^[a-z]+:/i, "x");
}

/** Members of a model that hold text for people and may contain any string. A fact holds its text in its `value`. */
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

/** Returns a copy of the data in which `change` has replaced each text for people. */
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
