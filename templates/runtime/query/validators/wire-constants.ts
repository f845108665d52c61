/*
 * The spec's rules for the encoding of requests. The emitter prints the values, so this file produces no JavaScript.
 * U+FFFF represents an unknown value, because no request contains it.
 */

/** The separator between the values of one parameter. */
export declare const separator: string;
/** The hexadecimal digits of the escaped separator, in lowercase; empty if it has other forms. */
export declare const escapedSeparator: string;
/**
 * The alternative separator. If a value starts with it, it separates the items, and the standard separator is ordinary
 * text.
 */
export declare const alternativeSeparator: string;
/** The value that selects all values of a set. */
export declare const allSpecifier: string;
/** The value of a limit that requests the maximum. */
export declare const maxLimit: string;
/** The maximum number of values of a parameter, for most callers and for callers with higher limits. */
export declare const lowLimit: number;
export declare const highLimit: number;
/** The service's own error codes, by the general code. */
export declare const ownCodes: Readonly<Record<string, string>>;
/** The warning about the whole request that accompanies deprecations, or an empty string if there is none. */
export declare const deprecationHelp: string;
/** The prefix of a generator's parameter names, placed before the module's own prefix. */
export declare const generatorPrefix: string;
