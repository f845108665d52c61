import { connect } from "node:net";
import { once } from "node:events";
import { afterAll, expect, it } from "vitest";
import { createServer } from "../../../packages/reference-server/src/index.ts";
import { counter, histogram, metricsText } from "../../../packages/reference-server/src/operations/metrics.ts";

const server = await createServer({ logLevel: "silent", rateLimit: 0, metricsFrom: ["192.0.2.0/24", "2001:db8::1"] });
const address = await server.listen({ port: 0, host: "127.0.0.1" });
afterAll(() => server.close());

const read = async (): Promise<string> => (await fetch(`${address}/metrics`)).text();

async function value(sample: string): Promise<number | undefined> {
  const line = (await read()).split("\n").find((one) => one.startsWith(`${sample} `));
  return line === undefined ? undefined : Number(line.slice(sample.length + 1));
}

it("counts requests by method, route and status, and refusals by code", async () => {
  const query = "action=query&format=json&formatversion=2";
  for (const path of [
    `/api.php?${query}`,
    `/api.php?${query}`,
    `/api.php?${query}&list=allpages&aplimit=x`,
    "/pbx/openapi.php/paginggroups?api_key=kiln_secret",
    "/nothing/here",
  ]) {
    await (await fetch(address + path)).text();
  }
  expect(await value('kiln_http_requests_total{method="GET",route="/api.php",status="200"}')).toBe(3);
  expect(await value('kiln_http_requests_total{method="GET",route="/pbx/openapi.php/paginggroups",status="401"}')).toBe(
    1,
  );
  expect(await value('kiln_http_requests_total{method="GET",route="unmatched",status="404"}')).toBe(1);
  expect(await value('kiln_refusals_total{code="badinteger"}')).toBe(1);
  expect(await value('kiln_refusals_total{code="not_found"}')).toBe(1);
  expect(await value('kiln_http_request_duration_seconds_count{route="/api.php"}')).toBe(3);
  expect(await value('kiln_http_request_duration_seconds_bucket{route="/api.php",le="+Inf"}')).toBe(3);
  expect(await value("kiln_http_requests_in_flight")).toBe(0);
  const text = await read();
  expect(text).not.toMatch(/kiln_secret|nothing/);
  expect(text).not.toContain('route="/metrics"');
});

it("says how the process is, and how late the event loop was since the last reading", async () => {
  await read();
  const text = await read();
  for (const name of [
    "process_cpu_seconds_total",
    "process_resident_memory_bytes",
    "nodejs_heap_size_used_bytes",
    "process_start_time_seconds",
  ]) {
    expect(Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1]), name).toBeGreaterThan(0);
  }
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds\{quantile="0\.99"\} \d/m);
});

it("is what Prometheus reads: each metric once, with its type, each line a sample", async () => {
  const text = await read();
  const names = [...text.matchAll(/^# TYPE (\S+) (?:counter|gauge|histogram)$/gm)].map((match) => match[1]!);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(5);
  for (const line of text.trimEnd().split("\n"))
    expect(line).toMatch(
      /^# (?:HELP|TYPE) \S+ \S|^[a-z_]+(?:\{[a-z_]+="[^"\n]*"(?:,[a-z_]+="[^"\n]*")*\})? [\d.e+-]+$/,
    );
  expect((await fetch(`${address}/metrics`)).headers.get("content-type")).toBe(
    "text/plain; version=0.0.4; charset=utf-8",
  );
});

it("counts what the caller did not wait for as aborted", async () => {
  const socket = connect(Number(new URL(address).port), "127.0.0.1");
  socket.write(
    "POST /api.php HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 10\r\n\r\na",
  );
  await expect.poll(() => value("kiln_http_requests_in_flight")).toBe(1);
  socket.destroy();
  await once(socket, "close");
  await expect.poll(() => value("kiln_http_requests_in_flight")).toBe(0);
  expect(await value('kiln_http_requests_total{method="POST",route="/api.php",status="aborted"}')).toBe(1);
});

it.each([
  ["this machine", {}, 200],
  ["a network that may", { remoteAddress: "192.0.2.7" }, 200],
  ["an address that may", { remoteAddress: "2001:db8::1" }, 200],
  ["an address that may, as a socket of both versions has it", { remoteAddress: "::ffff:192.0.2.7" }, 200],
  ["another machine", { remoteAddress: "198.51.100.1" }, 403],
  ["behind a proxy of this machine", { headers: { "x-forwarded-for": "127.0.0.1" } }, 403],
  ["a name that leads here", { headers: { host: "evil.example" } }, 403],
])("is read from %s: %#", async (_, call, status) => {
  expect((await server.inject({ url: "/metrics", ...call })).statusCode).toBe(status);
});

it("keeps a bounded number of labels apart", () => {
  const counted = counter("code");
  for (let index = 0; index < 5000; index++) counted.add(`code${index}`);
  const samples = counted.samples();
  expect(samples).toHaveLength(2001);
  expect(samples.at(-1)).toEqual({ labels: { code: "other" }, value: 3000 });
});

it("sums buckets, and escapes labels", () => {
  const durations = histogram("route");
  for (const seconds of [0.0005, 0.003, 20]) durations.observe('a"\\\n', seconds);
  const text = metricsText([{ name: "d", type: "histogram", help: "h", samples: durations.samples() }]);
  expect(text).toContain('d_bucket{route="a\\"\\\\\\n",le="0.001"} 1\n');
  expect(text).toContain('le="0.005"} 2\n');
  expect(text).toContain('le="10"} 2\n');
  expect(text).toContain('le="+Inf"} 3\n');
  expect(text).toMatch(/d_sum\{.*\} 20\.0035\n.*d_count\{.*\} 3\n$/s);
});
