/** Returns true if `If-Match` lists the tag. Weak tags match nothing. */
export declare function isMatched(header: string, etag: string): boolean;
/** Returns true if `If-None-Match` lists the tag. Weak and strong tags are equal. */
export declare function isNoneMatched(header: string, etag: string): boolean;
