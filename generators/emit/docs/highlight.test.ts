import { describe, expect, test } from "vitest";
import { htmlText } from "../../codegen/html.ts";
import type { Code } from "./site.ts";
import { codeHtml } from "./html.ts";

const shown = (language: Code["language"], text: string): string => codeHtml({ language, text }).toString();

test.each<readonly [Code["language"], string, readonly string[]]>([
  ["json", '{ "a": "b: c", "n": -1.5e3, "t": true }', ["string b: c", "value -1.5e3", "value true"]],
  [
    "shell",
    "curl 'https://a/?b=1&c=2' \\\n  -H 'X: y' # go",
    ["keyword curl", "string https://a/?b=1&c=2", "keyword -H", "string X: y", "comment # go"],
  ],
  ["typescript", 'const x = await f("a"); // b', ["keyword const", "keyword await", "string a", "comment // b"]],
  ["python", 'print(r["a"], None, 2) # b', ["keyword print", "string a", "keyword None", "value 2", "comment # b"]],
  ["http", "GET /a HTTP/1.1\nAccept: b", ["keyword GET", "keyword Accept"]],
  ["text", 'const "a" 1', []],
])("colours the parts of %s", (language, text, parts) => {
  const found = shown(language, text).matchAll(/<span class="(\w+)">(.*?)<\/span>/gs);
  const plain = (html: string): string => html.replaceAll(/<wbr>|&quot;|&#39;/g, "").replaceAll("&amp;", "&");
  expect(Array.from(found, ([, kind, part]) => `${kind} ${plain(part!)}`)).toEqual(parts);
});

describe.each(["http", "json", "python", "shell", "typescript", "text"] as const)("code in %s", (language) => {
  test.each(["'<b>&|x'", '"</code><script>" # \\', "", "curl 'a&b", "true1 x.5 'é' \u2028"])(
    "keeps its text: %j",
    (text) => {
      expect(shown(language, text).replaceAll(/<\/?span[^>]*>|<wbr>/g, "")).toBe(htmlText(text));
    },
  );
});
