import Session, { set } from "m3api";
import { given, nothing, report, titlesOf, userAgent } from "./report.ts";

const session = new Session(`${given.origin}/api.php`, { formatversion: 2 }, { userAgent, warn: () => {} });
const ask = (parameters: object): Promise<any> => session.request({ action: "query", ...parameters });

/** Returns all items of a list, from as many responses as needed. */
async function follow(list: string, parameters: object): Promise<readonly { readonly title: string }[]> {
  const items = [];
  for await (const { query } of session.requestAndContinue({
    action: "query",
    list: set(list),
    ...parameters,
  }) as AsyncIterable<any>)
    items.push(...query[list]);
  return items;
}

await report({
  connect: async () => {
    await ask({ meta: set("siteinfo") });
    return nothing;
  },
  siteinfo: async () => ({
    kind: "site",
    general: (await ask({ meta: set("siteinfo"), siprop: set("general", "namespaces") })).query.general,
  }),
  login: async () => {
    const lgtoken = await session.getToken("login", {});
    const login = { action: "login", lgname: given.bot, lgpassword: given.botPassword, lgtoken };
    const {
      login: { result, reason },
    } = (await session.request(login, { method: "POST" })) as any;
    if (result !== "Success") throw new Error(`${result}: ${JSON.stringify(reason)}`);
    return { kind: "user", name: (await ask({ meta: set("userinfo") })).query.userinfo.name };
  },
  "page text": async () => {
    const { query } = await ask({
      titles: set(given.page),
      prop: set("revisions"),
      rvprop: set("content"),
      rvslots: set("main"),
    });
    return { kind: "text", text: query.pages[0].revisions[0].slots.main.content, same: { titles: given.page } };
  },
  "list with continuation": async () => titlesOf(await follow("allpages", { aplimit: 10 }), { list: "allpages" }),
  "category members": async () => {
    return titlesOf(await follow("categorymembers", { cmtitle: given.category }), {
      list: "categorymembers",
      cmtitle: given.category,
    });
  },
  search: async () =>
    titlesOf(await follow("search", { srsearch: given.word }), { list: "search", srsearch: given.word }),
  "recent changes": async () =>
    titlesOf(await follow("recentchanges", { rcprop: set("title", "ids") }), { list: "recentchanges" }),
});
