import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The OpenAPI document of a service, as JSON, whose operations are below an address (without a slash at the end) of this server. */
export function openApiDocument(service: "exchange" | "query", address: string): string {
  const text = readFileSync(fileURLToPath(import.meta.resolve(`@kiln/openapi/${service}.json`)), "utf8");
  return JSON.stringify({ ...(JSON.parse(text) as object), servers: [{ url: address }] });
}
