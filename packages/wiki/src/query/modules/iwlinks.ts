import { equal } from "../../storage/select.ts";
import { spaced } from "../../content/titles.ts";
import type { Site } from "../site/general.ts";
import { given } from "../reading/conditions.ts";
import { foreignUrl } from "../shared/external-links.ts";
import { pageBy, readOfPages } from "../shared/of-pages.ts";
import { type ParametersOf, propertyModule } from "../reading/module.ts";

const columns = ["interwiki_links.source", "interwiki_links.prefix", "interwiki_links.title"] as const;

/** Lists the interwiki links of pages. */
export const iwlinks = (site: Site) =>
  propertyModule({
    read: (parameters: ParametersOf<"iwlinks">, context) => {
      const where = [
        ...given(parameters.prefix, (prefix) => equal("interwiki_links.prefix", prefix)),
        ...given(parameters.title, (title) => equal("interwiki_links.title", title)),
      ];
      return readOfPages<(typeof columns)[number]>(site, context, parameters, {
        key: columns,
        question: { from: "interwiki_links", columns, where },
      });
    },
    pagesIn: pageBy("interwiki_links.source"),
    membersOf: (row, { prop = [], url = false }) => {
      const [prefix, title] = [row["interwiki_links.prefix"], row["interwiki_links.title"]];
      const address = url || prop.includes("url") ? { url: foreignUrl(prefix, title) ?? "" } : {};
      return { iwlinks: [{ prefix, ...address, title: spaced(title) }] };
    },
  });
