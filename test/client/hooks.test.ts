import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createExchangeClient, type ExchangeClient } from "../../packages/client/generated/exchange/index.js";
import { json, serve } from "./support/server.ts";
import { rootFolder } from "../support/emit.ts";

/* Header fields added by `onRequest`. */

describe("onRequest", () => {
  it("can add or replace header fields for each try, and sees no secrets", async () => {
    const seen: unknown[] = [];
    const server = await serve((response, _, turn) => json(response, turn === 1 ? 500 : 200, []));
    const onRequest = async (view: { readonly attempt: number }) => {
      seen.push(view);
      return { traceparent: `00-${view.attempt}`, "x-client": "new" };
    };
    const client = createExchangeClient({
      baseUrl: server.url,
      key: "s3cret",
      keyIn: "query",
      headers: { "x-client": "old", "x-other": "1" },
      onRequest,
      retries: { maximumDelay: 0 },
    });
    await client.pagingGroups.list();
    expect(
      server.requests.map(({ headers }) => [headers["traceparent"], headers["x-client"], headers["x-other"]]),
    ).toEqual([
      ["00-1", "new", "1"],
      ["00-2", "new", "1"],
    ]);
    expect(JSON.stringify(seen)).not.toContain("s3cret");
  });

  it("that gives a header field which cannot be sent ends the request, and the error does not show it", async () => {
    const server = await serve((response) => json(response, 200, []));
    const client = createExchangeClient({ baseUrl: server.url, key: "k", onRequest: () => ({ "x-own": "a\nb" }) });
    await expect(client.pagingGroups.list()).rejects.toThrow(/^Bad header x-own$/);
    expect(server.requests).toEqual([]);
  });
});

describe("the README's way to OpenTelemetry", () => {
  it("carries the trace of each request", async () => {
    const readme = readFileSync(join(rootFolder, "packages/client/README.md"), "utf8");
    const block = /^import \{ context, propagation \}.*?(?=^```$)/ms.exec(readme)![0];
    expect(block.trimEnd().split("\n").length).toBeLessThanOrEqual(11);
    const server = await serve((response) => json(response, 200, []));
    // Behaves like `@opentelemetry/api` with the W3C propagator.
    const context = { active: () => ({ trace: "4bf92f3577b34da6a3ce929d0e0e4736", span: "00f067aa0ba902b7" }) };
    const propagation = {
      inject: (active: ReturnType<typeof context.active>, carrier: Record<string, string>) =>
        void (carrier["traceparent"] = `00-${active.trace}-${active.span}-01`),
    };
    const program = new Function(
      "createExchangeClient",
      "context",
      "propagation",
      "options",
      `${block.replaceAll(/^import .*$/gm, "")}\nreturn traced;`,
    );
    const traced = program(createExchangeClient, context, propagation, {
      baseUrl: server.url,
      key: "k",
    }) as ExchangeClient;
    await traced.pagingGroups.list();
    expect(server.requests[0]!.headers["traceparent"]).toBe("00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01");
  });
});
