import { describe, expect, it } from "vitest";
import { messageText } from "../../../packages/wiki/src/query/messages.ts";
import { inProcess, silent } from "./support/ask.ts";
import { queryServer } from "./support/package.ts";

/* Messages of errors and warnings in each error format, compared with those of release 1.39 of the real system. */

const { createQueryAnswer, table } = await queryServer();
const ask = inProcess(createQueryAnswer(silent(table), { messageText }));

interface Said {
  readonly code: string;
  readonly key?: string;
  readonly params?: readonly unknown[];
  readonly text?: string;
  readonly html?: string;
}

async function said(query: string, form: string): Promise<readonly Said[]> {
  const { body } = await ask(`action=query&format=json&formatversion=2&errorformat=${form}&${query}`);
  return [...(body.errors ?? []), ...(body.warnings ?? [])] as readonly Said[];
}

const first = async (query: string, form: string): Promise<Said | undefined> => (await said(query, form))[0];

const listed = (...values: readonly (string | number)[]): object => ({
  list: values.map((plaintext) => ({ plaintext })),
  type: "text",
});
const named = (...names: readonly string[]): object => ({
  list: names.map((name) => `<var>${name}</var>`),
  type: "text",
});

it.each<readonly [query: string, code: string, key: string, params: readonly unknown[]]>([
  [
    "list=allpages&apdir=x",
    "badvalue",
    "paramvalidator-badvalue-enumnotmulti",
    [{ plaintext: "apdir" }, { plaintext: "x" }, listed("ascending", "descending"), { num: 2 }],
  ],
  [
    "list=logevents&lenamespace=99",
    "badvalue",
    "paramvalidator-badvalue-enumnotmulti",
    [
      { plaintext: "lenamespace" },
      { plaintext: "99" },
      listed(...Array.from({ length: 18 }, (_, index) => index - 2)),
      { num: 18 },
    ],
  ],
  [
    "list=allpages&apdir=%1Fx",
    "badvalue",
    "paramvalidator-notmulti",
    [{ plaintext: "apdir" }, { plaintext: "\ufffdx" }],
  ],
  [
    "list=allpages&aplimit=501",
    "outofrange",
    "paramvalidator-outofrange-minmax",
    [{ plaintext: "aplimit" }, { plaintext: "501" }, { num: 1 }, { num: 500 }],
  ],
  [
    "list=search&srsearch=",
    "missingparam",
    "paramvalidator-missingparam",
    [{ plaintext: "srsearch" }, { plaintext: "" }],
  ],
  ["list=search", "missingparam", "paramvalidator-missingparam", [{ plaintext: "srsearch" }]],
  ["list=backlinks", "missingparam", "apierror-missingparam-one-of", [named("bltitle", "blpageid"), 2]],
  [
    "list=random&rnredirect=&rnfilterredir=all",
    "invalidparammix",
    "apierror-invalidparammix",
    [named("rnfilterredir", "rnredirect"), 2],
  ],
  [
    "list=iwbacklinks&iwbltitle=x",
    "invalidparammix",
    "apierror-invalidparammix-mustusewith",
    ["iwbltitle", "iwblprefix"],
  ],
  ["list=langbacklinks&lbltitle=x", "nolang", "apierror-invalidparammix-mustusewith", ["lbltitle", "lbllang"]],
  [
    "list=alldeletedrevisions&adruser=Alice&adrfrom=b",
    "invalidparammix",
    "apierror-invalidparammix-cannotusewith",
    ["adrfrom", "adruser"],
  ],
  [
    "list=allredirects&arunique=&arprop=title|ids|fragment",
    "invalidparammix",
    "apierror-invalidparammix-cannotusewith",
    ["arprop=ids|fragment", "arunique"],
  ],
  [
    "list=allusers&augroup=bot&auexcludegroup=sysop",
    "invalidparammix",
    "apierror-invalidparammix",
    [named("augroup", "auexcludegroup"), 2],
  ],
  ["prop=revisions&titles=A|B&rvlimit=5", "invalidparammix", "apierror-revisions-singlepage", ["rv"]],
  ["prop=revisions&revids=1&rvdir=newer", "invalidparammix", "apierror-revisions-norevids", ["rv"]],
  [
    "prop=revisions&titles=A&rvslots=main&rvcontentformat=text/css",
    "invalidparammix",
    "apierror-invalidparammix-cannotusewith",
    ["rvcontentformat", "rvslots"],
  ],
  ["list=deletedrevs&drstart=now", "badparams", "apierror-deletedrevs-param-not-3", ["start"]],
  ["list=deletedrevs&druser=A&drfrom=b", "badparams", "apierror-deletedrevs-param-not-1-2", ["from"]],
  ["generator=bogus", "badgenerator", "apierror-badgenerator-unknown", ["bogus"]],
  ["generator=tokens", "badgenerator", "apierror-badgenerator-notgenerator", ["tokens"]],
  ["titles=A&pageids=1", "multisource", "apierror-invalidparammix-cannotusewith", ["pageids", "titles"]],
  [
    "list=logevents&leaction=%5Bx%5D%22%22%27%27",
    "unknown_leaction",
    "apierror-unrecognizedvalue",
    ["leaction", "&#91;x&#93;&#34;&#34;&#39;&#39;"],
  ],
  ["list=allpages&apprefix=%5Bx", "invalidtitle", "apierror-invalidtitle", ["&#91;x"]],
  ["prop=links&titles=A&pltitles=%5Bx", "invalidtitle", "apiwarn-invalidtitle", ["&#91;x"]],
  [
    "prop=info&titles=A&inlinkcontext=%5B",
    "badtitle",
    "paramvalidator-badtitle",
    [{ plaintext: "inlinkcontext" }, { plaintext: "[" }],
  ],
  ["list=blocks&bkip=1.0.0.0/3", "cidrtoobroad", "apierror-cidrtoobroad", ["IPv4", 16]],
  ["list=usercontribs&ucuserids=0", "invaliduserid", "apierror-invaliduserid", [0]],
  ["list=usercontribs&ucuserids=", "paramempty_ucuserids", "apierror-paramempty", ["ucuserids"]],
  ["list=imageusage&iutitle=A", "bad_image_title", "apierror-imageusage-badtitle", ["imageusage"]],
  [
    "prop=info&titles=A&inprop=readable",
    "deprecation",
    "paramvalidator-deprecated-value",
    [{ plaintext: "inprop" }, { plaintext: "readable" }],
  ],
  [
    "list=random&rnredirect=",
    "deprecation",
    "paramvalidator-param-deprecated",
    [{ plaintext: "rnredirect" }, { plaintext: "1" }],
  ],
  ["list=search&srsearch=a%01", "badutf8", "apiwarn-badutf8", ["srsearch"]],
  [
    "list=allpages&%3Cb%3E=x",
    "unrecognizedparams",
    "apierror-unrecognizedparams",
    [{ list: ["&#60;b&#62;"], type: "comma" }, 1],
  ],
  ["prop=info&titles=A|B&inprop=editintro", "invalidparammix", "apierror-info-singlepagerevision", ["in"]],
])("%s: %s in the raw form", async (query, code, key, params) => {
  expect(await first(query, "raw")).toMatchObject({ code, key, params });
});

