/** What a program says of a client that a spec does not. */
export interface Scope {
    /**
     * Tells the keys of this client from those of another one of the same service, such as another user's. Nothing
     * secret.
     */
    readonly scope?: string | undefined;
}
/**
 * What a key holds of a value: what a request does, without what is secret or says nothing. Dates are texts, as in
 * JSON.
 */
export declare function keyPart(value: unknown, isLeftOut?: (name: string, member: unknown) => boolean): unknown;
/** The members that are there. */
export declare function given(members: Readonly<Record<string, unknown>>): Record<string, unknown>;
