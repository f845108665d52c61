import type { Found, PageSite } from "../page-set/read-title.js";
import type { SiteNames } from "../../../query/server/results/sample.js";
/** Pages that a mock stores: they take precedence over generated ones. */
export interface KeptPages {
    find(title: string): Found | undefined;
    findById(pageid: number): Found | undefined;
    findByRevision(revid: number): Found | undefined;
}
/** Creates the mock site. Its interwiki titles have the given prefixes. */
export declare function mockSite(interwikis: Readonly<Record<string, string>>, kept?: KeptPages): PageSite;
/** The namespaces of a new installation. */
export declare const namespaceNames: Readonly<Record<string, string>>;
export declare function titleOf(ns: number, number: number): string;
export declare function idOf(ns: number, number: number): number;
export declare function pageOfId(id: number): {
    readonly pageid: number;
    readonly ns: number;
    readonly title: string;
};
/** The default addresses of other sites. */
export declare const interwikis: Readonly<Record<string, string>>;
export declare const siteNames: SiteNames;
