/** A binary body for a handler. */
export interface ReceivedMedia<MediaType extends string = string> {
    /** In lowercase, without parameters. */
    readonly mediaType: MediaType;
    /** At most the number that the operation accepts. Texts are in UTF-8. */
    readonly bytes: Uint8Array;
}
/** Bytes that a handler returns. */
export interface MediaAnswer<MediaType extends string = string> {
    readonly mediaType: MediaType;
    /** A stream is sent while it is read, after the unit of work has ended. */
    readonly data: Uint8Array | string | AsyncIterable<Uint8Array>;
    /**
     * The name under which browsers save the file. Any string is allowed. If set, browsers download the file instead of
     * displaying it.
     */
    readonly fileName?: string | undefined;
}
/** Returns whether a media type is among those that an operation has. */
export declare function isAmong(mediaTypes: readonly string[], type: string): boolean;
/** The media type of a header field, in lowercase, without parameters; undefined if there is none. */
export declare function mediaTypeOf(contentType: string | undefined): string | undefined;
