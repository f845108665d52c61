export declare function etagOf(text: string): string;
export declare function isMatched(header: string, etag: string): boolean;
export declare function isNoneMatched(header: string, etag: string): boolean;
