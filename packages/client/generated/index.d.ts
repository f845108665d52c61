// The root of @kiln/client, which lists its modules. Generated: change the spec instead.
/** @deprecated Import it from "@kiln/client/exchange". */
export declare const createExchangeClient: never;

/** @deprecated Import it from "@kiln/client/query". */
export declare const createQueryClient: never;

/** @deprecated @kiln/client has nothing in its root. Import createExchangeClient from "@kiln/client/exchange", createQueryClient from "@kiln/client/query". */
declare const nothing: never;
export default nothing;
