import { createExchangeClient } from "@kiln/client/exchange";
import { AnswerError, check } from "@kiln/client/exchange/check";
import { createQueryClient } from "@kiln/client/query";
import { validate, ValidationError } from "@kiln/client/query/validate";
import { run } from "./run.js";

/** A page with all modules, which checks requests and responses with the validators package. */
run(async (address) => {
  const exchange = createExchangeClient({ baseUrl: address, key: "secret", tenant: "T1", check });
  const wiki = createQueryClient({
    endpoint: `${address}/api.php`,
    userAgent: "install/1.0 (install@wiki.invalid)",
    validate,
  });
  const answer = await exchange.pagingGroups.list().catch((error) => error);
  const request = await wiki.query({ list: { allpages: { filterredir: "sideways" } } }).catch((error) => error);
  return [
    answer instanceof AnswerError && answer.findings[0].place,
    request instanceof ValidationError && request.findings[0].parameter,
  ];
});
