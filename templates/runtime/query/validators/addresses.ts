import { Syntax } from "./syntax.js";

const ipv4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|0?\d?\d)(?:\.(?!$)|$)){4}$/;

export function isIpv4(text: string): boolean {
  return ipv4.test(text);
}

/**
 * Returns true if the string is an IPv6 address: eight groups of hexadecimal digits, some of which may be shortened to
 * `::`.
 */
export function isIpv6(text: string): boolean {
  if (!/^[0-9A-Fa-f:]{2,39}$/.test(text)) return false;
  const parts = text.split("::");
  if (parts.length > 2) return false;
  const groups = parts.flatMap((part) => (part === "" ? [] : part.split(":")));
  return (
    groups.every((group) => /^[0-9A-Fa-f]{1,4}$/.test(group)) &&
    (parts.length === 2 ? groups.length < 8 : groups.length === 8)
  );
}

/** Returns true for an IP address, including a former IPv4 form whose last part is hidden as `xxx`. */
export function isAddress(text: string): boolean {
  return isIpv4(text.replace(/\.xxx$/, ".0")) || isIpv6(text);
}

/** Returns true for a range in CIDR notation. */
export function isRange(text: string): boolean {
  const [, address = "", bits] = /^([^/]*)\/(\d{1,3})$/.exec(text) ?? [];
  return (isIpv4(address) && Number(bits) <= 32) || (isIpv6(address) && Number(bits) <= 128);
}

/** Returns the canonical form: uppercase, without leading zeros, and with all groups of IPv6. */
export function canonicalForm(text: string): string {
  const [address = "", bits] = text.split("/");
  const end = bits === undefined ? "" : `/${bits}`;
  if (!address.includes(":")) return address.replace(/(^|\.)0+(?=\d)/g, "$1") + end;
  const [before = "", after] = address.split("::");
  const [left, right] = [groupsOf(before), groupsOf(after ?? "")];
  const zeros = Array.from({ length: after === undefined ? 0 : 8 - left.length - right.length }, () => "0");
  return [...left, ...zeros, ...right].join(":") + end;
}

function groupsOf(text: string): readonly string[] {
  return text === "" ? [] : text.split(":").map((group) => group.toUpperCase().replace(/^0+(?=.)/, ""));
}

export const ip = (code: string, rangeOnly: boolean, v4: number, v6: number, tooWide: string): Syntax =>
  new Syntax(code, () => (text: string) => {
    if (!rangeOnly && (isIpv4(text) || isIpv6(text))) return true;
    if (!isRange(text)) return false;
    const [address, bits] = text.split("/");
    return Number(bits) >= (address!.includes(":") ? v6 : v4) || tooWide;
  });
