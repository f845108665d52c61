import { isIpv4, isIpv6, isRange } from "./addresses.js";
import { Syntax } from "./syntax.js";

/** @param {string} code @param {boolean} rangeOnly @param {number} v4 @param {number} v6 @param {string} tooWide */
export const ip = (code, rangeOnly, v4, v6, tooWide) =>
  new Syntax(code, () => (text) => {
    if (!rangeOnly && (isIpv4(text) || isIpv6(text))) return true;
    if (!isRange(text)) return false;
    const [address, bits] = text.split("/");
    return Number(bits) >= (address.includes(":") ? v6 : v4) || tooWide;
  });
