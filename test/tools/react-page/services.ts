import { createExchangeClient } from "@kiln/client/exchange";
import { createQueryClient } from "@kiln/client/query";
import { createExchangeQueries } from "@kiln/tanstack-query/exchange";
import { createQueryQueries } from "@kiln/tanstack-query/query";

export const exchange = createExchangeQueries(
  createExchangeClient({ baseUrl: "https://pbx.invalid", key: "k", tenant: "DEMO" }),
);
export const wiki = createQueryQueries(
  createQueryClient({
    endpoint: "https://wiki.invalid/api.php",
    userAgent: "groups-page/1.0 (team@example.org)",
    origin: "*",
  }),
);
