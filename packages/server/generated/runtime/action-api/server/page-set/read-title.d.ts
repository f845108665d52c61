import type { TitleSite } from "./site.js";
import type { TitleFault } from "./title-faults.js";
export type ReadTitle = {
    readonly kind: "invalid";
    readonly fault: TitleFault;
}
/** A title of another site; `text` follows its prefix, without a section. */
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
/** Reads a title as the site does. `given` is text without control characters, in Unicode normal form C. */
export declare function readTitle(given: string, site: TitleSite): ReadTitle;
/** `ß` has two capital letters, and `İ` is one. */
export declare function capitalized(text: string): string;
