// The root of @kiln/server, which lists its modules. Generated: change the spec instead.
throw new Error("@kiln/server has nothing in its root. Import exchangePlugin from \"@kiln/server/exchange\", queryPlugin from \"@kiln/server/query\".");

export const exchangePlugin = undefined;
export const queryPlugin = undefined;
export default undefined;
