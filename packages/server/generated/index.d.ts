// The root of @kiln/server, which lists its modules. Generated: change the spec instead.
/** @deprecated Import it from "@kiln/server/exchange". */
export declare const exchangePlugin: never;

/** @deprecated Import it from "@kiln/server/query". */
export declare const queryPlugin: never;

/** @deprecated @kiln/server has nothing in its root. Import exchangePlugin from "@kiln/server/exchange", queryPlugin from "@kiln/server/query". */
declare const nothing: never;
export default nothing;
