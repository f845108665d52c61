import Wikiapi from "wikiapi";
import { given, nothing, report, titlesOf } from "./report.ts";

const wiki = new Wikiapi(`${given.origin}/api.php`);
const query = async (parameters: object): Promise<any> => wiki.query({ action: "query", ...parameters });

await report({
  connect: async () => {
    await wiki.page(given.page);
    return nothing;
  },
  siteinfo: async () => {
    const title = wiki.normalize_title("template:one two");
    if (title !== "Template:One two") throw new Error(`the title became ${title}`);
    return { kind: "site", general: (await query({ meta: "siteinfo" })).query.general };
  },
  login: async () => {
    await wiki.login(given.bot, given.botPassword, `${given.origin}/api.php`);
    return { kind: "user", name: (await query({ meta: "userinfo" })).query.userinfo.name };
  },
  "page text": async () => ({
    kind: "text",
    text: (await wiki.page(given.page)).wikitext,
    same: { titles: given.page },
  }),
  "list with continuation": async () => titlesOf(await wiki.allpages(), { list: "allpages" }),
  "category members": async () =>
    titlesOf(await wiki.categorymembers(given.category), { list: "categorymembers", cmtitle: given.category }),
  search: async () => {
    const found = await wiki.search(given.word, { namespace: 0 });
    return titlesOf(found, { list: "search", srsearch: given.word });
  },
  "recent changes": async () => titlesOf(await wiki.recentchanges(), { list: "recentchanges" }),
});
