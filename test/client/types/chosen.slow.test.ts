import { expect, test } from "vitest";
import { complaints, editor } from "./program.ts";

/* A client generated for some modules offers only those modules. */

const head = `import { allpagesModule, createQueryClient, infoModule, siteinfoModule } from "./packages/client/generated/query/core.js";
const wiki = createQueryClient({ endpoint: "https://wiki.example/w/api.php", userAgent: "example (dev@example.org)", modules: [allpagesModule, infoModule, siteinfoModule] });
`;

function refused(lines: readonly string[]): readonly string[] {
  return complaints(head + lines.join("\n")).map(({ line }) => lines[line - 2] ?? `line ${line}`);
}

test("what they offer compiles, and keeps its results", () => {
  expect(
    refused([
      `void (async () => { for await (const { title } of wiki.list("allpages", { limit: 3 })) title.length; });`,
      `void (async () => (await wiki.meta("siteinfo", { prop: "general" })).general.sitename.length);`,
      `void (async () => (await wiki.query({ titles: "A", prop: { info: { prop: ["url"] } } })).pages[0]?.fullurl);`,
      `void (async () => { for await (const { touched } of wiki.generate("allpages", {}, { prop: { info: {} } })) touched; });`,
      `void wiki.query({ generator: { allpages: { limit: 3 } }, prop: { info: {} } });`,
    ]),
  ).toEqual([]);
});

test("other modules are refused, in every place that takes one", () => {
  const wrong = [
    `void wiki.list("allusers", {});`,
    `void wiki.meta("userinfo", {});`,
    `void wiki.generate("search", { search: "A" }, {});`,
    `void wiki.generate("allpages", {}, { prop: { categories: {} } });`,
    `void wiki.query({ list: { allusers: {} } });`,
    `void wiki.query({ titles: "A", prop: { info: {}, categories: {} } });`,
    `void wiki.query({ titles: "A", meta: { userinfo: {} } });`,
    `void wiki.query({ generator: { search: { search: "A" } }, prop: { info: {} } });`,
    `void wiki.batches({ titles: "A", prop: { revisions: {} } });`,
    // Each of these modules belongs to one group.
    `void wiki.list("siteinfo", {});`,
    `void wiki.meta("allpages", {});`,
  ];
  expect(refused(wrong)).toEqual(wrong);
});

test("a group none of whose modules is chosen takes nothing", () => {
  const few = head.replace("[allpagesModule, infoModule, siteinfoModule]", "[allpagesModule]");
  const messages = complaints(
    `${few}void wiki.query({ titles: "A", prop: { info: {} } });\nvoid wiki.meta("siteinfo", {});`,
  );
  expect(messages.map(({ line }) => line)).toEqual([2, 3]);
});

test("an editor offers these modules, and no others", () => {
  const names = (text: string, mark: string): readonly string[] => [
    ...editor(head + text)
      .completions(mark)
      .keys(),
  ];
  expect(names(`wiki.list("", {});`, `wiki.list("`)).toEqual(["allpages"]);
  expect(names(`wiki.meta("", {});`, `wiki.meta("`)).toEqual(["siteinfo"]);
  expect(names(`wiki.query({ titles: "A", prop: { } });`, "prop: { ")).toEqual(["info"]);
  expect(names(`wiki.query({ generator: { } });`, "generator: { ")).toEqual(["allpages"]);
});
