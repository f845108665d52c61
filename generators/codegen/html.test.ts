import { describe, expect, test } from "vitest";
import { htmlAttribute, htmlText, htmlUrl } from "./html.ts";
import { helpers } from "./template.ts";

test("a text is a text: no tag, no entity, no unseen character, and its lines stay", () => {
  expect(htmlText(`<b title="x">'&amp;'</b>\u202e\n  next`)).toBe(
    "&lt;b title=&quot;x&quot;&gt;&#39;&amp;amp;&#39;&lt;/b&gt;\\u202e\n  next",
  );
});

test("an attribute is on one line", () => expect(htmlAttribute('a"\n\t b')).toBe("a&quot; b"));

describe("an address", () => {
  test.each(["https://example.org/x?a=1", "http://example.org", "../../a/b.html#c-d.7b.", "#a", "index.html", ""])(
    "%s is followed",
    (url) => {
      expect(htmlUrl(url)).toBe(url);
    },
  );

  test.each([
    "javascript:alert(1)",
    "JAVASCRIPT:x",
    " javascript:x",
    "java\nscript:x",
    "data:text/html,x",
    "//evil.example",
    "/etc/passwd",
    "vbscript:x",
    "..//x",
    "a b",
    "\\\\evil",
    "file:///x",
  ])("%j leads nowhere", (url) => {
    expect(htmlUrl(url)).toBe("#");
  });

  test("of the web cannot end its attribute", () =>
    expect(htmlUrl('https://x/"><script>')).toBe("https://x/&quot;&gt;&lt;script&gt;"));
});

test("a template takes no text for HTML", () => expect(() => helpers.markup("<b>")).toThrow("given text"));
