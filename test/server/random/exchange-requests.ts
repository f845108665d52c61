import type { Random } from "../../support/random.ts";
import { base } from "../exchange/support.ts";
import { readDocument } from "./document.ts";
import { requestMaker, type Fields, type Request } from "./requests.ts";
import { nastyTexts } from "./values.ts";

/** Strings that a header can contain. */
const printable = nastyTexts.filter((text) => /^[ -~]*$/.test(text));

/** Creates requests to the exchange: with any of its keys, in any place, at any path, and in the compatibility form. */
export function exchangeRequests(chance: Random, keys: Readonly<Record<string, string>>): () => Request {
  const tenants = ["Beta Company", "a", "", "nobody"];
  const document = readDocument("exchange");
  return requestMaker(document, chance, (operation, wild) => {
    const key = chance.chance(wild / 4)
      ? chance.pick(["", "kiln_gf_0", ...printable])
      : chance.pick([...Object.values(keys), keys["global-full"]!, keys["tenant-full"]!]);
    const where = chance.pick(["header", "header", "header", "bearer", "query"]);
    const named = chance.chance(wild / 4)
      ? chance.pick(nastyTexts)
      : chance.pick(chance.chance(wild) ? tenants : ["A", "A", "Alpha Company", "B"]);
    const tenant: Fields = operation.id.includes("Token") || chance.chance(0.1) ? [] : [["tenant", named]];
    const path = chance.pick(operation.paths);
    const isCompatible = chance.chance(0.1);
    const words: Fields = isCompatible
      ? [
          ["object", chance.pick(["paginggroup", "intercom", "paging", "x"])],
          ["action", chance.pick(["list", "get", "add", "create", "update", "delete", "x"])],
          ["id", chance.below(6)],
        ]
      : [];
    return {
      base,
      path: isCompatible ? "" : path,
      isDescribed: !isCompatible,
      query: [...tenant, ...words, ...(where === "query" ? ([["key", key]] as const) : [])],
      headers: where === "header" ? { "x-api-key": key } : where === "bearer" ? { authorization: `Bearer ${key}` } : {},
    };
  });
}
