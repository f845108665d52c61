import { createExchangeClient } from "@kiln/client/exchange";
import { allpagesModule, createQueryClient } from "@kiln/client/query/core";
import { run } from "./run.js";

/** A small page: a client of resources, and a client of one module. */
run(async (address) => {
  const exchange = createExchangeClient({ baseUrl: address, key: "secret", tenant: "T1" });
  const wiki = createQueryClient({
    endpoint: `${address}/api.php`,
    userAgent: "install/1.0 (install@wiki.invalid)",
    modules: [allpagesModule],
  });
  const titles = [];
  for await (const { title } of wiki.list("allpages", { limit: 2 })) titles.push(title);
  return [(await exchange.pagingGroups.list()).map(({ name }) => name), titles];
});
