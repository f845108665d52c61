import rateLimitPlugin from "@fastify/rate-limit";
import type { FastifyPluginAsync } from "fastify";
import { login } from "../exchange/login-tokens.ts";
import type { Storage } from "../storage/storage.ts";

/** In bytes. The form has two short fields. */
const bodyLimit = 4096;

/** The maximum number of attempts per minute from one address. */
const mostAttempts = 30;

const plainText = "text/plain; charset=utf-8";
const tooMany = "Too many requests.\n";

const headers = {
  "cache-control": "no-store",
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": "default-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

/** Serves the login page, which accepts a token in place of the password. The response is the same for all errors. */
export function loginOn(storage: Storage, now: () => number): FastifyPluginAsync<{ readonly rateLimit: number }> {
  return async (app, { rateLimit }) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string", bodyLimit }, (_, body, done) => {
      done(null, new URLSearchParams(String(body)));
    });
    app.addHook("onRequest", async (_, reply) => void reply.headers(headers));
    await app.register(rateLimitPlugin, { global: false, timeWindow: "1 minute" });
    const attempts = rateLimit > 0 ? app.createRateLimit({ max: Math.min(rateLimit, mostAttempts) }) : undefined;

    app.get("/login", async () => loginPage("ask"));
    app.post("/login", async (request, reply) => {
      const limit = await attempts?.(request);
      if (limit?.isAllowed === false && limit.isExceeded) {
        return reply.header("retry-after", limit.ttlInSeconds).code(429).type(plainText).send(tooMany);
      }
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const [user, token] = [form.get("user") ?? "", form.get("password") ?? ""];
      if (await login(storage, user, token, now)) return loginPage("passed");
      return reply.code(403).send(loginPage("refused"));
    });
    app.setErrorHandler((error: Error & { readonly statusCode?: number }, request, reply) => {
      const { statusCode = 500 } = error;
      if (statusCode >= 500) request.log.error({ err: error }, "failed");
      return reply
        .code(statusCode)
        .type(plainText)
        .send(statusCode === 429 ? tooMany : "The request was refused.\n");
    });
  };
}

/** Returns the login page: a form without scripts or styles. */
function loginPage(state: keyof typeof pages): string {
  const { title, body } = pages[state];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;
}

const form = `<form method="post" action="/login">
<p><label for="user">User</label><br>
<input id="user" name="user" autocomplete="username" autocapitalize="none" spellcheck="false" required></p>
<p><label for="password">Password or login token</label><br>
<input id="password" name="password" type="password" autocomplete="current-password" required></p>
<p><button type="submit">Log in</button></p>
</form>`;

const pages = {
  ask: { title: "Log in", body: form },
  passed: { title: "Logged in", body: '<p role="status">You are logged in.</p>' },
  refused: {
    title: "Not logged in",
    body: `<p role="alert">The user or the token is wrong, or the token is no longer valid.</p>\n${form}`,
  },
};
