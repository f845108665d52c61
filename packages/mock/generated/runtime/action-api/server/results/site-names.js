import { idOf, titleOf } from "./titles.js";
const texts = [
    [/url|href|server$/i, (number) => `https://example.org/wiki/Example_${number}`],
    [/contentmodel/i, () => "wikitext"],
    [/contentformat/i, () => "text/x-wiki"],
];
export const siteNames = { texts, titleOf, idMember: "pageid", idOf, lastMember: "lastrevid" };
