/* What service.js.hbs makes of a spec. */
export declare const separator: string;
export declare const escapedSeparator: string;
export declare const alternativeSeparator: string;
export declare const allSpecifier: string;
export declare const maxLimit: string;
export declare const generatorPrefix: string;
