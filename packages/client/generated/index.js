// The root of @kiln/client, which lists its modules. Generated: change the spec instead.
throw new Error("@kiln/client has nothing in its root. Import createExchangeClient from \"@kiln/client/exchange\", createQueryClient from \"@kiln/client/query\".");

export const createExchangeClient = undefined;
export const createQueryClient = undefined;
export default undefined;
