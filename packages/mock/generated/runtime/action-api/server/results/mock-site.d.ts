import type { Found, PageSite } from "../page-set/site.js";
/** Pages that a mock stores: they take precedence over generated ones. */
export interface KeptPages {
    find(title: string): Found | undefined;
    findById(pageid: number): Found | undefined;
    findByRevision(revid: number): Found | undefined;
}
/** Creates the mock site. Its interwiki titles have the given prefixes. */
export declare function mockSite(interwikis: Readonly<Record<string, string>>, kept?: KeptPages): PageSite;
