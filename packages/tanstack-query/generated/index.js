// The root of @kiln/tanstack-query, which lists its modules. Generated: change the spec instead.
throw new Error("@kiln/tanstack-query has nothing in its root. Import createExchangeQueries from \"@kiln/tanstack-query/exchange\", createQueryQueries from \"@kiln/tanstack-query/query\".");

export const createExchangeQueries = undefined;
export const createQueryQueries = undefined;
export default undefined;
