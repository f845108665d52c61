import { isIP } from "node:net";

/**
 * Returns the first and the last address of a range in hexadecimal, with the prefix `v6-` for IPv6. For a single
 * address, both are equal. Undefined for an account name.
 */
export function addressRange(text: string): readonly [string, string] | undefined {
  const [address = "", size] = text.split("/");
  const kind = isIP(address);
  if (kind === 0 || (size !== undefined && !/^\d{1,3}$/.test(size))) return undefined;
  const bits = kind === 4 ? 32 : 128;
  const fixed = size === undefined ? bits : Math.min(bits, Number(size));
  const value = kind === 4 ? valueOf4(address) : valueOf6(address);
  const free = (1n << BigInt(bits - fixed)) - 1n;
  const shown = (one: bigint): string =>
    (kind === 4 ? "" : "v6-") +
    one
      .toString(16)
      .toUpperCase()
      .padStart(bits / 4, "0");
  return [shown(value & ~free), shown(value | free)];
}

const valueOf4 = (address: string): bigint =>
  address.split(".").reduce((value, part) => (value << 8n) | BigInt(part), 0n);

function valueOf6(address: string): bigint {
  const [head = "", tail] = address.replace(/%.*$/, "").split("::");
  const groups = (part: string | undefined): readonly string[] =>
    (part ?? "")
      .split(":")
      .filter((one) => one !== "")
      .flatMap(groupsOf);
  const [first, last] = [groups(head), groups(tail)];
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill("0");
  return [...first, ...zeros, ...last].reduce((value, group) => (value << 16n) | BigInt(`0x${group}`), 0n);
}

/** Splits a group. The last two groups may be written as an IPv4 address. */
function groupsOf(group: string): readonly string[] {
  if (!group.includes(".")) return [group];
  const value = valueOf4(group);
  return [(value >> 16n).toString(16), (value & 0xffffn).toString(16)];
}
