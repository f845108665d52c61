import { join } from "node:path";
import { expect, test } from "vitest";
import { compile } from "../../generators/compile.ts";
import { load } from "../../generators/load/load.ts";
import { buildSuite } from "../../generators/verify/suite/suite.ts";
import type { Case } from "../../generators/verify/suite/case.ts";
import { baseUrlOf, keyParts } from "../../generators/verify/run/target.ts";

const { model } = compile(load(join(import.meta.dirname, "../fixtures/complete")), []);
const suite = (seed: number, write = true, only: readonly string[] = []): readonly Case[] =>
  buildSuite({ services: model!.services, only, given: new Map(), write, seed });

/** Returns a case as a line: its requests, and what it expects. */
function lineOf({ id, steps, expect: { kind, ...rest } }: Case): string {
  const requests = steps.map(({ method, path, query, body }) => {
    const text = query.map((pair) => pair.join("=")).join("&");
    return `${method} ${path}${text === "" ? "" : `?${text}`}${body === undefined ? "" : ` ${JSON.stringify(body).slice(0, 80)}`}`;
  });
  return `${id}: ${requests.join(", ")} → ${kind} ${"codes" in rest ? rest.codes.join(" or ") : ""}`.trimEnd();
}

test("the suite of a small spec", async () => {
  const lines = suite(1).map(lineOf).toSorted();
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("suite.expected.txt");
});

test("the same seed results in the same suite, another in another order of the same cases", () => {
  const ids = (seed: number): readonly string[] => suite(seed).map(({ id }) => id);
  expect(ids(1)).toEqual(ids(1));
  expect(ids(2)).not.toEqual(ids(1));
  expect(ids(2).toSorted()).toEqual(ids(1).toSorted());
});

test("each case has its own id, and follows its base", () => {
  const ids = suite(3).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  suite(3).forEach(({ base }, index) => {
    if (base !== undefined && ids.includes(base)) expect(ids.indexOf(base)).toBeLessThan(index);
  });
});

test("without --write, no request with a key changes data", () => {
  const changing = suite(1, false).flatMap(({ steps }) =>
    steps.filter(({ method }) => !["GET", "HEAD", "POST", "PUT"].includes(method)),
  );
  expect(changing.filter(({ credential }) => credential.kind === "key")).toEqual([]);
  expect(suite(1, false).some(({ writes }) => writes)).toBe(false);
  expect(suite(1, true).some(({ writes }) => writes)).toBe(true);
});

test("--only selects parts or beginnings of ids, and their bases", () => {
  const parts = new Set(suite(1, false, ["goods"]).map(({ part }) => part));
  expect(parts).toEqual(new Set(["goods"]));
  expect(suite(1, false, ["shop/goods.range/"]).map(({ id }) => id)).toContain("shop/goods");
});

test("the URL replaces the placeholder or the origin of the base URL", () => {
  const [office, shop] = ["office", "shop"].map((id) => model!.services.find((one) => one.id === id)!);
  expect(baseUrlOf(shop!, "http://127.0.0.1:1/")).toBe("http://127.0.0.1:1/v1");
  expect(baseUrlOf(shop!, "http://127.0.0.1:1/v1")).toBe("http://127.0.0.1:1/v1");
  expect(baseUrlOf(office!, "http://127.0.0.1:1")).toBe("http://127.0.0.1:1");
});

test("a key of another kind is not sent", () => {
  const service = model!.services.find((one) => one.id === "office")!;
  const target = { service, url: "", keys: new Map([["staff", "secret"]]) };
  expect(keyParts(target, { kind: "key", keyKinds: ["visitor"], transport: 0 })).toBeUndefined();
  expect(JSON.stringify(keyParts(target, { kind: "key", keyKinds: ["staff"], transport: 0 }))).toContain("secret");
  expect(JSON.stringify(keyParts(target, { kind: "unknown" }))).not.toContain("secret");
});
