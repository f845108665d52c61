import type { Page } from "../../query/server/handlers.js";
/** An edit that a mock accepted. */
export interface MockEdit {
    readonly title: string;
    readonly pageid: number;
    /** The text of the page after the edit. */
    readonly text: string;
    readonly summary: string;
    /** Undefined if the caller was not logged in. */
    readonly user: string | undefined;
    readonly minor: boolean;
    readonly bot: boolean;
    /** True if the edit created the page. */
    readonly isNew: boolean;
    readonly revid: number;
    readonly timestamp: string;
}
export interface Revision {
    readonly revid: number;
    readonly parentid: number;
    readonly text: string;
    readonly comment: string;
    readonly user: string;
    readonly userid: number;
    readonly minor: boolean;
    readonly timestamp: string;
}
export interface StoredPage {
    readonly page: Page & {
        readonly pageid: number;
        readonly ns: number;
        readonly title: string;
    };
    /** Newest first. */
    readonly revisions: readonly Revision[];
}
/** The pages that a mock stores: those in its options and those that were edited. */
export interface StoredPages {
    find(title: string): StoredPage | undefined;
    findById(pageid: number): StoredPage | undefined;
    findByRevision(revid: number): StoredPage | undefined;
    save(page: StoredPage["page"], revision: Omit<Revision, "revid" | "parentid" | "timestamp">): StoredPage;
    clear(): void;
}
export declare function createStoredPages(now: () => number): StoredPages;
/**
 * Replaces example values in the members of a page with its stored revisions. Adds no members that were not requested.
 */
export declare function withRevisions({ revisions }: StoredPage, members: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>;
