import { fastify, type FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import { limitRequests } from "../../packages/reference-server/src/limits/rate-limit.ts";

const most = 3;

/** Creates a server whose clock returns `time.now`. */
function limited(time: { now: number }): FastifyInstance {
  const app = fastify({ trustProxy: true });
  limitRequests(app, { most, now: () => time.now });
  app.get("/", () => "");
  return app;
}

async function ask(app: FastifyInstance, address: string) {
  const { statusCode, headers } = await app.inject({ url: "/", headers: { "x-forwarded-for": address } });
  const [limit, remaining, reset] = ["limit", "remaining", "reset"].map((name) => headers[`x-ratelimit-${name}`]);
  return { statusCode, limit, remaining, reset, after: headers["retry-after"] };
}

test("responses have the number of remaining requests, and the first one above the limit is 429 until the minute is over", async () => {
  const time = { now: 1000 };
  const app = limited(time);
  for (const remaining of ["2", "1", "0"])
    expect(await ask(app, "192.0.2.1")).toEqual({
      statusCode: 200,
      limit: "3",
      remaining,
      reset: "60",
      after: undefined,
    });
  time.now += 999;
  expect(await ask(app, "192.0.2.1")).toEqual({
    statusCode: 429,
    limit: "3",
    remaining: "0",
    reset: "60",
    after: "60",
  });
  time.now += 59_000;
  expect(await ask(app, "192.0.2.1")).toMatchObject({ statusCode: 429, after: "1" });
  time.now += 1;
  expect(await ask(app, "192.0.2.1")).toMatchObject({ statusCode: 200, remaining: "2", reset: "60" });
});

test("each address has its own count, and a network of 64 bits is one address", async () => {
  const app = limited({ now: 0 });
  for (const address of ["192.0.2.1", "192.0.2.2", "2001:db8::1"])
    expect((await ask(app, address)).remaining).toBe("2");
  expect((await ask(app, "2001:db8::ffff:1")).remaining).toBe("1");
  expect((await ask(app, "2001:db8:0:1::1")).remaining).toBe("2");
  expect((await ask(app, "::ffff:192.0.2.1")).remaining).toBe("1");
});

test("a path that leads nowhere is counted too", async () => {
  const app = limited({ now: 0 });
  await app.inject("/none");
  expect((await app.inject("/none")).headers["x-ratelimit-remaining"]).toBe("1");
});

test("of too many addresses the one that was first is forgotten, and no other", async () => {
  const app = limited({ now: 0 });
  for (let one = 0; one < 5001; one++) await ask(app, `10.0.${one >> 8}.${one & 255}`);
  expect((await ask(app, "10.0.0.1")).remaining).toBe("1");
  expect((await ask(app, "10.0.0.0")).remaining).toBe("2");
});
