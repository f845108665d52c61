/** Returns all values of a repeated header field. Node keeps only the first or joins all of them. */
export declare function valuesOf(rawHeaders: readonly string[], name: string): readonly string[];
/** Returns true if `Accept` lists the media type by name. Media ranges do not count. */
export declare function isNamed(accept: string | undefined, wanted: string): boolean;
/** Returns true if the body is compressed and must be decompressed before it is read. */
export declare function isEncoded(contentEncoding: string | readonly string[] | undefined): boolean;
/** Returns true if the content type is the media type in UTF-8, or is missing. */
export declare function isOfType(contentType: string | undefined, wanted: string): boolean;
/** Returns true if `If-Match` lists the tag. Weak tags match nothing. */
export declare function isMatched(header: string, etag: string): boolean;
/** Returns true if `If-None-Match` lists the tag. Weak and strong tags are equal. */
export declare function isNoneMatched(header: string, etag: string): boolean;
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
/** A response as data. */
export interface Sent {
    readonly status: number;
    /** The header fields by lowercase name. */
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: Uint8Array | string | AsyncIterable<Uint8Array> | undefined;
}
/** A mistake in the arguments of a plugin. Like a system error it has a code, and its message states the remedy. */
export declare class SetupError extends TypeError {
    readonly code = "KILN_SETUP";
}
