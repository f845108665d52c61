/** The languages of an answer, by their codes. */
export interface Languages {
    /** Of its messages. */
    readonly uselang: string;
    /** Of its errors and warnings. */
    readonly errorlang: string;
}
/** The languages that a request asks for. A caller's own is not known here: it is the site's. */
export declare function languagesOf(given: ReadonlyMap<string, string>, errorForm: string, ofSite: string): Languages;
