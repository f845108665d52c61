// Options of Exchange Management API for TanStack Query. Generated: change the spec instead.
import { page } from "@kiln/client/exchange/extras";
import { createResourceQueries } from "../runtime/tanstack-query/resource.js";

export { allItems } from "../runtime/tanstack-query/options.js";

const service = {
  name: "exchange",
  resources: {
    tokens: { generate: { body: true, affects: [] }, reset: { body: true, affects: [] } },
    pagingGroups: {
      list: { tenant: true, pages: true },
      get: { path: ["object_id"], tenant: true },
      create: { body: true, tenant: true, affects: [["pagingGroups", "list"]] },
      update: { path: ["object_id"], body: true, tenant: true, affects: [["pagingGroups", "list"], ["pagingGroups", "get", ["object_id"]]] },
      delete: { path: ["object_id"], tenant: true, affects: [["pagingGroups", "list"], ["pagingGroups", "get", ["object_id"], true]] },
    },
  },
};

export const createExchangeQueries = (client, scope) => createResourceQueries(service, page, client, scope);

export const exchangeKey = (...parts) => ["exchange", ...parts];
