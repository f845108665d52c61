import { exchangeContract } from "@kiln/server/exchange";
import type { FastifyPluginAsync } from "fastify";
import { compatibility, documentAt } from "../exchange/plugin.ts";
import { proxyOn, type ServiceProxyOptions } from "./plugin.ts";

const base = "/pbx/openapi.php";

/** Forwards requests for the exchange API to a real exchange. */
export function exchangeProxy(options: ServiceProxyOptions): FastifyPluginAsync {
  const contract = exchangeContract({ documentAt, compatibility });
  return proxyOn({ service: "exchange", base, paths: [base, `${base}/*`], contract, ...options });
}
