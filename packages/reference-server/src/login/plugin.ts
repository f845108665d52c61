import { login } from "../exchange/token.js";
import { loginPage } from "./page.js";

/** A form has two short fields. */
const bodyLimit = 4096;

/** A minute, from one address. */
const mostGuesses = 30;

const tooMany = "Too many requests.\n";

const headers = {
  "cache-control": "no-store",
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": "default-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

/**
 * The login page, at which a token works in place of the password. Whatever is wrong, the answer is the same.
 * @param {import("../storage/types.js").Storage} storage @param {() => number} now @returns {import("fastify").FastifyPluginAsync<{ readonly rateLimit: number }>}
 */
export function loginOn(storage, now) {
  return async (app, { rateLimit }) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string", bodyLimit }, (_, body, done) => done(null, new URLSearchParams(String(body))));
    app.addHook("onRequest", async (_, reply) => void reply.headers(headers));
    const guesses = rateLimit > 0 ? app.createRateLimit({ max: Math.min(rateLimit, mostGuesses) }) : undefined;

    app.get("/login", async () => loginPage("ask"));
    app.post("/login", async (request, reply) => {
      const limit = await guesses?.(request);
      if (limit?.isAllowed === false && limit.isExceeded) return reply.header("retry-after", limit.ttlInSeconds).code(429).type("text/plain; charset=utf-8").send(tooMany);
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const [user, token] = [form.get("user") ?? "", form.get("password") ?? ""];
      if (await login(storage, user, token, now)) return loginPage("passed");
      return reply.code(403).send(loginPage("refused"));
    });
    app.setErrorHandler((error, request, reply) => {
      const { statusCode = 500 } = /** @type {{ statusCode?: number }} */ (error);
      if (statusCode >= 500) request.log.error({ err: error }, "failed");
      return reply.code(statusCode).type("text/plain; charset=utf-8").send(statusCode === 429 ? tooMany : "The request was refused.\n");
    });
  };
}
