import { createQueryClient } from "@kiln/client/query";

/** Sends a request that no service would accept. The validators reject it before it is sent. */
const wiki = createQueryClient({
  endpoint: `${process.argv[2]}/api.php`,
  userAgent: "smoke/1.0 (smoke@wiki.invalid)",
  validate: true,
});
const error = await wiki.query({ list: { allpages: { filterredir: "sideways" } } }).catch((reason) => reason);
const good = await wiki.query({ list: { allpages: { limit: 2 } } }).catch((reason) => reason);
console.log(
  JSON.stringify([error.name, error.findings?.[0]?.code ?? error.code, good.list?.allpages.length ?? good.code]),
);
