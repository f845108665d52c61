export { isMatched, isNoneMatched } from "./etag-lists.js";
export declare function etagOf(text: string): string;
