import type { Page } from "../../query/server/handlers.js";
/** A response that consists only of an export. */
export declare class Export {
    readonly xml: string;
    constructor(xml: string);
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
export declare function exportText(pages: readonly Page[], { schema, site, language }: ExportFrame): string;
