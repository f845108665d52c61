/*
 * What the spec says of how a request is written. An emitter prints the values, so that nothing of this file is
 * JavaScript. U+FFFF stands where the spec does not know the value: it is in no text of a request.
 */

/** Between the values of one parameter. */
export declare const separator: string;
/** The digits behind `%` where the separator is escaped, in lower case; empty where it has other forms. */
export declare const escapedSeparator: string;
/** Where a value starts with it, it separates the items, and the other separator is text. */
export declare const alternativeSeparator: string;
/** The value that asks for all values of a set. */
export declare const allSpecifier: string;
/** The value of a limit that asks for as many as allowed. */
export declare const maxLimit: string;
/** How many values a parameter takes: from most callers, and from those with higher limits. */
export declare const lowLimit: number;
export declare const highLimit: number;
/** The service's own ownCodes for what is wrong with any request, by those that are written here. */
export declare const ownCodes: Readonly<Record<string, string>>;
/** The warning beside those of deprecations, for the request as a whole; empty where there is none. */
export declare const deprecationHelp: string;
/** What a generator's names start with, before the prefix. */
export declare const generatorPrefix: string;
