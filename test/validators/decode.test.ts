import { describe, expect, test } from "vitest";
import { queryValidators } from "./package.ts";

const { decodeRequest, module } = await queryValidators();

/** Returns the decoded values of a query to a module, or the codes of its errors and warnings. */
function reads(name: string, query: string, options: object = {}): unknown {
  const { value, errors, warnings } = module(name).decode(query, { defaults: false, ...options });
  const codes = warnings.map(({ code }) => code);
  if (errors !== undefined)
    return codes.length === 0
      ? errors.map(({ code }) => code).join()
      : [errors.map(({ code }) => code).join(), ...codes];
  return codes.length === 0 ? value : [value, ...codes];
}

const now = Date.UTC(2026, 0, 2, 3, 4, 5);
const nowText = "2026-01-02T03:04:05Z";

describe("names", () => {
  test("are the prefix and the parameter's name, and nothing else", () => {
    expect(reads("allpages", "aplimit=5&limit=6&APLIMIT=7&gaplimit=8")).toEqual({ limit: 5 });
    expect(reads("codexicons", "names=cdxIconAdd")).toEqual({ names: ["cdxIconAdd"] });
  });
  test("of a generator have a g more", () =>
    expect(reads("allpages", "aplimit=5&gaplimit=8", { generator: true })).toEqual({ limit: 8 }));
  test("are decoded as PHP does it", () => {
    expect(reads("allpages", "%61plimit=5")).toEqual({ limit: 5 });
    expect(reads("allpages", "+aplimit=6")).toEqual({ limit: 6 });
    expect(reads("allpages", "aplimit%00x=7")).toEqual({ limit: 7 });
  });
  test("given twice count the last time", () => expect(reads("allpages", "aplimit=5&aplimit=6")).toEqual({ limit: 6 }));
  test("with brackets are arrays, which no parameter takes", () => {
    expect(reads("allpages", "aplimit[]=5")).toEqual([{}, "unsupportedarray"]);
    expect(reads("allpages", "aplimit%5B%5D=5&apdir=ascending")).toEqual([{ dir: "ascending" }, "unsupportedarray"]);
    expect(reads("alllinks", "alunique[]=5")).toEqual({});
    expect(reads("search", "srsearch[]=5")).toEqual(["missingparam", "unsupportedarray"]);
  });
});

describe("a request may be", () => {
  test("of a list are kept once, whatever their number and form", () => {
    const lists = [
      ["a", "b", "a"],
      [...Array.from({ length: 30 }, (_, index) => `User ${index % 20}`)],
      [..."abcdefghijabcdefghij"],
      [...Array.from({ length: 20 }, (_, index) => `x${index}`.padEnd(9, "y")), "x3yyyyyyy"],
      [...Array.from({ length: 40 }, (_, index) => `User ${index}`)],
    ];
    for (const users of [...lists, ...lists])
      expect(reads("users", `ususers=${users.join("|")}`)).toEqual({ users: [...new Set(users)] });
  });
  const expected = { from: "a b", limit: 5 };
  test.each([
    ["a string", "apfrom=a+b&aplimit=5"],
    ["a string with a question mark", "?apfrom=a%20b&aplimit=5"],
    ["URLSearchParams", new URLSearchParams({ apfrom: "a b", aplimit: "5" })],
    ["strings by name", { apfrom: "a b", aplimit: "5" }],
  ])("%s", (_, wire) => expect(module("allpages").decode(wire, { defaults: false }).value).toEqual(expected));
});

describe("integers", () => {
  test.each([
    ["5", 5],
    ["+5", 5],
    ["-1", -1],
    ["007", 7],
    ["9223372036854775807", 9223372036854775807],
    ["-9223372036854775808", -9223372036854775808],
  ])("%s", (text, value) =>
    expect(reads("allcategories", `acmin=${encodeURIComponent(text)}`)).toEqual({ min: value }),
  );
  test.each(["", "1.5", "1e3", "0x10", " 5", "5 ", "1,000", "max", "--1", "+", "9223372036854775808", "1|2", "１"])(
    "%j is refused",
    (text) => expect(reads("allcategories", `acmin=${encodeURIComponent(text)}`)).toBe("badinteger"),
  );
  test("one bad item fails a list", () => expect(reads("users", "ususerids=1|x|3")).toBe("badinteger"));
  test("out of range are moved to its end", () =>
    expect(reads("search", "srsearch=a&sroffset=-1")).toEqual([{ search: "a", offset: 0 }, "outofrange"]));
});

