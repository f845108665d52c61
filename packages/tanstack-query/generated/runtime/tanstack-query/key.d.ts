/** Information about a client that the spec does not contain. */
export interface Scope {
    /**
     * Distinguishes the keys of this client from those of another client of the same service, such as another user's. Do
     * not use a secret.
     */
    readonly scope?: string | undefined;
}
/** Returns the part of a key for a value, without secrets and empty values. Dates are strings, as in JSON. */
export declare function keyPart(value: unknown, isLeftOut?: (name: string, member: unknown) => boolean): unknown;
/** Returns the members that are neither undefined nor empty. */
export declare function given(members: Readonly<Record<string, unknown>>): Record<string, unknown>;
