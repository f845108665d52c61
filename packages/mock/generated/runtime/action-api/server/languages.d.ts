export interface Languages {
    /** The language of messages. */
    readonly uselang: string;
    /** The language of errors and warnings. */
    readonly errorlang: string;
}
/** Returns the requested languages. The caller's own language is unknown, so the language of the site replaces it. */
export declare function languagesOf(given: ReadonlyMap<string, string>, errorForm: string, ofSite: string): Languages;
