import wikijs from "wikijs";
import { given, nothing, report, titlesOf, userAgent } from "./report.ts";

const wiki = wikijs({ apiUrl: `${given.origin}/api.php`, headers: { "User-Agent": userAgent } });
const page = (): Promise<any> => wiki.page(given.page);
const titled = (titles: readonly string[]): readonly { readonly title: string }[] => titles.map((title) => ({ title }));

await report({
  connect: async () => {
    await page();
    return nothing;
  },
  siteinfo: async () => ({ kind: "site", general: (await wiki.api({ meta: "siteinfo" })).query.general }),
  login: "it never logs in",
  // The client's other text methods require an extension.
  "page text": async () => ({
    kind: "text",
    text: await (await page()).html(),
    same: { titles: given.page, rvparse: "" },
  }),
  "list with continuation": async () => {
    return titlesOf(titled(await (await page()).backlinks(true, 10)), { list: "backlinks", bltitle: given.page });
  },
  "category members": async () =>
    titlesOf(titled(await wiki.pagesInCategory(given.category)), { list: "categorymembers", cmtitle: given.category }),
  search: async () => {
    const titles: string[] = [];
    for (let found = await wiki.search(given.word, 10); ; found = await found.next()) {
      titles.push(...found.results);
      if (found.next === undefined) return titlesOf(titled(titles), { list: "search", srsearch: given.word });
    }
  },
  "recent changes": async () => {
    const { query } = await wiki.api({ list: "recentchanges", rclimit: 500 });
    return titlesOf(query.recentchanges, { list: "recentchanges" });
  },
});
