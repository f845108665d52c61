// The root of @kiln/tanstack-query, which lists its modules. Generated: change the spec instead.
/** @deprecated Import it from "@kiln/tanstack-query/exchange". */
export declare const createExchangeQueries: never;

/** @deprecated Import it from "@kiln/tanstack-query/query". */
export declare const createQueryQueries: never;

/** @deprecated @kiln/tanstack-query has nothing in its root. Import createExchangeQueries from "@kiln/tanstack-query/exchange", createQueryQueries from "@kiln/tanstack-query/query". */
declare const nothing: never;
export default nothing;
