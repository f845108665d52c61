import Bot from "nodemw";
import { given, nothing, report, titlesOf, userAgent } from "./report.ts";

const { hostname, port } = new URL(given.origin);
const bot = new Bot({ protocol: "http", server: hostname, port: Number(port), path: "", userAgent });

/** Calls a callback-based method of the bot. */
const call = (name: string, ...parameters: readonly unknown[]): Promise<any> =>
  new Promise((resolve, reject) =>
    bot[name](...parameters, (error: unknown, value: unknown) => (error ? reject(error) : resolve(value))),
  );

await report({
  connect: async () => {
    await call("getSiteStats");
    return nothing;
  },
  siteinfo: async () => {
    const { general, namespaces } = await call("getSiteInfo", ["general", "namespaces"]);
    if (namespaces[14]["*"] !== "Category") throw new Error(`the namespaces are ${JSON.stringify(namespaces)}`);
    const version = await call("getMediaWikiVersion");
    if (!general.generator.includes(version)) throw new Error(`the version is ${version}`);
    return { kind: "site", general };
  },
  login: async () => {
    await call("logIn", given.bot, given.botPassword);
    return { kind: "user", name: (await call("whoami")).name };
  },
  "page text": async () => ({ kind: "text", text: await call("getArticle", given.page), same: { titles: given.page } }),
  "list with continuation": async () =>
    titlesOf(await call("getAllPages"), { list: "allpages", apfilterredir: "nonredirects" }),
  "category members": async () => {
    const titles = await call("getPagesInCategory", given.category.replace("Category:", ""));
    return titlesOf(titles, { list: "categorymembers", cmtitle: given.category });
  },
  search: async () => titlesOf(await call("search", given.word), { list: "search", srsearch: given.word }),
  "recent changes": async () => titlesOf(await call("getRecentChanges", ""), { list: "recentchanges" }),
});
