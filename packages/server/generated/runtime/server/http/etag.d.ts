export { isMatched, isNoneMatched } from "./etag-lists.js";
/** The strong entity tag of a text. */
export declare function etagOf(text: string): string;
