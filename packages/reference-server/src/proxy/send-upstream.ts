import http from "node:http";
import https from "node:https";

const agents = { "http:": new http.Agent({ keepAlive: true }), "https:": new https.Agent({ keepAlive: true }) };

/** That the upstream does not answer, as a status of HTTP. */
export class UpstreamError extends Error {
  /** @param {502 | 504} statusCode @param {string} message */
  constructor(statusCode, message) {
    super(message);
    this.name = "UpstreamError";
    this.statusCode = statusCode;
  }
}

/**
 * Asks an upstream, at a path of it. Redirects are not followed. An answer that does not begin, or does not go on, in time is given up.
 * @param {import("./upstream.js").Upstream} upstream
 * @param {{ readonly method: string, readonly path: string, readonly headers: Record<string, string | string[]>, readonly body: Uint8Array | undefined, readonly timeout: number, readonly signal: AbortSignal }} request
 * @returns {Promise<http.IncomingMessage>}
 */
export function ask({ url }, { method, path, headers, body, timeout, signal }) {
  const isTls = url.protocol === "https:";
  const options = { hostname: url.hostname.replace(/^\[|\]$/g, ""), port: url.port, method, path, headers: { ...headers, host: url.host }, agent: agents[isTls ? "https:" : "http:"], signal };
  return new Promise((resolve, reject) => {
    const request = (isTls ? https : http).request(options, resolve);
    // By the name of its kind alone: what it was about may hold keys.
    request.on("error", (/** @type {NodeJS.ErrnoException} */ error) => reject(error instanceof UpstreamError ? error : new UpstreamError(502, `The upstream cannot be asked: ${error.code ?? error.name}.`)));
    request.setTimeout(timeout, () => request.destroy(new UpstreamError(504, "The upstream does not answer in time.")));
    request.end(body);
  });
}
