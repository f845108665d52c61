import { beforeAll, expect, test } from "vitest";
import { seedStorage } from "../../../packages/reference-server/src/seed/seed-storage.ts";
import { askOf, emptyWiki, member, type Any, type Ask } from "./support/asked-wiki.ts";
import { peopleSeed } from "./support/people-seed.ts";

let ask: Ask;
beforeAll(async () => {
  const storage = emptyWiki();
  await seedStorage(storage, peopleSeed);
  ask = askOf(storage);
});

const allOfBlocks = "id|user|userid|by|byid|timestamp|expiry|reason|parsedreason|range|flags|restrictions";

test.each<[object, readonly string[]]>([
  [{}, ["192.0.2.0/24", "192.0.2.5", "Mal"]],
  [{ bkdir: "newer" }, ["Mal", "192.0.2.5", "192.0.2.0/24"]],
  [{ bkstart: "2025-01-01T00:11:00Z" }, ["192.0.2.5", "Mal"]],
  [{ bkusers: "Mal" }, ["Mal"]],
  [{ bkip: "192.0.2.7" }, ["192.0.2.0/24"]],
  [{ bkip: "192.0.2.5" }, ["192.0.2.0/24", "192.0.2.5"]],
  [{ bkids: 1 }, ["Mal"]],
  [{ bkshow: "account" }, ["Mal"]],
  [{ bkshow: "!account" }, ["192.0.2.0/24", "192.0.2.5"]],
  [{ bkshow: "ip" }, ["192.0.2.5"]],
  [{ bkshow: "!ip" }, ["192.0.2.0/24", "Mal"]],
  [{ bkshow: "range" }, ["192.0.2.0/24"]],
  [{ bkshow: "!range" }, ["192.0.2.5", "Mal"]],
  [{ bkshow: "temp" }, ["192.0.2.5"]],
  [{ bkshow: "!temp" }, ["192.0.2.0/24", "Mal"]],
])("blocks with %j", async (parameters, expected) => {
  const { query } = await ask({ list: "blocks", bkprop: allOfBlocks, ...parameters });
  expect(query.blocks.map(({ user }: Any) => user)).toEqual(expected);
});

test("the data of a block, and the continuation", async () => {
  const first = await ask({ list: "blocks", bklimit: 1, bkprop: "id|range|flags" });
  expect(first.query.blocks[0]).toMatchObject({
    id: 3,
    rangestart: "192.0.2.0",
    rangeend: "192.0.2.255",
    anononly: true,
    partial: false,
  });
  expect(first.continue.bkcontinue).toBe("20250101001100|2");
  const [partial] = (await ask({ list: "blocks", bkusers: "Mal", bkprop: "restrictions" })).query.blocks;
  expect(partial.restrictions).toEqual({ pages: [{ id: 1, ns: 0, title: "Pier" }], namespaces: [1] });
});

test.each<[object, readonly string[]]>([
  [{}, ["Talk:Never", "Never more"]],
  [{ ptdir: "newer" }, ["Never more", "Talk:Never"]],
  [{ ptnamespace: 1 }, ["Talk:Never"]],
  [{ ptlevel: "sysop" }, ["Never more"]],
  [{ ptend: "2025-01-01T00:21:00Z" }, ["Talk:Never"]],
])("protected titles with %j", async (parameters, expected) => {
  const { query } = await ask({
    list: "protectedtitles",
    ptprop: "timestamp|user|userid|comment|parsedcomment|expiry|level",
    ...parameters,
  });
  expect(query.protectedtitles.map(({ title }: Any) => title)).toEqual(expected);
});

test("protected titles continue at time, namespace and title, and generate pages", async () => {
  const { continue: next } = await ask({ list: "protectedtitles", ptlimit: 1 });
  expect(next.ptcontinue).toBe("20250101002000|0|Never_more");
  expect((await ask({ generator: "protectedtitles", gptlimit: 1 })).query.pages).toEqual([
    { ns: 1, title: "Talk:Never", missing: true },
  ]);
});

