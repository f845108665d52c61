const { createExchangeClient } = require("@kiln/client/exchange");
const { check, AnswerError } = require("@kiln/client/exchange/check");
const { createQueryClient } = require("@kiln/client/query");
const { decode } = require("@kiln/validators/query/allpages");

/** The same from CommonJS, and what the root of a package says there. */
async function main(address) {
  const exchange = createExchangeClient({ baseUrl: address, key: "secret", tenant: "T1", check });
  const wiki = createQueryClient({ endpoint: `${address}/api.php`, userAgent: "install/1.0 (install@wiki.invalid)", validate: true });
  const answer = await exchange.pagingGroups.list().catch((error) => error);
  const request = await wiki.query({ list: { allpages: { filterredir: "sideways" } } }).catch((error) => error);
  const root = (() => {
    try {
      return require("@kiln/client");
    } catch (error) {
      return error.message;
    }
  })();
  return [answer instanceof AnswerError, answer.findings?.[0].place ?? answer.message, request.name, decode("aplimit=3").value.limit, root.slice(0, 40)];
}

main(process.argv[2]).then((result) => console.log(JSON.stringify(result)));
