import { createRequire } from "node:module";
import { createQueryClient } from "@kiln/client/query";
import { exchangeMock } from "@kiln/mock/exchange";
import { documents } from "@kiln/openapi";
import * as schemas from "@kiln/schemas";
import { allpages } from "@kiln/validators/query";

/** Checks that each package loads and works, with `import` and, where supported, with `require`. */
const require = createRequire(import.meta.url);
const refused = await allpages.standard["~standard"].validate({ limit: "many" });
console.log(
  JSON.stringify({
    openapi: documents.length > 0 && require("@kiln/openapi").documents.length === documents.length,
    schemas:
      Object.values(schemas).flat().length > 0 &&
      Object.keys(require("@kiln/schemas")).join() ===
        Object.keys(schemas)
          .filter((name) => name !== "default" && name !== "module.exports")
          .join(),
    validators: refused.issues.length > 0,
    mock:
      (
        await exchangeMock().fetch("http://127.0.0.1/pbx/openapi.php/paginggroups?tenant=A", {
          headers: { "x-api-key": "k" },
        })
      ).status === 200,
    client:
      typeof createQueryClient({ endpoint: "http://127.0.0.1/api.php", userAgent: "smoke/1.0 (smoke@wiki.invalid)" })
        .query === "function",
  }),
);
