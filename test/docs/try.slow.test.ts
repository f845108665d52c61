import { describe, expect, test } from "vitest";
import { makeSite } from "../../generators/emit/docs/make-site.ts";
import { noFiles } from "../../generators/emit/docs/prose.ts";
import { findingsOf, type Validators } from "../../templates/runtime/docs/try/check.ts";
import { codeOf, curlOf } from "../../templates/runtime/docs/try/code.ts";
import type { RequestForm } from "../../templates/runtime/docs/try/request-form.ts";
import { requestOf, type Values } from "../../templates/runtime/docs/try/request.ts";
import { models } from "./sites.ts";

const pages = [...makeSite(models.real(), noFiles).pages];

describe("a request for a module", async () => {
  const form = formOf("api/query/modules/allpages");
  const at = filler(form);
  const validators = (await import("@kiln/validators/query/allpages")) as Validators;

  test("is written as the service reads it", () => {
    const values = at({ apfrom: ["A&B=1"], apprtype: ["edit", "move"], aplimit: ["2"] });
    expect(requestOf(form, values, undefined, "").path).toMatch(
      /^\/api\.php\?action=query&.*list=allpages&apfrom=A%26B%3D1&apprtype=edit\|move&aplimit=2$/,
    );
    expect(requestOf(form, at({ apprlevel: ["a|b", "c"] }), undefined, "").path).toMatch(/&apprlevel=%1Fa\|b%1Fc$/);
    expect(codeOf(form, values, undefined, "http://host", "")).toMatch(
      /wiki\.list\("allpages", \{ from: "A&B=1", prtype: \["edit", "move"\], limit: 2 \}\)/,
    );
  });

  test("is checked by its validators in addition to the fields", () => {
    expect(findingsOf(form, at({ apfrom: ["A"], aplimit: ["2"] }), "", validators)).toEqual([]);
    const [finding, ...others] = findingsOf(form, at({ aplimit: ["many"] }), "", validators);
    expect([form.fields[finding!.at as number]!.wire, others]).toEqual(["aplimit", []]);
    expect(finding!.text).toMatch(/many/);
    expect(findingsOf(form, at({ apprlevel: ["sysop"] }), "", validators).map(({ text }) => text)).toEqual([
      expect.stringContaining("prtype"),
    ]);
  });

  test("names its pages next to the module", () => {
    const revisions = formOf("api/query/modules/revisions");
    const values = filler(revisions)({ titles: ["Harbour"], rvprop: ["ids"] });
    expect(codeOf(revisions, values, undefined, "http://host", "")).toContain(
      'wiki.query({ titles: ["Harbour"], prop: { revisions: { prop: ["ids"] } } })',
    );
  });

  test("has a templated parameter for each value of its variable", async () => {
    const revisions = formOf("api/query/modules/revisions");
    const decoders = (await import("@kiln/validators/query/revisions")) as Validators;
    const values = filler(revisions)({
      titles: ["Harbour"],
      rvprop: ["content"],
      rvslots: ["main"],
      "rvcontentformat-main": ["text/x-wiki"],
    });
    expect(requestOf(revisions, values, undefined, "").path).toMatch(
      /&rvslots=main&.*rvcontentformat-main=text\/x-wiki/,
    );
    expect(codeOf(revisions, values, undefined, "http://host", "")).toContain(
      'slots: ["main"], "contentformat-main": "text/x-wiki"',
    );
    expect(findingsOf(revisions, values, "", decoders)).toEqual([]);
    const [finding] = findingsOf(
      revisions,
      filler(revisions)({ titles: ["Harbour"], rvslots: ["main"], "rvcontentformat-main": ["none"] }),
      "",
      decoders,
    );
    expect(revisions.fields[finding!.at as number]!.wire).toBe("rvcontentformat-main");
  });

  test("may carry a token, in its header field alone, and goes without one", () => {
    const values = at({ aplimit: ["2"] });
    const { path, headers } = requestOf(form, values, undefined, "secret");
    expect(headers).toEqual([["Authorization", "Bearer secret"]]);
    expect(path).not.toContain("secret");
    expect(requestOf(form, values, undefined, "").headers).toEqual([]);
    expect(codeOf(form, values, undefined, "http://host", "your key")).toContain('accessToken: "your key"');
    expect(codeOf(form, values, undefined, "http://host", "")).not.toContain("accessToken");
    expect(form.key?.required).toBe(false);
  });
});

describe("a request for an operation", async () => {
  const form = formOf("api/exchange/operations/updatePagingGroup");
  const at = filler(form);
  const validators = (await import("@kiln/validators/exchange/updatePagingGroup")) as Validators;
  const values = at({ object_id: ["a/b'c"], tenant: ["DEMO"], "If-Match": ['"x"'] });

  test("has its values in their places, and the key in the way of the service", () => {
    const { method, path, headers, body } = requestOf(form, values, '{"name":"It\'s"}', "secret");
    expect([method, path]).toEqual([form.method, form.path.replace(/\{.*\}/, "a%2Fb'c") + "?tenant=DEMO"]);
    expect(headers).toEqual([
      ["X-API-Key", "secret"],
      ["If-Match", '"x"'],
      ["Content-Type", "application/json"],
    ]);
    expect(curlOf({ method, path, headers, body }, "http://host/x")).toBe(
      `curl \\\n  -X ${method} \\\n  -H 'X-API-Key: secret' \\\n  -H 'If-Match: "x"' \\\n  -H 'Content-Type: application/json' \\\n  --data-raw '{"name":"It'\\''s"}' \\\n  'http://host/x${path.replace("'", "'\\''")}'`,
    );
    expect(codeOf(form, values, { name: "A" }, "http://host/x", "your key")).toContain(
      'pagingGroups.update("a/b\'c", { name: "A" }, { tenant: "DEMO", headers: { "If-Match": "\\"x\\"" } })',
    );
  });

  test("is checked by its validators, its body as well", () => {
    expect(findingsOf(form, values, '{"name":"A"}', validators)).toEqual([]);
    expect(findingsOf(form, values, "{", validators)).toEqual([
      { at: "body", text: expect.stringContaining("not JSON") as string, isError: true },
    ]);
    expect(findingsOf(form, values, '{"name":7}', validators)).toEqual([
      { at: "body", text: expect.stringContaining("name") as string, isError: true },
    ]);
    const empty = findingsOf(form, at({ object_id: [".."] }), '{"name":"A"}', validators);
    expect(empty.map((one) => form.fields[one.at as number]!.wire).sort()).toEqual(["object_id", "tenant"]);
  });
});

function formOf(name: string): RequestForm {
  const form = pages.find(({ path }) => path === `${name}.html`)?.form;
  return JSON.parse(JSON.stringify(form)) as RequestForm;
}

/** Returns a function that fills the form by wire name, in the order of the fields. */
function filler({ fields }: RequestForm): (given: Readonly<Record<string, readonly string[]>>) => Values {
  return (given) => {
    for (const name of Object.keys(given))
      if (fields.every(({ wire }) => wire !== name))
        throw new Error(`There is no field ${name}: ${fields.map(({ wire }) => wire).join(", ")}.`);
    return fields.map(({ wire }) => given[wire] ?? []);
  };
}
