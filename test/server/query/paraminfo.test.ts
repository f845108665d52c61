import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { choicesOf } from "../../../generators/model/queries.ts";
import { valueSetsById } from "../../../generators/model/type.ts";
import { queryService } from "../../validators/service.ts";
import { queryValidators } from "../../validators/package.ts";
import { recordedFolder } from "../../support/recorded-rows.ts";
import { ask } from "./support/ask.ts";
import { specInfo } from "./support/spec-info.ts";
import { queryServer } from "./support/package.ts";

const { createQueryAnswer } = await queryServer();
const respond = createQueryAnswer();
const json = "format=json&formatversion=2&errorformat=plaintext";

async function infoOf(modules: string, more = json): Promise<any> {
  return (await ask(respond, `action=paraminfo&modules=${encodeURIComponent(modules)}&${more}`)).body;
}

const described = specInfo();
const service = queryService();

test.each(described.map((module) => [(module as { name: string }).name, module] as const))(
  "%s is described as the spec has it",
  async (name, module) => {
    const { paraminfo, warnings } = await infoOf(`query+${name}`);
    expect(warnings).toBeUndefined();
    expect(paraminfo).toEqual({ helpformat: "none", modules: [module] });
  },
);

test("all modules at once", async () => {
  const { paraminfo } = await infoOf("query+*");
  expect(paraminfo.modules.map(({ name }: { name: string }) => name).toSorted()).toEqual(
    described.map((module) => (module as { name: string }).name).toSorted(),
  );
});

/** Data about a system itself that no document states. */
const onlyReal = ["classname", "source", "sourcename", "licensetag", "licenselink", "helpurls", "readrights"];

const differing: Readonly<Record<string, string>> = {
  "codexicons.names.type": "the document leaves out 18 names of brand logos",
};

/** Returns a description without values and deprecations that a decision has added. */
function withoutDecided(module: string, parameter: string, key: string, value: unknown): unknown {
  const found = service.modules.find(({ name }) => name === module)?.parameters.find(({ name }) => name === parameter);
  if (key === "deprecated" && found?.deprecated?.status === "decided") return undefined;
  if (found?.type.kind !== "enum" || !Array.isArray(value)) return value;
  const { values } = choicesOf(found.type, valueSetsById(service.valueSets));
  const added = new Set<unknown>(values.filter(({ addedBy }) => addedBy !== undefined).map((one) => one.value));
  return value.filter((one) => !added.has(one));
}

test("some are described as the real system describes itself", async () => {
  const sample = JSON.parse(readFileSync(join(recordedFolder, "paraminfo-sample.json"), "utf8")).paraminfo;
  expect(sample.modules).toHaveLength(6);
  const { paraminfo } = await infoOf(sample.modules.map(({ path }: { path: string }) => path).join("|"));
  const found: string[] = [];
  for (const [index, real] of sample.modules.entries()) {
    const { parameters, templatedparameters, ...facts } = real;
    const { parameters: ours, templatedparameters: oursTemplated, ...ourFacts } = paraminfo.modules[index];
    for (const name of onlyReal) delete facts[name];
    delete ourFacts.helpurls; // The same pages, which the real system names in the language of the reader.
    expect(ourFacts).toEqual(facts);
    for (const [at, one] of [...parameters, ...templatedparameters].entries()) {
      const other = [...ours, ...oursTemplated][at];
      for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
        const own = withoutDecided(real.name, one.name, key, other[key]);
        if (JSON.stringify(one[key]) !== JSON.stringify(own)) found.push(`${real.name}.${one.name}.${key}`);
      }
    }
  }
  console.log(
    `Known to the real system alone: ${onlyReal.join(", ")}\nOtherwise in the document:\n${found.map((where) => `  ${where}: ${differing[where] ?? "?"}`).join("\n")}`,
  );
  expect(found.toSorted()).toEqual(Object.keys(differing).toSorted());
});

describe("what modules and parameters are for", () => {
  const described = async (form: string) => {
    const { paraminfo } = await infoOf("query+allpages", `${json}&helpformat=${form}`);
    const [module] = paraminfo.modules;
    const parameter = (name: string) =>
      module.parameters.find((one: { name: string }) => one.name === name).description;
    return { module: module.description, limit: parameter("limit"), filterredir: parameter("filterredir") };
  };
  const { description, parameters } = service.modules.find(({ name }) => name === "allpages")!;
  const limit = parameters.find(({ name }) => name === "limit")!.description;
  const range =
    "From 1 to 500, for callers with the right <kbd>apihighlimits</kbd> up to 5000 (decided: D-112), or <kbd>max</kbd> for the maximum (decided: D-115).";

  test("is text in the requested format, with the decisions that it depends on", async () => {
    const [html, wikitext] = [await described("html"), await described("wikitext")];
    expect([html.module, html.limit, wikitext.module, wikitext.limit]).toEqual([
      description,
      `${limit} ${range}`,
      description,
      `${limit} ${range}`,
    ]);
    expect(html.filterredir).toContain("<ul><li><kbd>all</kbd>: ");
    expect(wikitext.filterredir).toContain("\n\n* <kbd>all</kbd>: ");
  });
  test("is a message that is nothing but its parameter in the raw form", async () => {
    expect((await described("raw")).module).toEqual([{ key: "rawmessage", params: [description] }]);
  });
  test("is omitted by default", async () => {
    expect(await described("none")).toEqual({ module: undefined, limit: undefined, filterredir: undefined });
  });
  test("is in the help for people, next to the link to the manual", async () => {
    const { text } = await ask(respond, "action=help&modules=query%2Ballpages");
    expect(text).toContain(`<p>${description}</p>`);
    expect(text).toContain('href="https://www.mediawiki.org/wiki/API:Allpages"');
  });
});

