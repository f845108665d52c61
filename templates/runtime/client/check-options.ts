import { isDevelopment } from "#environment";
import { checkAddress, checkOptions as checkCommon, refuseOption } from "../http/refuse-option.js";
import type { ResourceClientOptions } from "./client-options.js";
import type { ServiceTable } from "./table.js";

/** Refuses options with which no request could succeed. */
export function checkOptions({ needsKey, keys, url }: ServiceTable, options: ResourceClientOptions): void {
  if (!isDevelopment) return;
  checkCommon("The client", options);
  const { key, keyIn, baseUrl = url, tenant, answers = "raw" } = options;
  if (needsKey && typeof key !== "function") checkKey(key);
  if (keyIn && !keys[keyIn]) refuseOption("keyIn", keyIn, `use one of ${Object.keys(keys).join(", ")}`);
  if (tenant !== undefined && (!tenant || typeof tenant !== "string"))
    refuseOption("tenant", tenant, "set it to a tenant, or omit it");
  if (!/^(raw|readable)$/.test(answers)) refuseOption("answers", answers, "use raw or readable");
  checkAddress("baseUrl", baseUrl);
}

export function checkKey(key: unknown): void {
  if (!key || typeof key !== "string") refuseOption("key", key, "set it to the key of the service");
}
