// The root of @kiln/server, which says where its modules are. Generated: change the spec instead.
/** @deprecated It is not here: import it from "@kiln/server/exchange". */
export declare const exchangePlugin: never;

/** @deprecated It is not here: import it from "@kiln/server/query". */
export declare const queryPlugin: never;

/** @deprecated @kiln/server has nothing in its root. Import exchangePlugin from "@kiln/server/exchange", queryPlugin from "@kiln/server/query". */
declare const nothing: never;
export default nothing;
