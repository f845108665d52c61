import { checkAddress, refuseOption } from "../http/refuse-option.js";
import type { ResourceClientOptions } from "./client-options.js";
import type { ServiceTable } from "./table.js";

/** Refuses options with which no request could succeed. */
export function checkOptions({ needsKey, keys, url }: ServiceTable, { key, keyIn, baseUrl = url, tenant }: ResourceClientOptions): void {
  if (needsKey && typeof key !== "function") checkKey(key);
  if (keyIn && !keys[keyIn]) refuseOption("keyIn", keyIn, `give one of ${Object.keys(keys).join(", ")}`);
  if (tenant === "") refuseOption("tenant", tenant, "name a tenant, or leave it out");
  checkAddress("baseUrl", baseUrl);
}

export function checkKey(key: unknown): void {
  if (!key || typeof key !== "string") refuseOption("key", key, "give the key of the service");
}
