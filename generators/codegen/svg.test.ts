import { expect, test } from "vitest";
import { svgElement } from "./html.ts";

test("attributes and texts are escaped, each for its place", () => {
  const element = svgElement(
    "text",
    { class: `a"b<&'`, x: 1, y: undefined },
    `<b>&"'`,
    "\u0000",
    svgElement("title", {}, "]]>"),
  );
  expect(element.toString()).toBe(
    '<text class="a&quot;b&lt;&amp;&#39;" x="1">&lt;b&gt;&amp;&quot;&#39;\\u0000<title>]]&gt;</title></text>',
  );
});

test("an address that runs leads nowhere", () => {
  expect(svgElement("a", { href: "javascript:alert(1)" }, "x").toString()).toBe('<a href="#">x</a>');
  expect(svgElement("a", { href: "../b/c.html#d" }, "x").toString()).toBe('<a href="../b/c.html#d">x</a>');
});

test("an element without content closes itself", () =>
  expect(svgElement("rect", { x: 0 }).toString()).toBe('<rect x="0"/>'));
