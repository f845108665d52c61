import { describe, expect, it, test } from "vitest";
import { phpText } from "../../../templates/runtime/action-api/server/formats/formats.ts";
import { xmlText } from "../../../templates/runtime/action-api/server/formats/serializers.ts";
import { ask, type Answered } from "./support/ask.ts";
import { queryServer } from "./support/package.ts";

const { createQueryAnswer } = await queryServer();
const users = [{ userid: 1, name: "A & \u00c4" }];
const respond = createQueryAnswer({
  modules: {
    allusers: () => users,
    siteinfo: () => ({ general: { sitename: "x", rtl: false, readonly: true, thumblimits: { 0: 120, 1: 150 } } }),
  },
  pages: () => ({
    pages: [
      { pageid: 7, ns: 0, title: "B" },
      { ns: 0, title: "C", missing: true },
      { title: "<", invalid: true, invalidreason: "x" },
      { pageid: 5, ns: 0, title: "A" },
    ],
  }),
});
const get = (query: string): Promise<Answered> => ask(respond, `action=query&${query}`);
const kindOf = ({ headers }: Answered): readonly unknown[] => [
  headers["content-type"],
  headers["content-disposition"],
  headers["x-frame-options"],
];

describe("every format has a type and a file name", () => {
  it.each([
    ["json", "application/json; charset=utf-8", "api-result.json"],
    ["json&callback=f", "text/javascript; charset=utf-8", "api-result.js"],
    ["php", "application/vnd.php.serialized; charset=utf-8", "api-result.php"],
    ["xml", "text/xml; charset=utf-8", "api-result.xml"],
    ["none", "text/plain; charset=utf-8", "api-result.txt"],
    ["jsonfm", "text/html; charset=UTF-8", "api-result.html"],
    ["phpfm", "text/html; charset=UTF-8", "api-result.html"],
    ["rawfm", "text/html; charset=UTF-8", "api-result.html"],
    ["xmlfm", "text/html; charset=UTF-8", "api-result.html"],
    ["xmlfm&wrappedhtml", "text/mediawiki-api-prettyprint-wrapped; charset=utf-8", "api-result-wrapped.json"],
  ])("%s", async (format, type, file) => {
    for (const more of ["", "&list=allusers", "&list=allusers&auprop=", "&assert=user"])
      expect(kindOf(await get(`format=${format}${more}`)), more).toEqual([type, `inline; filename=${file}`, "DENY"]);
  });
});

describe("XML", () => {
  it("has attributes, elements of names that the spec gives, and flags", async () => {
    expect((await get("format=xml&list=allusers&meta=siteinfo")).text).toBe(
      '<?xml version="1.0"?><api batchcomplete=""><query><allusers><u userid="1" name="A &amp; \u00c4" /></allusers>' +
        '<general sitename="x" readonly=""><thumblimits><limit _idx="0">120</limit><limit _idx="1">150</limit></thumblimits></general></query></api>',
    );
  });
  it("has pages under their numbers", async () => {
    expect((await get("format=xml&titles=A")).text).toContain(
      '<pages><page _idx="-2" ns="0" title="C" missing="" /><page _idx="-1" title="&lt;" invalid="" invalidreason="x" /><page _idx="5" ',
    );
  });
  it("is in a namespace if requested", async () => {
    expect((await get("format=xml&includexmlnamespace")).text).toBe(
      '<?xml version="1.0"?><api batchcomplete="" xmlns="http://www.mediawiki.org/xml/api/" />',
    );
  });
  it("has errors and warnings with their texts as content", async () => {
    expect((await get("format=xml&assert=user")).text).toMatch(
      /^<\?xml version="1.0"\?><api><error code="assertuserfailed" info="[^"]+" xml:space="preserve">See [^<]+<\/error><\/api>$/,
    );
    expect((await get("format=xml&bogus&errorformat=plaintext")).text).toContain(
      '<warnings><warning code="unrecognizedparams" module="main" xml:space="preserve">Unrecognized parameter: bogus.</warning></warnings>',
    );
  });
  it.each([
    [
      "names that XML cannot have",
      { "a b": 1, "1x": 2, "": 3, _x: 4 },
      '<api a.20.b="1" _1x="2" _="3" __x="4" />'.replace("a.20.b", "_a.20.b"),
    ],
    ["letters that it cannot hold", { a: "\u0001\ud800" }, '<api a="\ufffd\ufffd" />'],
    ["ends of lines in attributes", { a: "x\ny\t'\"" }, '<api a="x&#10;y&#9;&#039;&quot;" />'],
    ["lists without a name for their items", { a: ["x", ""] }, "<api><a><_v>x</_v><_v /></a></api>"],
    ["null and false", { a: null, b: false, c: [null] }, "<api><c><_v /></c></api>"],
  ])("writes %s", (_, body, xml) => {
    expect(xmlText(body, { forms: { body: {}, shapes: {} }, withNamespace: false, lines: false })).toBe(
      `<?xml version="1.0"?>${xml}`,
    );
  });
});

