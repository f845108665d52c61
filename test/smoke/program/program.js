import { createExchangeClient, ExchangeError } from "@kiln/client/exchange";
import { createQueryClient, QueryError, TransportError } from "@kiln/client/query";
import { createQueryClient as createAccountClient } from "@kiln/client/query/account";

/**
 * Uses a little of everything, with only the features that every runtime has.
 * @param {string} address of the server, with a separate path for this run
 * @returns {Promise<unknown>} the results
 */
export async function program(address) {
  const wiki = createQueryClient({ endpoint: `${address}/api.php`, userAgent: "smoke/1.0 (smoke@wiki.invalid)" });
  const titles = [];
  for await (const page of wiki.list("allpages", { prefix: "A", limit: 2 })) titles.push(page.title);
  const long = await wiki.query({
    titles: Array.from({ length: 40 }, (_, index) => `${"long ".repeat(40)}${index}`),
    prop: { info: { prop: ["url"] } },
  });
  const many = await wiki.query({ titles: Array.from({ length: 60 }, (_, index) => `Page ${index}`) });
  const { name } = await wiki.meta("userinfo", {});
  const failure = await wiki.request({ action: "query" }).catch((error) => error);
  const aborted = await wiki.meta("userinfo", {}, { signal: AbortSignal.abort() }).catch((error) => error);

  const account = createAccountClient({ endpoint: `${address}/api.php`, userAgent: "smoke/1.0 (smoke@wiki.invalid)" });
  const before = await account.postWithToken("csrf", { action: "edit", title: "A" }).catch((error) => error);
  await account.login({ name: "Alice@smoke", password: "p" });
  const { edit } = await account.postWithToken("csrf", { action: "edit", title: "A" });

  const exchange = createExchangeClient({ baseUrl: address, key: "secret", tenant: "T1" });
  const groups = await exchange.pagingGroups.list();
  const made = await exchange.pagingGroups.create({ name: "All", number: "700", members: ["EXT-1"] });
  const token = await exchange.tokens.generate({ user: "alice", validity: "ONCE" });
  const refused = await createExchangeClient({ baseUrl: address, key: "wrong" })
    .tokens.reset({ user: "alice" })
    .catch((error) => error);

  return {
    titles,
    posted: long.pages.every((page) => page.method === "POST"),
    pages: many.pages.length,
    agent: name,
    failure: failure instanceof QueryError && failure.is("missingparam") && failure.info,
    aborted: aborted instanceof TransportError && [aborted.kind, aborted.name],
    written: [before instanceof QueryError && before.code, edit.result],
    groups: groups.map((group) => group.name),
    made: [made.id, made.members],
    token: [token.token, token.user],
    refused: refused instanceof ExchangeError && [
      refused.code,
      refused.status,
      JSON.stringify(refused).includes("wrong"),
    ],
  };
}
