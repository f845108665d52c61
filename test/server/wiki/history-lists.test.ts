import { beforeAll, expect, test } from "vitest";
import { seedStorage } from "../../../packages/reference-server/src/seed/seed-storage.ts";
import { askOf, emptyWiki, member, type Any, type Ask } from "./support/asked-wiki.ts";
import { historySeed } from "./support/history-seed.ts";

let ask: Ask;
beforeAll(async () => {
  const storage = emptyWiki();
  await seedStorage(storage, historySeed);
  ask = askOf(storage);
});

const sysop = member("Ann", 1, "sysop");
const bob = member("Bob", 2);

test.each<[object, readonly number[]]>([
  [{ rctype: "edit" }, [4, 3, 2]],
  [{ rctype: "edit", rcdir: "newer" }, [2, 3, 4]],
  [{ rctype: "edit", rcshow: "bot" }, [4]],
  [{ rctype: "edit", rcshow: "anon" }, [3, 2]],
  [{ rcuser: "192.0.2.7" }, [2]],
  [{ rcuser: "192.0.2.9" }, []],
  [{ rctag: "checked" }, [4]],
  [{ rctitle: "Talk:Pier" }, [6]],
  [{ rctype: "edit|new", rctoponly: true }, [6, 5, 4]],
  [{ rctype: "new", rcshow: "redirect" }, [9, 5]],
  [{ rctype: "new", rcnamespace: 1 }, [6]],
])("recent changes with %j", async (parameters, expected) => {
  const { query } = await ask({ list: "recentchanges", rcprop: "ids", rclimit: 50, ...parameters });
  expect(query.recentchanges.map(({ revid }: Any) => revid)).toEqual(expected);
});

test("who sees a hidden author of a recent change", async () => {
  const request = { list: "recentchanges", rctype: "edit", rcshow: "anon", rclimit: 1, rcprop: "user|comment" };
  expect((await ask(request)).query.recentchanges).toEqual([{ type: "edit", userhidden: true, commenthidden: true }]);
  expect((await ask(request, sysop)).query.recentchanges[0]).toMatchObject({ user: "192.0.2.9", comment: "Secret" });
});

test.each<[object, readonly number[]]>([
  [{ letype: "move" }, [11]],
  [{ leaction: "delete/revision" }, [5]],
  [{ leuser: "Rob" }, [3]],
  [{ letitle: "Gone" }, [9, 8]],
  [{ leprefix: "Go" }, [9, 8]],
  [{ lenamespace: 1 }, [7]],
  [{ leids: "2|5" }, [5, 2]],
])("log entries with %j", async (parameters, expected) => {
  expect(
    (await ask({ list: "logevents", lelimit: 50, ...parameters })).query.logevents.map(({ logid }: Any) => logid),
  ).toEqual(expected);
});

test("contributors in the order of their ids, with a continuation", async () => {
  const first = await ask({ prop: "contributors", titles: "Pier", pclimit: 1 });
  expect(first.query.pages[0]).toMatchObject({ anoncontributors: 1, contributors: [{ userid: 2, name: "Bob" }] });
  expect(first.continue.pccontinue).toBe("1|3");
  const bots = await ask({ prop: "contributors", titles: "Pier", pcgroup: "bot" });
  expect(bots.query.pages[0].contributors).toEqual([{ userid: 3, name: "Rob" }]);
});

test("the titles on a watchlist, without those that have expired", async () => {
  const { watchlistraw } = await ask({ list: "watchlistraw", wrprop: "changed" }, bob);
  expect(watchlistraw.map(({ title }: Any) => title)).toEqual(["New", "Pier", "Talk:New", "Talk:Pier"]);
  expect((await ask({ list: "watchlistraw", wrshow: "changed" }, bob)).watchlistraw[0].title).toBe("New");
});

test.each<[object, readonly number[]]>([
  [{ ucuser: "Rob" }, [4]],
  [{ ucuser: "Rob|Bob" }, [4, 9, 6, 1]],
  [{ ucuserids: "2", ucdir: "newer" }, [1, 6, 9]],
  [{ ucuserids: "2", ucshow: "top" }, [6]],
  [{ ucuserids: "2", ucnamespace: 1 }, [6]],
  [{ ucuserprefix: "Ro" }, [4]],
  [{ uciprange: "192.0.2.0/24" }, [2]],
  [{ ucuser: "Rob", uctag: "checked" }, [4]],
])("contributions with %j", async (parameters, expected) => {
  const { query } = await ask({ list: "usercontribs", ucprop: "ids|sizediff|flags", ...parameters });
  expect(query.usercontribs.map(({ revid }: Any) => revid)).toEqual(expected);
});

test("contributions of several users continue at the next edit", async () => {
  const first = await ask({ list: "usercontribs", ucuser: "Rob|Bob", uclimit: 2, ucprop: "ids" });
  expect(first.continue.uccontinue).toBe("actor|2|20250101001600|6");
  const next = await ask({ list: "usercontribs", ucuser: "Rob|Bob", uclimit: 2, ucprop: "ids", ...first.continue });
  expect(next.query.usercontribs.map(({ revid }: Any) => revid)).toEqual([6, 1]);
});

test("tags by name", async () => {
  const first = await ask({
    list: "tags",
    tgprop: "displayname|hitcount|source|active|defined|description",
    tglimit: 1,
  });
  expect(first.query.tags).toEqual([
    {
      name: "checked",
      displayname: "Checked",
      description: "Seen.",
      hitcount: 1,
      defined: true,
      source: ["manual"],
      active: true,
    },
  ]);
  expect(first.continue.tgcontinue).toBe("mw-blank");
});

test("changes of watched pages: the current ones, or all", async () => {
  const top = await ask({ list: "watchlist", wlprop: "ids|user", wltype: "edit|new" }, bob);
  expect(top.query.watchlist.map(({ revid }: Any) => revid)).toEqual([6, 4]);
  const all = await ask({ list: "watchlist", wlprop: "ids", wltype: "edit|new", wlallrev: true }, bob);
  expect(all.query.watchlist.map(({ revid }: Any) => revid)).toEqual([6, 4, 3, 2, 1]);
});