describe("limits", () => {
  test("are clamped, with a warning", () => {
    expect(reads("allpages", "aplimit=501")).toEqual([{ limit: 500 }, "outofrange"]);
    expect(reads("allpages", "aplimit=0")).toEqual([{ limit: 1 }, "outofrange"]);
    expect(reads("allpages", "aplimit=501", { highLimits: true })).toEqual({ limit: 501 });
    expect(reads("allpages", "aplimit=5001", { highLimits: true })).toEqual([{ limit: 5000 }, "outofrange"]);
  });
  test("may be max, in small letters", () => {
    expect(reads("allpages", "aplimit=max")).toEqual({ limit: "max" });
    expect(reads("allpages", "aplimit=MAX")).toBe("badinteger");
  });
});

describe("enumerations", () => {
  test("refuse one bad value, and drop a bad one of several", () => {
    expect(reads("allpages", "apdir=sideways")).toBe("badvalue");
    expect(reads("allpages", "apdir=")).toBe("badvalue");
    expect(reads("allpages", "apdir=ascending%7Cdescending")).toBe("badvalue");
    expect(reads("categorymembers", "cmtitle=Category:A&cmprop=ids|bogus|title")).toEqual([
      { title: "Category:A", prop: ["ids", "title"] },
      "unrecognizedvalues",
    ]);
    expect(reads("categorymembers", "cmtitle=Category:A&cmprop=bogus")).toEqual([
      { title: "Category:A", prop: [] },
      "unrecognizedvalues",
    ]);
  });
  test("may list the empty text", () => {
    expect(reads("logevents", "letype=")).toEqual({ type: "" });
    expect(reads("allpages", "apprtype=edit&apprlevel=autoconfirmed|")).toEqual({
      prtype: ["edit"],
      prlevel: ["autoconfirmed", ""],
    });
  });
  test("may be added to by the site", () =>
    expect(reads("allusers", "augroup=bot|own", { values: { group: ["own"] } })).toEqual({ group: ["bot", "own"] }));
});

describe("lists", () => {
  test("have bars between their items, or U+001F before each", () => {
    expect(reads("users", "ususers=A|B")).toEqual({ users: ["A", "B"] });
    expect(reads("users", "ususers=%1FA%7CB%1FC")).toEqual({ users: ["A|B", "C"] });
  });
  test("may be empty, and nothing is trimmed", () => {
    expect(reads("users", "ususers=")).toEqual({ users: [] });
    expect(reads("users", "ususers=%1F")).toEqual({ users: [] });
    expect(reads("users", "ususers=+A+|")).toEqual({ users: [" A ", ""] });
  });
  test("hold each value once, but count them all", () => {
    expect(reads("users", "ususers=A|A|B")).toEqual({ users: ["A", "B"] });
    expect(reads("users", `ususers=${"A|".repeat(50)}A`)).toBe("toomanyvalues");
    expect(reads("users", `ususers=${"A|".repeat(50)}A`, { highLimits: true })).toEqual({ users: ["A"] });
    expect(reads("allmessages", "amargs=a|a")).toEqual({ args: ["a", "a"] });
  });
  test("contain all values for a star without other values", () => {
    expect(reads("recentchanges", "rcnamespace=*")).toEqual({ namespace: "*" });
    expect(reads("recentchanges", "rcnamespace=*|0")).toEqual([{ namespace: [0] }, "unrecognizedvalues"]);
  });
  test("are not what a single value takes", () => expect(reads("allpages", "apcontinue=%1FA")).toBe("badvalue"));
});

describe("booleans", () => {
  test.each(["", "=", "=0", "=false", "=%1F"])("alunique%s is true", (end) =>
    expect(reads("alllinks", `alunique${end}`)).toEqual({ unique: true }),
  );
});

