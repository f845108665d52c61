import { escaped } from "./message-texts.js";
/** A response that consists only of an export. */
export class Export {
    xml;
    constructor(xml) {
        this.xml = xml;
    }
}
/**
 * Returns the XML of an export. It contains the titles and ids of existing pages, but not their revisions, which are
 * unknown here.
 */
export function exportText(pages, { schema, site, language }) {
    const space = `http://www.mediawiki.org/xml/export-${schema}/`;
    const head = `<mediawiki xmlns="${space}" version="${schema}" xml:lang="${escaped(language)}">`;
    const existing = pages.filter(({ pageid, missing }) => pageid !== undefined && missing !== true);
    return [
        head,
        `  <siteinfo>\n    <sitename>${escaped(site)}</sitename>\n  </siteinfo>`,
        ...existing.map(({ title, ns, pageid }) => {
            return `  <page>\n    <title>${escaped(title ?? "")}</title>\n    <ns>${ns ?? 0}</ns>\n    <id>${pageid}</id>\n  </page>`;
        }),
        "</mediawiki>\n",
    ].join("\n");
}
