/** A binary body for a handler. */
export interface ReceivedMedia<MediaType extends string = string> {
    /** The media type in lowercase, without parameters. */
    readonly mediaType: MediaType;
    /** The content, up to the maximum size of the operation. Text is in UTF-8. */
    readonly bytes: Uint8Array;
}
/** Binary content that a handler returns. */
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
/** Returns true if the list contains the media type or a range that includes it. */
export declare function isAmong(mediaTypes: readonly string[], type: string): boolean;
/** Returns the media type of a header field in lowercase, without parameters. Returns undefined if it has none. */
export declare function mediaTypeOf(contentType: string | undefined): string | undefined;
