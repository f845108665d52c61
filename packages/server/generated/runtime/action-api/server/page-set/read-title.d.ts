import type { TitleSite } from "./site.js";
import type { TitleFault } from "./title-faults.js";
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
