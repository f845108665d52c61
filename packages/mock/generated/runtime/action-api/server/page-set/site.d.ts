import type { Page } from "../../../query/server/handlers.js";
/** The properties of a site that are needed to parse titles. */
export interface TitleSite {
    /** The canonical names of namespaces, by id. The name of `0` is empty. */
    readonly namespaces: Readonly<Record<string, string>>;
    /** Other names of namespaces, in lower case. */
    readonly aliases: Readonly<Record<string, number>>;
    /** The URLs of other sites, with `$1` for a title, by their interwiki prefixes in lower case. */
    readonly interwikis: Readonly<Record<string, string>>;
}
/**
 * A site that can find the pages of a request. All pages of a request are requested before the first is awaited, so a
 * site can find them together.
 */
export interface PageSite extends TitleSite {
    /** Returns the page of a normalized title. A page that is not stored has `missing` and no id. */
    pageOfTitle(ns: number, title: string): Found | Promise<Found>;
    /** Undefined if no page has the id. */
    pageOfId(id: number): Found | undefined | Promise<Found | undefined>;
    /** Returns the page of a revision, or undefined if there is no such revision. */
    pageOfRevision(id: number): Found | undefined | Promise<Found | undefined>;
}
/**
 * A page and, if it is a redirect, its target. The target is a title of this or another site, optionally with `#` and a
 * section.
 */
export interface Found {
    readonly page: Page;
    readonly target?: string | undefined;
}