describe("timestamps", () => {
  const start = (text: string): unknown => reads("recentchanges", `rcstart=${encodeURIComponent(text)}`, { now });
  test.each([
    ["2001-01-15T14:56:00Z", "2001-01-15T14:56:00Z"],
    ["20010115145600", "2001-01-15T14:56:00Z"],
    ["20010115T145600Z", "2001-01-15T14:56:00Z"],
    ["2001-01-15 14:56:00", "2001-01-15T14:56:00Z"],
    ["2001-01-15T14:56:00.123456", "2001-01-15T14:56:00Z"],
    ["2001-01-15T14:56:00+02:00", "2001-01-15T12:56:00Z"],
    ["2001-01-15T14:56:00-0130", "2001-01-15T16:26:00Z"],
    ["2001-01-15 14:56:00+02", "2001-01-15T12:56:00Z"],
    ["2001-01-15 14:56:00 GMT", "2001-01-15T14:56:00Z"],
    ["979570560", "2001-01-15T14:56:00Z"],
    ["979570560.5", "2001-01-15T14:56:00Z"],
    ["-1", "1969-12-31T23:59:59Z"],
    ["15-01-2001 14:56:00.000000", "2001-01-15T14:56:00Z"],
    ["2001:01:15 14:56:00", "2001-01-15T14:56:00Z"],
    ["Mon, 15 Jan 2001 14:56:00 GMT", "2001-01-15T14:56:00Z"],
    ["15 Jan 01 14:56:00", "2001-01-15T14:56:00Z"],
    ["Monday, 15-Jan-01 14:56:00 UTC", "2001-01-15T14:56:00Z"],
    ["Mon Jan 15 14:56:00 2001", "2001-01-15T14:56:00Z"],
    ["now", nowText],
    ["2001-13-45T25:61:61Z", "2002-02-15T02:02:01Z"],
    ["2001-02-30T00:00:00Z", "2001-03-02T00:00:00Z"],
  ])("%s is %s", (text, value) => expect(start(text)).toEqual({ start: value }));
  test.each([
    "2001-01-15",
    "2001-01-15T14:56Z",
    "2001-01-15t14:56:00z",
    " 2001-01-15T14:56:00Z",
    "NOW",
    "yesterday",
    "infinity",
    "9999999999999",
    "00000000000000",
  ])("%j is refused", (text) => expect(start(text)).toBe("badtimestamp"));
  test.each(["", "0"])("%j is now, with a warning", (text) =>
    expect(start(text)).toEqual([{ start: nowText }, "unclearnowtimestamp"]),
  );
});

describe("namespaces", () => {
  test("are ids of the site", () => {
    expect(reads("allpages", "apnamespace=4")).toEqual({ namespace: 4 });
    expect(reads("allpages", "apnamespace=100")).toBe("badvalue");
    expect(reads("allpages", "apnamespace=100", { namespaces: [0, 100] })).toEqual({ namespace: 100 });
    expect(reads("allpages", "apnamespace=Talk")).toBe("badvalue");
    expect(reads("recentchanges", "rcnamespace=0|999|-1")).toEqual([{ namespace: [0, -1] }, "unrecognizedvalues"]);
  });
});

describe("users", () => {
  const user = (text: string): unknown => reads("recentchanges", `rcuser=${encodeURIComponent(text)}`);
  test.each([
    ["Alice", "Alice"],
    ["alice_smith", "Alice smith"],
    ["User:Alice", "Alice"],
    ["#99999", "#99999"],
    ["foo@bar", "Foo@bar"],
    ["wikipedia>Bob", "Wikipedia>Bob"],
    ["192.0.2.1", "192.0.2.1"],
    ["192.0.2.xxx", "192.0.2.xxx"],
    ["2001:db8::1", "2001:DB8:0:0:0:0:0:1"],
  ])("%s is %s", (text, value) => expect(user(text)).toEqual({ user: value }));
  test.each(["", "Alice/sub", "300.300.300.300", "a|b", "a[b]", "Foo#bar", "Talk:Alice", "192.0.2.0/24"])(
    "%j is refused",
    (text) => expect(user(text)).toBe("baduser"),
  );
  test("may be ranges if the parameter allows them", () =>
    expect(reads("blocks", "bkusers=192.0.2.0/24")).toEqual({ users: ["192.0.2.0/24"] }));
});

