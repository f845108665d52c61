import { equal } from "../../storage/select.ts";
import { spaced } from "../../content/titles.ts";
import type { Site } from "../site/general.ts";
import { given } from "../reading/conditions.ts";
import { foreignUrl } from "../shared/external-links.ts";
import { only } from "../reading/members.ts";
import { pageBy, readOfPages } from "../shared/of-pages.ts";
import { type ParametersOf, propertyModule } from "../reading/module.ts";
import { languageName } from "../site/languages.ts";

const columns = ["language_links.source", "language_links.language", "language_links.title"] as const;

/** Lists the links of pages to the same subject in other languages. */
export const langlinks = (site: Site) =>
  propertyModule({
    read: (parameters: ParametersOf<"langlinks">, context) => {
      const where = [
        ...given(parameters.lang, (language) => equal("language_links.language", language)),
        ...given(parameters.title, (title) => equal("language_links.title", title)),
      ];
      const key = ["language_links.source", "language_links.language"] as const;
      return readOfPages<(typeof columns)[number]>(site, context, parameters, {
        key,
        question: { from: "language_links", columns, where },
      });
    },
    pagesIn: pageBy("language_links.source"),
    membersOf: (row, { prop = [], url = false, inlanguagecode }) => {
      const [lang, title] = [row["language_links.language"], row["language_links.title"]];
      const link = {
        lang,
        ...only(url || prop.includes("url"), { url: foreignUrl(lang, title) ?? "" }),
        ...only(prop.includes("langname"), { langname: languageName(lang, inlanguagecode) }),
        ...only(prop.includes("autonym"), { autonym: languageName(lang) }),
        title: spaced(title),
      };
      return { langlinks: [link] };
    },
  });
