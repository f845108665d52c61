import type { Page } from "../../../query/server/handlers.js";
import type { MessageText } from "../../../query/server/message.js";
export type ReadTitle = {
    readonly kind: "invalid";
    readonly fault: TitleFault;
}
/** An interwiki title. `text` is the part after its prefix, without a section. */
 | {
    readonly kind: "elsewhere";
    readonly prefix: string;
    readonly text: string;
    readonly title: string;
}
/** A title of this site, normalized. It is empty if only a section was given. */
 | {
    readonly kind: "here";
    readonly ns: number;
    readonly title: string;
    readonly fragment: string;
};
/**
 * Parses a title by the rules of the site. `given` must be in Unicode Normalization Form C and contain no control
 * characters.
 */
export declare function readTitle(given: string, site: TitleSite): ReadTitle;
/** Capitalizes the first character. `ß` becomes `SS`, and `İ` is already a capital letter. */
export declare function capitalized(text: string): string;
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
/** The reason why a string is not a valid title. The code of the fault is the key of its message. */
export type TitleFault = MessageText & {
    readonly key: string;
};
export declare const relativePath: TitleFault;
export declare const signature: TitleFault;
export declare function tooLong(most: number): TitleFault;
