export { isMatched, isNoneMatched } from "./messages.js";
export declare function etagOf(text: string): string;