describe("PHP", () => {
  it("has lengths in bytes, and the booleans of the version", async () => {
    expect((await get("format=php&list=allusers")).text).toBe(
      'a:2:{s:13:"batchcomplete";s:0:"";s:5:"query";a:1:{s:8:"allusers";a:1:{i:0;a:2:{s:6:"userid";i:1;s:4:"name";s:6:"A & \u00c4";}}}}',
    );
    expect((await get("format=php&formatversion=2")).text).toBe('a:1:{s:13:"batchcomplete";b:1;}');
  });
  it.each([
    [null, "N;"],
    [0.5, "d:0.5;"],
    [1e25, "d:1.0E+25;"],
    [-3, "i:-3;"],
    [{}, "a:0:{}"],
    [{ "-1": "", "01": "" }, 'a:2:{i:-1;s:0:"";s:2:"01";s:0:"";}'],
  ])("writes %j", (value, text) => expect(phpText(value)).toBe(text));
});

test("JSON of the first version has pages in their own order, and says true by an empty text", async () => {
  expect((await get("format=json&titles=A&indexpageids")).text).toBe(
    '{"batchcomplete":"","query":{"pageids":["-2","-1","5","7"],"pages":{"-2":{"ns":0,"title":"C","missing":""},"-1":{"title":"<","invalid":"","invalidreason":"x"},' +
      '"5":{"pageid":5,"ns":0,"title":"A"},"7":{"pageid":7,"ns":0,"title":"B"}}}}',
  );
});

test("the second version lists pages by their numbers", async () => {
  expect(
    (await get("format=json&formatversion=2&titles=A")).body.query.pages.map(
      ({ title }: { readonly title: string }) => title,
    ),
  ).toEqual(["C", "<", "A", "B"]);
});

test("a wrapped page has its status and the continuation of the request", async () => {
  const { text } = await get("format=jsonfm&wrappedhtml&assert=user");
  expect(JSON.parse(text)).toEqual({
    status: 200,
    statustext: "OK",
    html: expect.stringContaining("assertuserfailed"),
    modules: [],
    continue: null,
    time: expect.any(Number),
  });
});

describe("parameters of formats", () => {
  it.each([
    ["json", "formatversion=2&callback=f&utf8&ascii", undefined],
    [
      "json",
      "xslt=x&includexmlnamespace&wrappedhtml",
      "Unrecognized parameters: xslt, includexmlnamespace, wrappedhtml.",
    ],
    ["xml", "formatversion=2&utf8", "Unrecognized parameters: formatversion, utf8."],
    ["none", "formatversion=2", "Unrecognized parameter: formatversion."],
    ["phpfm", "formatversion=2&wrappedhtml", undefined],
  ])("%s takes its own: %s", async (format, more, warning) => {
    const { text } = await get(`format=${format === "none" ? "none" : format}&${more}&errorformat=plaintext`);
    if (format === "none") expect(text).toBe("");
    else if (warning === undefined) expect(text).not.toContain("Unrecognized");
    else expect(text).toContain(warning);
  });
});