describe("text", () => {
  test("is brought into the form C, without control characters", () => {
    expect(reads("search", "srsearch=Cafe%CC%81")).toEqual([{ search: "Café" }, "badutf8"]);
    expect(reads("search", "srsearch=a%01b")).toEqual([{ search: "a\ufffdb" }, "badutf8"]);
    expect(reads("search", "srsearch=%FF")).toEqual([{ search: "\ufffd" }, "badutf8"]);
    const marks = "\u0301\u0323".repeat(40_000);
    const [value, ...codes] = reads("search", `srsearch=e${encodeURIComponent(marks)}`) as readonly [
      { readonly search: string },
      string,
    ];
    expect([value.search.length < 300, codes]).toEqual([true, ["badutf8"]]);
    expect(reads("search", "srsearch=Caf%C3%A9")).toEqual({ search: "Café" });
  });
  test("that is required must not be empty", () => {
    expect(reads("search", "srsearch=")).toBe("missingparam");
    expect(reads("search", "")).toBe("missingparam");
  });
});

describe("templated names", () => {
  test("exist for the values that are given", () => {
    const named = { "contentformat-main": "text/css", slots: ["main"] };
    expect(reads("revisions", "rvslots=main&rvcontentformat-main=text/css")).toEqual(named);
    expect(reads("revisions", "rvcontentformat-main=text/css")).toEqual({});
    expect(reads("revisions", "rvslots=main&rvcontentformat-main=bogus")).toBe("badvalue");
  });
});

describe("findings", () => {
  test("of errors come in the order of the parameters, one or all", () => {
    expect(reads("allpages", "apdir=x&apminsize=y")).toBe("badinteger");
    expect(reads("allpages", "apdir=x&apminsize=y", { all: true })).toBe("badinteger,badvalue");
  });
  test("contain the received and the expected values", () => {
    const [finding] = module("allpages").decode("apdir=sideways").errors!;
    expect(finding).toMatchObject({
      code: "badvalue",
      parameter: "dir",
      wireName: "apdir",
      received: "sideways",
      expected: "one of ascending, descending",
    });
    expect(finding!.message).toBe('badvalue: apdir takes one of ascending, descending, received "sideways"');
  });
  test.each([
    [
      "allpages",
      "aplimit=501",
      'outofrange: aplimit takes a number of items from 1 to 500 (with higher limits 5000), or max, received "501"',
    ],
    [
      "backlinks",
      "bltitle=A&blredirect&bllimit=400",
      'outofrange: bllimit takes at most 250 in this request, received "400"',
    ],
    [
      "users",
      `ususers=${"U|".repeat(50)}U`,
      'toomanyvalues: ususers takes at most 50 (with higher limits 500) values: texts, received "U|U|',
    ],
    ["search", "", "missingparam: srsearch is missing; it takes text"],
    ["backlinks", "", "missingparam: exactly one of bltitle, blpageid is needed"],
    [
      "backlinks",
      "bltitle=A&blpageid=1",
      "invalidparammix: exactly one of bltitle, blpageid is allowed: leave the others out",
    ],
    [
      "recentchanges",
      "rcuser=A&rcexcludeuser=B",
      "invalidparammix: at most one of rcuser, rcexcludeuser is allowed: leave the others out",
    ],
    [
      "recentchanges",
      "rcshow=bot|!bot",
      "show: rcshow takes at most one of the values bot, !bot: leave the others out",
    ],
    [
      "alllinks",
      "alunique&alprop=ids",
      "invalidparammix: alprop with ids cannot be combined with alunique: leave one out",
    ],
    ["allpages", "apprlevel=sysop", "invalidparammix: apprlevel is allowed only with apprtype or apprexpiry: add it"],
    ["usercontribs", "ucuser=", "paramempty_ucuser: ucuser takes at least one value"],
    ["random", "rnredirect", "deprecation: rnredirect is deprecated; it takes a flag"],
  ])("of %s, %s say it in a sentence", (name, query, message) => {
    const { errors = [], warnings } = module(name).decode(query, { all: true });
    expect([...errors, ...warnings][0]!.message.slice(0, message.length)).toBe(message);
  });
  test("have the rule that is broken, and are JSON with it", () => {
    const [finding] = module("revisions").decode("rvlimit=5", {
      pages: { some: true, several: true, revisions: false },
    }).errors!;
    expect(finding!.rule).toBe("rvlimit cannot be combined with several pages: leave one out");
    expect(JSON.parse(JSON.stringify(finding))).toEqual({
      code: "invalidparammix",
      rule: finding!.rule,
      message: `invalidparammix: ${finding!.rule}`,
    });
    expect(module("allpages").decode("apdir=x").errors![0]!.rule).toBeUndefined();
  });
  test("are short, whatever they are of", () => {
    const [finding] = module("codexicons").decode(`names=${"x".repeat(100_000)}`).warnings;
    expect(JSON.stringify(finding).length).toBeLessThan(1000);
  });
  test("never show what is sensitive", () => {
    const { errors } = module("watchlist").decode("wltoken=%1Fsecret");
    expect(JSON.stringify(errors)).not.toContain("secret");
    expect(errors![0]).toMatchObject({ parameter: "token", received: "…" });
  });
});

