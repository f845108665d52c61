import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * The OpenAPI document of a service, as JSON, whose operations are below an address of this server.
 * @param {"exchange" | "query"} service @param {string} address without a slash at the end
 */
export function openApiDocument(service, address) {
  const text = readFileSync(fileURLToPath(import.meta.resolve(`@kiln/openapi/${service}.json`)), "utf8");
  return JSON.stringify({ ...JSON.parse(text), servers: [{ url: address }] });
}
