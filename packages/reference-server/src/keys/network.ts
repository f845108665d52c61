import { isIP } from "node:net";

/** Reports whether a string is an IP address, or a network such as `192.0.2.0/24`. */
export function isNetwork(text: string): boolean {
  const [address = "", length, ...rest] = text.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0 || address.includes("%")) return false;
  return length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= (version === 4 ? 32 : 128));
}
