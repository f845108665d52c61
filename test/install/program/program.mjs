import { createExchangeClient } from "@kiln/client/exchange";
import { createQueryClient } from "@kiln/client/query";

/**
 * Sends an invalid request and receives an invalid response. The errors show that the program finds both packages, and
 * that the packages find each other.
 */
const address = process.argv[2];
const exchange = createExchangeClient({ baseUrl: address, key: "secret", tenant: "T1", check: true });
const wiki = createQueryClient({
  endpoint: `${address}/api.php`,
  userAgent: "install/1.0 (install@wiki.invalid)",
  validate: true,
});
const answer = await exchange.pagingGroups.list().catch((error) => error);
const request = await wiki.query({ list: { allpages: { filterredir: "sideways" } } }).catch((error) => error);
console.log(
  JSON.stringify([
    answer.name,
    answer.findings?.[0].place ?? answer.message,
    request.name,
    request.findings?.[0].parameter ?? request.message,
  ]),
);
