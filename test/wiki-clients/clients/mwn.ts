import { Mwn } from "mwn";
import { given, nothing, report, titlesOf, userAgent } from "./report.ts";

const bot = new Mwn({
  apiUrl: `${given.origin}/api.php`,
  username: given.bot,
  password: given.botPassword,
  userAgent,
  silent: true,
  suppressAPIWarnings: true,
  maxRetries: 0,
});

async function follow(list: string, parameters: object): Promise<readonly { readonly title: string }[]> {
  const items = [];
  for await (const { query } of bot.continuedQueryGen({ action: "query", list, ...parameters }))
    items.push(...(query as any)[list]);
  return items;
}

await report({
  connect: async () => {
    await bot.getSiteInfo();
    return nothing;
  },
  siteinfo: async () => {
    const title = new bot.Title("Template:one two");
    if (title.getPrefixedText() !== "Template:One two") throw new Error(`the title became ${title.getPrefixedText()}`);
    return { kind: "site", general: ((await bot.query({ meta: "siteinfo" })) as any).query.general };
  },
  login: async () => {
    await bot.login();
    return { kind: "user", name: ((await bot.userinfo()) as any).name };
  },
  "page text": async () => {
    const { revisions } = (await bot.read(given.page)) as any;
    return { kind: "text", text: revisions[0].content, same: { titles: given.page, redirects: "1" } };
  },
  "list with continuation": async () => titlesOf(await follow("allpages", { aplimit: 10 }), { list: "allpages" }),
  "category members": async () => {
    const titles = await new bot.Category(given.category).members();
    return titlesOf(titles as any, { list: "categorymembers", cmtitle: given.category });
  },
  search: async () => titlesOf((await bot.search(given.word, "max")) as any, { list: "search", srsearch: given.word }),
  "recent changes": async () =>
    titlesOf(await follow("recentchanges", { rcprop: "title|ids" }), { list: "recentchanges" }),
});
