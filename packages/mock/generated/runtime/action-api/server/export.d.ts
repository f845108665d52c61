import type { Page } from "../../query/server/handlers.js";
/** A response that consists only of an export. */
export declare class Export {
    readonly xml: string;
    constructor(xml: string);
}
export interface ExportFrame {
    /** The version of the export schema. */
    readonly schema: string;
    readonly site: string;
    readonly language: string;
}
/**
 * Returns the XML of an export. It contains the titles and ids of existing pages, but not their revisions, which are
 * unknown here.
 */
export declare function exportText(pages: readonly Page[], { schema, site, language }: ExportFrame): string;
