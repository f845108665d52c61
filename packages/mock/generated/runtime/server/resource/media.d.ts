/** A body of bytes, as a handler gets it. */
export interface ReceivedMedia<MediaType extends string = string> {
    /** In small letters, without parameters. */
    readonly mediaType: MediaType;
    /** No more than the operation takes. Texts are in UTF-8. */
    readonly bytes: Uint8Array;
}
/** Bytes that a handler returns. */
export interface MediaAnswer<MediaType extends string = string> {
    readonly mediaType: MediaType;
    /** A stream is sent as it comes, after the unit of work has ended. */
    readonly data: Uint8Array | string | AsyncIterable<Uint8Array>;
    /**
     * The name under which browsers save the file. Any string is allowed. If set, browsers download the file instead of
     * displaying it.
     */
    readonly fileName?: string | undefined;
}
/** Returns whether a media type is among those that an operation has. */
export declare function isAmong(mediaTypes: readonly string[], type: string): boolean;
/** The media type that a header field names, in small letters, without parameters; undefined where it names none. */
export declare function mediaTypeOf(contentType: string | undefined): string | undefined;
