import type { Page } from "../../../query/server/handlers.js";
/** A site, as far as titles are read by it. */
export interface TitleSite {
    /** The names of namespaces by their ids, each the one that titles are written with; `0` has the empty name. */
    readonly namespaces: Readonly<Record<string, string>>;
    /** Other names of namespaces, in small letters. */
    readonly aliases: Readonly<Record<string, number>>;
    /** The addresses of other sites, with `$1` for a title, by the prefixes of their titles in small letters. */
    readonly interwikis: Readonly<Record<string, string>>;
}
/**
 * A site, as far as the pages of a request are found by it. All pages of a request are requested before the first is
 * awaited, so that a site can find them together.
 */
export interface PageSite extends TitleSite {
    /** The page of a normalized title; one that is not stored has `missing`, and no id. */
    pageOfTitle(ns: number, title: string): Found | Promise<Found>;
    /** Undefined if no page has the id. */
    pageOfId(id: number): Found | undefined | Promise<Found | undefined>;
    /** The page of a revision; undefined where there is no such revision. */
    pageOfRevision(id: number): Found | undefined | Promise<Found | undefined>;
}
/**
 * A page, and where it leads if it is a redirect: a title of this site or of another one, perhaps with `#` and a
 * section.
 */
export interface Found {
    readonly page: Page;
    readonly target?: string | undefined;
}
