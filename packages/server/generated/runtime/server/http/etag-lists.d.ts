/** Returns whether a tag is among those that `If-Match` lists: weak ones match nothing. */
export declare function isMatched(header: string, etag: string): boolean;
/** Returns whether a tag is among those that `If-None-Match` lists, where a weak one is as good as a strong one. */
export declare function isNoneMatched(header: string, etag: string): boolean;
