import { normalizeIP } from "@fastify/rate-limit";

/** Whom an address counts for: IPv6 gives each household a network of 64 bits. */
export function networkOf(address: string): string {
  return address.includes(":") ? normalizeIP(address) : address;
}
