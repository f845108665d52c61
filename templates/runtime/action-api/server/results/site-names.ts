import type { SiteNames } from "../../../query/server/results/site.js";
import type { NamedText } from "../../../core/samples/text.js";
import { idOf, titleOf } from "./titles.js";

const texts: readonly NamedText[] = [
  [/url|href|server$/i, (number) => `https://example.org/wiki/Example_${number}`],
  [/contentmodel/i, () => "wikitext"],
  [/contentformat/i, () => "text/x-wiki"],
];

export const siteNames: SiteNames = { texts, titleOf, idMember: "pageid", idOf, lastMember: "lastrevid" };
