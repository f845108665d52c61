// Options of Content Query Interface for TanStack Query. Generated: change the spec instead.
import { createServiceQueries } from "../runtime/tanstack-query/query.js";

export { allItems } from "../runtime/tanstack-query/options.js";

const service = { name: "query", items: ["list"], facts: ["meta"], generator: "generator", continues: true };

export const createQueryQueries = (client, scope) => createServiceQueries(service, client, scope);

export const queryKey = (...parts) => ["query", ...parts];
