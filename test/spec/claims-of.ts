import type { Service } from "../../generators/model/model.ts";
import type { Claim } from "./claim.ts";
import { exchangeClaims } from "./exchange-claims.ts";
import { queryClaims } from "./query-claims.ts";

export function claimsOf(service: Service): Claim {
  return service.kind === "query" ? queryClaims(service) : exchangeClaims(service);
}