test.each<[object, readonly string[]]>([
  [{}, ["Ann", "Bob", "Mal"]],
  [{ audir: "descending" }, ["Mal", "Bob", "Ann"]],
  [{ aufrom: "b" }, ["Bob", "Mal"]],
  [{ auto: "Bob" }, ["Ann", "Bob"]],
  [{ auprefix: "M" }, ["Mal"]],
  [{ augroup: "bot" }, ["Mal"]],
  [{ auexcludegroup: "bot" }, ["Ann", "Bob"]],
  [{ aurights: "block" }, ["Ann"]],
  [{ auwitheditsonly: true }, ["Bob", "Mal"]],
  [{ auexcludenamed: true }, []],
])("users with %j", async (parameters, expected) => {
  const { query } = await ask({
    list: "allusers",
    auprop: "blockinfo|centralids|editcount|groups|implicitgroups|registration|rights",
    ...parameters,
  });
  expect(query.allusers.map(({ name }: Any) => name)).toEqual(expected);
});

test("users continue at a name", async () => {
  expect((await ask({ list: "allusers", aulimit: 1 })).continue.aufrom).toBe("Bob");
});

test("edits, gender and block of a user are the same in all modules", async () => {
  const { query } = await ask({ list: "users", ususers: "Ann|Bob|Mal", usprop: "editcount|gender|blockinfo" });
  expect(query.users).toMatchObject([
    { name: "Ann", gender: "female" },
    { name: "Bob", gender: "unknown" },
    { name: "Mal", blockid: 1, blockedby: "Ann", blockexpiry: "infinite", blockpartial: true },
  ]);
  const { userinfo } = (await ask({ meta: "userinfo", uiprop: "editcount|blockinfo" }, member("Mal", 3))).query;
  expect(userinfo).toMatchObject({ blockid: 1, blockreason: "Noise" });
  const [mal] = (await ask({ list: "allusers", auprefix: "Mal", auprop: "editcount|blockinfo" })).query.allusers;
  expect(userinfo.editcount).toBe(mal.editcount);
  expect(query.users[2]).toEqual(mal.gender === undefined ? { ...mal, gender: "unknown" } : mal);
});

test.each<[object, readonly string[]]>([
  [{}, ["Lamp.png", "Wave.jpg"]],
  [{ aidir: "descending" }, ["Wave.jpg", "Lamp.png"]],
  [{ aifrom: "m" }, ["Wave.jpg"]],
  [{ aiprefix: "La" }, ["Lamp.png"]],
  [{ aimaxsize: 600 }, ["Wave.jpg"]],
  [{ aisha1: "b".repeat(40) }, ["Lamp.png", "Wave.jpg"]],
  [{ aisha1: "a".repeat(40) }, []],
  [{ aisort: "timestamp", aidir: "older" }, ["Wave.jpg", "Lamp.png"]],
  [{ aisort: "timestamp", aiuser: "Ann" }, ["Lamp.png"]],
  [{ aisort: "timestamp", aifilterbots: "bots" }, ["Wave.jpg"]],
  [{ aisort: "timestamp", aifilterbots: "nobots" }, ["Lamp.png"]],
])("files with %j", async (parameters, expected) => {
  const { query } = await ask({
    list: "allimages",
    aiprop: "timestamp|user|userid|comment|size|sha1|mime|mediatype|bitdepth|canonicaltitle|url|metadata",
    ...parameters,
  });
  expect(query.allimages.map(({ name }: Any) => name)).toEqual(expected);
});

test("files continue at a name, or at a time and a name", async () => {
  expect((await ask({ list: "allimages", ailimit: 1 })).continue.aicontinue).toBe("Wave.jpg");
  expect((await ask({ list: "allimages", ailimit: 1, aisort: "timestamp" })).continue.aicontinue).toBe(
    "20250101003200|Wave.jpg",
  );
});
