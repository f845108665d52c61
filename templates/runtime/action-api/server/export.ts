import type { Page } from "../../query/server/handlers.js";
import { escaped } from "./message-texts.js";

/** A response that consists only of an export. */
export class Export {
  readonly xml: string;

  constructor(xml: string) {
    this.xml = xml;
  }
}

/** The metadata of an export. */
export interface ExportFrame {
  /** The version of the form. */
  readonly schema: string;
  /** The name of the site, and its language. */
  readonly site: string;
  readonly language: string;
}

/** The XML of an export: of pages that exist, their names and ids. Their revisions are not known here. */
export function exportText(pages: readonly Page[], { schema, site, language }: ExportFrame): string {
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
