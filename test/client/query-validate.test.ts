import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { queryValidators } from "../validators/package.ts";
import { validator } from "../../templates/runtime/query/client/validate.js";
import { serveApi } from "./support/api.ts";
import { all, clientFrom, clientOf, failureOf, table } from "./support/query.ts";

const { decodeRequest } = await queryValidators();
const validate = validator(decodeRequest);
const done = { batchcomplete: true };
const folder = mkdtempSync(join(tmpdir(), "kiln-validate-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("a request that is validated", () => {
  it("is not sent where the service would refuse it, and the error lists why", async () => {
    const api = await serveApi(() => done);
    const error = await failureOf(clientOf(api.endpoint, { validate }).query({ list: { allpages: { dir: "bogus" } } }));
    expect(error).toMatchObject({ name: "ValidationError", findings: [{ code: "badvalue", wireName: "apdir" }] });
    expect(error.message).toContain("apdir");
    expect(api.requests).toHaveLength(0);
  });

  it("is not sent where the service would ignore a misspelt name or value", async () => {
    const api = await serveApi(() => done);
    const wiki = clientOf(api.endpoint, { validate });
    expect((await failureOf(wiki.query({ list: { allpages: { prefx: "A" } } }))).message).toContain("apprefx");
    expect((await failureOf(wiki.query({ titles: "A", prop: { revisions: { prop: ["id"] } } }))).message).toContain(
      "rvprop",
    );
    expect((await failureOf(wiki.query({ title: "A" }))).message).toContain("title");
    expect(api.requests).toHaveLength(0);
  });

  it("is sent where it is good: whole batches, generators and dates", async () => {
    const api = await serveApi(() => done);
    const wiki = clientOf(api.endpoint, { validate, maxlag: 5, assert: "anon", origin: "*" });
    await wiki.query({
      titles: Array.from({ length: 120 }, (_, index) => `A|${index}`),
      prop: { revisions: { prop: ["ids"], slots: "*" } },
      meta: { siteinfo: { prop: ["general"] } },
    });
    await all(
      wiki.generate(
        "categorymembers",
        { title: "Category:A", sort: "timestamp", start: new Date() },
        { prop: { info: {} } },
      ),
    );
    expect(api.requests).toHaveLength(4);
  });

  it("may have more values where the caller has higher limits", async () => {
    const api = await serveApi(() => done);
    const request = { list: { users: { users: Array.from({ length: 60 }, (_, index) => `U${index}`) } } };
    await clientOf(api.endpoint, { validate, highLimits: true }).query(request);
    expect(api.requests).toHaveLength(1);
  });

  it("is not checked for continuations or for other actions", async () => {
    const api = await serveApi((_, turn) => ({
      ...done,
      ...(turn === 1 && { continue: { apcontinue: "x", aplimit: "what?", continue: "-||" } }),
    }));
    const wiki = clientOf(api.endpoint, { validate });
    await all(wiki.list("allpages", {}));
    await wiki.request({ action: "parse", page: "A" });
    expect(api.requests).toHaveLength(3);
  });
});

describe("validation", () => {
  it("is loaded where it is wished for, from the module that the table names", async () => {
    const file = join(folder, "validate.js");
    writeFileSync(file, `export const validate = async (query, high) => { throw new Error(query + high); };`);
    const api = await serveApi(() => done);
    const wiki = clientFrom({ ...table, validator: pathToFileURL(file).href }, api.endpoint, { validate: true });
    expect((await failureOf(wiki.query({ list: { allpages: {} } }))).message).toBe(
      "action=query&format=json&formatversion=2&errorformat=plaintext&list=allpagesfalse",
    );
    expect(api.requests).toHaveLength(0);
  });

  it("is off by default", async () => {
    const api = await serveApi(() => done);
    await clientFrom({ ...table, validator: "no such module" }, api.endpoint, { validate: false }).query({
      list: { allpages: { dir: "bogus" } },
    });
    expect(api.requests).toHaveLength(1);
  });
});