describe("defaults", () => {
  test("are set, with new objects each time", () => {
    const { value } = module("allpages").decode("");
    expect(value).toEqual({
      namespace: 0,
      filterredir: "all",
      filterlanglinks: "all",
      prfiltercascade: "all",
      prexpiry: "all",
      limit: 10,
      dir: "ascending",
    });
    const list = module("categorymembers").decode("cmtitle=Category:A").value!["prop"] as string[];
    list.push("spoilt");
    expect(module("categorymembers").decode("cmtitle=Category:A").value!["prop"]).toEqual(["ids", "title"]);
  });
});

describe("a whole request", () => {
  const codes = (query: string): readonly string[] => {
    const { errors = [], warnings } = decodeRequest(query);
    return [...errors, ...warnings].map(({ code }) => code);
  };
  test("names modules, and gives each its parameters", () => {
    const { value } = decodeRequest("action=query&format=json&list=allpages|search&srsearch=a&aplimit=3", {
      defaults: false,
    });
    expect(value!["modules"]).toEqual({ allpages: { limit: 3 }, search: { search: "a" } });
  });
  test("may have a generator", () => {
    const { value } = decodeRequest("action=query&format=json&generator=allpages&gaplimit=3&prop=info", {
      defaults: false,
    });
    expect(value).toMatchObject({ generator: { name: "allpages", parameters: { limit: 3 } }, modules: { info: {} } });
    expect(codes("action=query&generator=bogus")).toEqual(["badgenerator"]);
    expect(codes("action=query&generator=siteinfo&meta=siteinfo")).toEqual(["badgenerator"]);
  });
  test("is warned of unknown names, unless it fails", () => {
    expect(codes("action=query&list=allpages&apnosuch=1")).toEqual(["unrecognizedparams"]);
    expect(codes("action=query&list=allpages&apnosuch=1&aplimit=x")).toEqual(["badinteger"]);
    expect(codes("action=query&prop=revisions&titles=A&rvcontentformat-main=text/css")).toEqual(["unrecognizedparams"]);
  });
  test("lists each unknown name once, in PHP form and in order", () => {
    const { warnings } = decodeRequest(
      "?action=query&list=allpages&b[]=1&%61=1&c.d=1&a=2&apfrom[]=B&tit%6Ces=A&=1&&toString",
    );
    expect(warnings.find(({ code }) => code === "unrecognizedparams")).toMatchObject({
      values: ["b", "a", "c_d", "toString"],
    });
  });
  test("ignores an unknown module", () => expect(codes("action=query&list=bogus")).toEqual(["unrecognizedvalues"]));
  test("is warned of what is deprecated, and once where to read of it", () =>
    expect(codes("action=query&list=categorymembers&cmtitle=Category:A&cmstartsortkey=a&cmendsortkey=b")).toEqual([
      "deprecation",
      "deprecation-help",
      "deprecation",
    ]));
  test("names pages in one way", () => expect(codes("action=query&titles=A&pageids=1")).toEqual(["multisource"]));
});
