import { expect, test } from "vitest";
import { QueryError, type Message } from "../../packages/client/generated/query/index.js";
import { anonymous, take } from "./clients.ts";
import { articleTitle } from "./site.ts";

test("warnings come, each once, with what they are about", async () => {
  const warnings: Message[] = [];
  const { wiki } = anonymous({ onWarning: (warning) => void warnings.push(warning) });
  const pages = await take(wiki.list("allpages", { prefix: "Article ", limit: 501 }), 400);
  expect(pages).toHaveLength(300);
  expect(warnings.map(({ code, module }) => [code, module])).toEqual([["outofrange", "query+allpages"]]);
  expect(warnings[0]?.text).toContain("500");
});

test("… and are in the result", async () => {
  const { wiki, warned } = anonymous();
  const { warnings } = await wiki.query({ titles: articleTitle(1), prop: { revisions: { prop: "content" } } });
  expect(warnings.map(({ code }) => code)).toContain("deprecation");
  expect(warned).toEqual(warnings.map(({ code }) => code));
});

test("an unknown parameter is a warning", async () => {
  const { wiki, warned } = anonymous();
  await wiki.request({ action: "query", meta: "siteinfo", nosuchparameter: "x" });
  expect(warned).toEqual(["unrecognizedparams"]);
});

test("an error has the wiki's code and sentence, and the place it comes from", async () => {
  const { wiki, sent } = anonymous();
  const error = await take(wiki.list("allpages", { from: "A", dir: "sideways" as "ascending" })).catch(
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(QueryError);
  expect(error).toMatchObject({ code: "badvalue", module: "query+allpages", status: 200 });
  expect((error as QueryError).info).toContain("apdir");
  expect(sent).toHaveLength(1);
});

test("other actions take the same way", async () => {
  const { wiki } = anonymous();
  expect(await wiki.request({ action: "parse", text: "''a''", contentmodel: "wikitext", prop: "text" })).toMatchObject({
    parse: { text: expect.stringContaining("<i>a</i>") },
  });
  expect(
    await wiki.request({ action: "opensearch", search: "Article 00" }).catch((reason: unknown) => reason),
  ).toBeDefined();
});

test("an aborted call ends at once and sends no more", async () => {
  const { wiki, sent } = anonymous();
  const stop = new AbortController();
  const work = async (): Promise<void> => {
    for await (const _ of wiki.list("allpages", { limit: 1 }, { signal: stop.signal }))
      if (sent.length === 3) stop.abort();
  };
  await expect(work()).rejects.toMatchObject({ name: "AbortError" });
  expect(sent.length).toBeLessThanOrEqual(4);
});

test("dates are written so that the wiki understands them", async () => {
  const { wiki } = anonymous();
  const [first] = await take(
    wiki.list("allrevisions", {
      start: new Date(Date.UTC(2024, 0, 1, 0, 2)),
      dir: "newer",
      limit: 1,
      prop: ["timestamp"],
    }),
    1,
  );
  expect(first).toMatchObject({ revisions: [{ timestamp: "2024-01-01T00:02:00Z" }] });
});

test("flags that are false are left out", async () => {
  const { wiki } = anonymous();
  const [on, off] = await Promise.all(
    [true, false].map((unique) => take(wiki.list("alllinks", { unique, prefix: "Article 001", limit: "max" }))),
  );
  expect([on?.length, off!.length > 1]).toEqual([1, true]);
});

test("all values of a set are requested with a sign", async () => {
  const { wiki } = anonymous();
  const all = await take(wiki.list("backlinks", { title: articleTitle(1), namespace: "*", limit: "max" }));
  expect(new Set(all.map(({ ns }) => ns)).size).toBeGreaterThan(1);
});