describe("examples", () => {
  const examplesIn = async (form: string) =>
    (await infoOf("query+*", `${json}&helpformat=${form}`)).paraminfo.modules.map(({ name, examples }: any) => [
      name,
      examples,
    ]);

  test("are the requests of the spec, each with what it shows", async () => {
    const [html, wikitext, raw] = [await examplesIn("html"), await examplesIn("wikitext"), await examplesIn("raw")];
    expect(new Map(html).size).toBe(service.modules.length);
    const [{ query, description }] = new Map<string, any>(html).get("allpages");
    expect([query, description]).toEqual([
      "action=query&list=allpages&apfrom=Harbour&aplimit=2",
      "Pages from a title onwards",
    ]);
    expect(new Map(wikitext).get("allpages")).toEqual([{ query, description }]);
    expect(new Map(raw).get("allpages")).toEqual([
      { query, description: { key: "rawmessage", params: [description] } },
    ]);
    expect(html.filter(([, examples]: [string, readonly unknown[]]) => examples.length === 0)).toEqual([]);
  });

  test("are what the validators read as the example", async () => {
    const { decodeRequest } = await queryValidators();
    for (const [name, examples] of await examplesIn("html")) {
      const module = service.modules.find((one) => one.name === name)!;
      for (const [at, { query }] of examples.entries()) {
        const { value, errors = [] } = decodeRequest(query);
        expect(errors, query).toEqual([]);
        expect((value as any).modules[name], query).toMatchObject(module.examples[at]!.request as object);
        expect(Object.assign({}, ...Object.values(value as object)), query).toMatchObject(
          module.examples[at]!.parameters,
        );
      }
    }
  });

  test("are omitted by default", async () => {
    expect((await examplesIn("none")).filter(([, examples]: [string, unknown]) => examples !== undefined)).toEqual([]);
  });

  test("are in the help for people, as links", async () => {
    const { text } = await ask(respond, "action=help&modules=query%2Ballpages");
    expect(text).toContain("<dt>Pages from a title onwards</dt>");
    expect(text).toContain('href="?action=query&amp;list=allpages&amp;apfrom=Harbour&amp;aplimit=2"');
  });
});

test("the limits are listed together with the limit of this caller", async () => {
  const high = createQueryAnswer({}, { caller: () => ({ rights: ["apihighlimits"], groups: [] }) });
  const { body } = await ask(high, `action=paraminfo&modules=query%2Btokens&${json}`);
  expect(body.paraminfo.modules[0].parameters[0]).toMatchObject({ lowlimit: 50, highlimit: 500, limit: 500 });
});

test("the first version of the format leaves out what does not hold", async () => {
  const { paraminfo } = await infoOf("query+codexicons", "format=json");
  expect(paraminfo.modules[0].parameters[0]).toMatchObject({ required: "", multi: "" });
  const { paraminfo: other } = await infoOf("query+tokens", "format=json");
  expect(other.modules[0].parameters[0]).not.toHaveProperty("required");
});

test("an unknown module is a warning, and so is an unknown parameter", async () => {
  const { warnings, paraminfo } = await infoOf("query+nosuch|query+tokens", `${json}&foo=1`);
  expect(paraminfo.modules).toHaveLength(1);
  expect(warnings).toEqual([
    { code: "badmodule", text: 'The module "query" does not have a submodule "nosuch".', module: "paraminfo" },
    { code: "unrecognizedparams", text: "Unrecognized parameter: foo.", module: "main" },
  ]);
});

test.each(["paraminfo", "help"])("action=%s takes no more modules than any list does", async (action) => {
  const modules = Array.from({ length: 51 }, (_, index) => `query%2Bx${index}`).join("|");
  const { body } = await ask(respond, `action=${action}&modules=${modules}&${json}`);
  expect(body.errors).toMatchObject([{ code: "toomanyvalues", data: { limit: 50, highlimit: 500 }, module: action }]);
});

test("parameters of every request are checked here too", async () => {
  const { headers, body } = await ask(respond, `action=paraminfo&assert=x&${json}`);
  expect(headers["mediawiki-api-error"]).toBe("badvalue");
  expect(body.errors[0].module).toBe("main");
});