it("a warning about an array uses the name in the request", async () => {
  expect(await said("list=allpages&aplimit[]=1", "raw")).toMatchObject([
    { code: "unsupportedarray", params: ["aplimit"], module: "main" },
  ]);
});

describe("markup in a value", () => {
  const title = "list=allpages&apprefix=%5Bx%22%27%3Cb%3E%26";
  const number = "list=allpages&aplimit=%3Cb%3Ex%22%22%27%27%26lt;++y";

  it.each([
    [title, "wikitext", 'Bad title "&#91;x&#34;&#39;&#60;b&#62;&#38;".'],
    [title, "html", 'Bad title "&#91;x&#34;&#39;&#60;b&#62;&#38;".'],
    [title, "plaintext", `Bad title "[x"'<b>&".`],
    [number, "wikitext", `Invalid value "<b>x""''&lt;  y" for integer parameter "aplimit".`],
    [number, "html", 'Invalid value "&lt;b&gt;x&quot;&quot;&#039;&#039;&amp;lt;  y" for integer parameter "aplimit".'],
    [number, "plaintext", `Invalid value "x""''< y" for integer parameter "aplimit".`],
    ["list=backlinks", "html", "One of the parameters <var>bltitle</var> and <var>blpageid</var> is required."],
    ["list=backlinks", "wikitext", "One of the parameters <var>bltitle</var> and <var>blpageid</var> is required."],
    ["list=backlinks", "plaintext", 'One of the parameters "bltitle" and "blpageid" is required.'],
  ])("%s in %s", async (query, form, text) => {
    expect(await first(query, form)).toMatchObject(form === "html" ? { html: text } : { text });
  });

  it("takes a time that grows with the length of the value", async () => {
    const value = "<a".repeat(200_000);
    expect((await first(`list=allpages&aplimit=${encodeURIComponent(value)}`, "plaintext"))?.code).toBe("badinteger");
  });
});

it("the address in the help on deprecations is no markup", async () => {
  const text = async (form: string): Promise<string | undefined> =>
    (await said("list=deletedrevs", form)).find(({ code }) => code === "deprecation-help")?.text;
  expect(await text("wikitext")).toContain("at &lt;https://");
  expect(await text("plaintext")).toContain("at <https://");
});

const codes = async (query: string): Promise<readonly string[]> => (await said(query, "raw")).map(({ code }) => code);

describe("the order of checks", () => {
  it.each<readonly [query: string, ...codes: readonly string[]]>([
    ["titles=A&pageids=1&list=bogus", "multisource", "unrecognizedvalues"],
    ["titles=A&pageids=1&generator=bogus", "badgenerator"],
    ["titles=A&pageids=1&generator=allpages&gaplimit=x", "badinteger"],
    ["titles=A&pageids=1&generator=allpages&gapprefix=%5B", "multisource"],
    ["list=allpages&aplimit=x&prop=info&titles=A&inlinkcontext=%5B", "badtitle"],
    ["meta=userinfo&uiattachedwiki=%1Fx&list=allpages&aplimit=x", "badinteger"],
    ["continue=x&list=allpages&aplimit=501&apprefix=%5B", "badcontinue"],
    ["continue=x&list=deletedrevs", "badcontinue"],
    ["continue=x&titles=A&pageids=1", "badcontinue"],
    ["continue=x&pageids=x", "badinteger"],
    ["list=deletedrevs&drdir=x", "badvalue"],
    ["list=random&rnredirect=&rnlimit=501", "deprecation", "deprecation-help", "outofrange"],
    ["list=random&rnlimit=x&rnredirect=", "badinteger", "deprecation", "deprecation-help"],
    ["list=allpages|random&aplimit=x&rnredirect=", "badinteger"],
  ])("%s", async (query, ...expected) => expect(await codes(query)).toEqual(expected));
});
