import type { Page } from "../../query/server/handlers.js";
/** An answer that is nothing but an export. */
export declare class Export {
    readonly xml: string;
    constructor(xml: string);
}
/** What an export says beside its pages. */
export interface ExportFrame {
    /** The version of the form. */
    readonly schema: string;
    /** The name of the site, and its language. */
    readonly site: string;
    readonly language: string;
}
/** The XML of an export: of pages that exist, their names and ids. Their revisions are not known here. */
export declare function exportText(pages: readonly Page[], { schema, site, language }: ExportFrame): string;