describe("what belongs to no module of a query", () => {
  const names = (module: any): readonly string[] =>
    module.parameters.map(({ name }: { readonly name: string }) => name);

  test("the request as a whole, without what belongs to formats", async () => {
    const {
      modules: [main],
    } = (await infoOf("main")).paraminfo;
    expect(main).toMatchObject({ name: "main", path: "main", prefix: "" });
    expect(main).not.toHaveProperty("group");
    expect(names(main)).toEqual(expect.arrayContaining(["action", "format", "maxlag", "uselang", "errorformat"]));
    expect(names(main)).not.toContain("callback");
    const [action, format] = main.parameters;
    expect(action).toMatchObject({
      type: ["help", "paraminfo", "query"],
      submodules: { help: "help", paraminfo: "paraminfo", query: "query" },
      default: "help",
      required: false,
    });
    expect(format).toMatchObject({
      type: ["json", "jsonfm", "none", "php", "phpfm", "rawfm", "xml", "xmlfm"],
      default: "jsonfm",
    });
  });

  test("a query, with the parameters that select its modules and name its pages", async () => {
    const {
      modules: [query],
    } = (await infoOf("query")).paraminfo;
    expect(query).toMatchObject({ name: "query", path: "query", group: "action", prefix: "", readrights: true });
    expect(names(query)).toEqual(
      expect.arrayContaining([
        "prop",
        "list",
        "meta",
        "indexpageids",
        "titles",
        "pageids",
        "revids",
        "generator",
        "redirects",
      ]),
    );
    const of = (name: string) =>
      query.parameters.find((parameter: { readonly name: string }) => parameter.name === name);
    expect(of("meta")).toMatchObject({ multi: true, limit: 50, submodules: { tokens: "query+tokens" } });
    expect(of("generator")).toMatchObject({
      multi: false,
      submoduleparamprefix: "g",
      submodules: { allpages: "query+allpages" },
    });
    expect(of("generator").type).not.toContain("info");
  });

  test("the formats, each with its own parameters", async () => {
    const { modules } = (await infoOf("json|xmlfm|none|rawfm")).paraminfo;
    expect(modules.map((module: any) => [module.name, module.group, names(module)])).toEqual([
      ["json", "format", ["callback", "utf8", "ascii", "formatversion"]],
      ["xmlfm", "format", ["wrappedhtml", "xslt", "includexmlnamespace"]],
      ["none", "format", []],
      ["rawfm", "format", ["wrappedhtml"]],
    ]);
  });

  test("requests in the older form", async () => {
    const { paraminfo, warnings } = await infoOf(
      "",
      `${json}&querymodules=siteinfo|bogus&formatmodules=json&mainmodule=&pagesetmodule=`,
    );
    expect(paraminfo).toMatchObject({
      helpformat: "none",
      querymodules: [{ name: "siteinfo", querytype: "meta" }],
      formatmodules: [{ name: "json" }],
    });
    expect(paraminfo).not.toHaveProperty("modules");
    expect(warnings.map(({ code }: { readonly code: string }) => code).toSorted()).toEqual([
      "deprecation",
      "deprecation",
      "deprecation",
      "deprecation",
      "deprecation-help",
      "unrecognizedvalues",
    ]);
  });

  test("the path of every module", async () => {
    const { paraminfo } = await infoOf("main|**", json);
    const {
      modules,
    }: { readonly modules: readonly { readonly name: string; readonly path: string; readonly group?: string }[] } =
      paraminfo;
    expect(modules.map(({ path, name }) => path.split("+").at(-1) === name)).toEqual(modules.map(() => true));
  });

  test("nothing, where no path is one", async () => {
    const { paraminfo, warnings } = await infoOf("Query|query+*+x", json);
    expect(paraminfo).toEqual({ helpformat: "none" });
    expect(warnings.map(({ text }: { readonly text: string }) => text)).toEqual([
      'The module "main" does not have a submodule "Query".',
      'The module "query" does not have a submodule "*".',
    ]);
  });
});

test("help with wrap is a string in the response", async () => {
  const { body, headers } = await ask(respond, `action=help&modules=query&wrap&${json}`);
  expect([headers["content-type"], body.help]).toEqual([
    "application/json; charset=utf-8",
    { mime: "text/html", filename: "api-help.html", help: expect.stringContaining("<td>rawcontinue</td>") },
  ]);
  const older = await ask(respond, "action=help&modules=main&wrap&format=json");
  expect(older.body.help).toEqual({
    mime: "text/html",
    filename: "api-help.html",
    "*": expect.stringContaining("<td>maxlag</td>"),
  });
});

test("help with submodules has their parameters", async () => {
  expect((await ask(respond, "action=help&modules=query&submodules")).text).toContain("<td>apfilterredir</td>");
  expect((await ask(respond, "action=help&modules=query")).text).not.toContain("<td>apfilterredir</td>");
});
