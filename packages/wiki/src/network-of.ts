import { normalizeIP } from "@fastify/rate-limit";

/** Returns the network of an address that counts as one client. IPv6 assigns each household a network of 64 bits. */
export function networkOf(address: string): string {
  return address.includes(":") ? normalizeIP(address) : address;
}
