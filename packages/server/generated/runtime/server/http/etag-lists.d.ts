/** Returns whether a tag is among those that `If-Match` lists: weak ones match nothing. */
export declare function isMatched(header: string, etag: string): boolean;
/** Returns whether `If-None-Match` lists a tag; weak and strong tags are equal. */
export declare function isNoneMatched(header: string, etag: string): boolean;
