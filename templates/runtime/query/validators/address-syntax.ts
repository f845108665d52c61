import { isIpv4, isIpv6, isRange } from "./addresses.js";
import { Syntax } from "./syntax.js";

export const ip = (code: string, rangeOnly: boolean, v4: number, v6: number, tooWide: string): Syntax =>
  new Syntax(code, () => (text: string) => {
    if (!rangeOnly && (isIpv4(text) || isIpv6(text))) return true;
    if (!isRange(text)) return false;
    const [address, bits] = text.split("/");
    return Number(bits) >= (address!.includes(":") ? v6 : v4) || tooWide;
  });
