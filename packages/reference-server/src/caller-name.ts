import type { FastifyRequest } from "fastify";

const readMethods = ["GET", "HEAD", "OPTIONS"];

/** Whether a request writes: the query interface only reads. */
export function isWrite({ url, method }: Pick<FastifyRequest, "url" | "method">): boolean {
  return !readMethods.includes(method) && !url.startsWith("/api.php");
}

/**
 * Whose requests take turns: at the exchange those with one key, elsewhere, where no key is checked, those from one address. Logins are
 * small, and have a limit of their own.
 */
export function callerName({ url, headers, ip }: Pick<FastifyRequest, "url" | "headers" | "ip">): string | undefined {
  if (url.startsWith("/login")) return undefined;
  if (!url.startsWith("/pbx/")) return ip;
  return String(headers["x-api-key"] ?? headers.authorization ?? /[?&]key=([^&]*)/.exec(url)?.[1] ?? ip);
}
