import { normalizeIP } from "@fastify/rate-limit";

/** The network of an address that counts as one client: IPv6 gives each household a network of 64 bits. */
export function networkOf(address: string): string {
  return address.includes(":") ? normalizeIP(address) : address;
}
