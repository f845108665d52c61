import type { FastifyRequest } from "fastify";

/** Headers that a proxy on this machine adds. Forwarded requests may come from anywhere. */
const forwarding = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via"];

/**
 * Returns the reason why a request does not come from this machine; `undefined` if it does. Also refuses requests that
 * pages of other sites cause: `Host` may be another name of this machine, and `Origin` or `Sec-Fetch-Site` may show
 * another site.
 */
export function whyNotLocal({ raw: { socket, headers } }: FastifyRequest): string | undefined {
  if (!isLoopback(socket.remoteAddress)) return "It comes from another machine.";
  const field = forwarding.find((name) => headers[name] !== undefined);
  if (field !== undefined) return `It was forwarded by a proxy: it has the header ${field}.`;
  const { host = "", origin } = headers;
  if (!isLoopbackHost(host)) return "Its Host header is not an address of this machine: localhost, 127.0.0.1 or [::1].";
  if (origin !== undefined && origin !== `http://${host}`) return "Its Origin header names another site.";
  const site = headers["sec-fetch-site"];
  return site === undefined || site === "same-origin" || site === "none"
    ? undefined
    : "It was sent by a page of another site.";
}

export function notLocal(reason: string): object {
  return { error: { code: "not_local", message: `This request is not allowed. ${reason}` } };
}

/** The address is missing if the connection is already closed. */
function isLoopback(address = ""): boolean {
  return address === "::1" || /^(?:::ffff:)?127\.\d+\.\d+\.\d+$/.test(address);
}

function isLoopbackHost(host: string): boolean {
  return /^(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])(?::\d{1,5})?$/i.test(host);
}
