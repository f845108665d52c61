import { Mwbot } from "mwbot-ts";
import { given, nothing, report, titlesOf, userAgent } from "./report.ts";

const options = { apiUrl: `${given.origin}/api.php`, userAgent, suppressWarnings: true };
const open = (): Promise<any> => Mwbot.init({ ...options, credentials: { anonymous: true } });
let bot: any;

async function follow(list: string, parameters: object): Promise<readonly { readonly title: string }[]> {
  const responses: readonly any[] = await bot.continuedRequest(
    { action: "query", list, ...parameters },
    { limit: Infinity },
  );
  return responses.flatMap(({ query }) => query[list]);
}

await report({
  connect: async () => {
    bot = await open();
    return nothing;
  },
  siteinfo: async () => {
    const title = new bot.Title("Template:one two");
    if (title.getPrefixedText() !== "Template:One two") throw new Error(`the title became ${title.getPrefixedText()}`);
    return { kind: "site", general: bot.info.general };
  },
  login: async () => {
    const own = await Mwbot.init({ ...options, credentials: { username: given.bot, password: given.botPassword } });
    return { kind: "user", name: own.info.user.name };
  },
  "page text": async () => ({ kind: "text", text: (await bot.read(given.page)).content, same: { titles: given.page } }),
  "list with continuation": async () => titlesOf(await follow("allpages", { aplimit: 10 }), { list: "allpages" }),
  "category members": async () => {
    return titlesOf(await bot.getCategoryMembers(given.category), { list: "categorymembers", cmtitle: given.category });
  },
  search: async () => titlesOf((await bot.search(given.word)).search, { list: "search", srsearch: given.word }),
  "recent changes": async () =>
    titlesOf(await follow("recentchanges", { rcprop: "title|ids" }), { list: "recentchanges" }),
});
