import { exchangeContract } from "../../generated/exchange/index.js";
import { compatibility, documentAt } from "../exchange/addresses.js";
import { refusals } from "../exchange/refusals.js";
import { proxyOn } from "./plugin.js";

const base = "/pbx/openapi.php";

/** The exchange API, as a real exchange answers it. @param {Pick<import("./plugin.js").ProxyOptions, "upstream" | "record" | "bodyLimit" | "timeout">} options */
export function exchangeProxy(options) {
  return proxyOn({ service: "exchange", base, paths: [base, `${base}/*`], contract: exchangeContract({ refusals, documentAt, compatibility }), ...options });
}
