import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { load } from "../../generators/load/load.ts";
import { rootFolder } from "../support/emit.ts";
import { random } from "../support/random.ts";
import { anObject } from "./resource-objects.ts";
import { headersOf, subjectsOf, type Decode, type Options } from "./resource-package.ts";

/* A service without keys and tenants, whose requests use every feature of the resource language. */
const loaded = load(join(rootFolder, "test/fixtures/language"));
// Ignores inherited properties, which JSON objects do not have.
const subjects = await subjectsOf(loaded, { ownProperties: true });
const headers = await headersOf(loaded);

const list = subjects.get("listHalls parameters")!;
const [create, update] = [subjects.get("createHall body")!, subjects.get("updateHall body")!];
const thing = subjects.get("createThing body")!;
const hall = { title: "Blue", email: "a@b" };

/** Returns the codes of all errors, each with the path in the request. */
function errorsOf({ decode }: { readonly decode: Decode }, value: unknown, options: Options = {}): readonly string[] {
  return (decode(value, { all: true, ...options }).errors ?? []).map(({ code, wireName }) =>
    `${code} ${wireName ?? ""}`.trim(),
  );
}

function messageOf({ decode }: { readonly decode: Decode }, value: unknown): string | undefined {
  return decode(value).errors?.[0]?.message;
}

function valueOf({ decode }: { readonly decode: Decode }, value: unknown, options: Options = {}): unknown {
  const { errors, value: decoded } = decode(value, options);
  expect(errors?.map(({ message }) => message)).toBeUndefined();
  return decoded;
}

describe("query parameters", () => {
  const query = (parameters: object, options: Options = { defaults: false }): unknown => {
    const { street, ...others } = valueOf(list, { street: "north", ...parameters }, options) as Record<string, unknown>;
    expect(street).toBe("north");
    return others;
  };

  test.each([
    ["open", "true", true],
    ["open", "false", false],
    ["seats", "12", 12],
    ["area", "1.5", 1.5],
    ["area", "-0.5e3", -500],
    ["kind", "big", "big"],
    ["day", "2026-06-30", "2026-06-30"],
    ["opens", "08:30", "08:30"],
    ["since", "2026-06-30T23:59:59.5+01:00", "2026-06-30T23:59:59.5+01:00"],
    ["text", "true", "true"],
    ["either", "12", 12],
    ["either", "true", true],
    ["either", "yes", "yes"],
    ["bounded", "7", 7],
    ["bounded", "3", "3"],
    ["one_or_more", "all", "all"],
    ["one_or_more", "3", [3]],
    ["one_or_more", ["3", "4"], [3, 4]],
    ["days", "mon", ["mon"]],
    ["days", ["mon", "tue"], ["mon", "tue"]],
    ["numbers", ["1", "-2"], [1, -2]],
    ["amounts", "0.5", [0.5]],
    ["flags", ["true", "false"], [true, false]],
    ["dates", ["2024-02-29"], ["2024-02-29"]],
    ["times", "08:30:15", ["08:30:15"]],
    ["moments", ["2026-06-30T23:59:59Z"], ["2026-06-30T23:59:59Z"]],
  ])("%s=%j is %j, and stays it", (name, text, value) => {
    expect(query({ [name]: text })).toEqual({ [name]: value });
    expect(query({ [name]: value })).toEqual({ [name]: value });
  });

  test.each([
    ["open", "yes", 'bad-value: open must be true or false, not "yes"'],
    ["open", "", 'bad-value: open must be true or false, not ""'],
    ["seats", "0", 'bad-value: seats must be a whole number of at least 1, not "0"'],
    ["seats", "1.5", 'bad-value: seats must be a whole number of at least 1, not "1.5"'],
    ["seats", ["1", "2"], 'bad-value: seats must be a whole number of at least 1, not "a list of 2"'],
    ["area", "1,5", 'bad-value: area must be a number, not "1,5"'],
    ["area", "1e999", 'bad-value: area must be a number, not "1e999"'],
    ["area", Infinity, 'bad-value: area must be a number, not "Infinity"'],
    ["kind", "huge", 'bad-value: kind must be one of big, small, not "huge"'],
    ["day", "2026-02-29", 'bad-value: day must be a day such as 2026-06-30, not "2026-02-29"'],
    ["opens", "24:00", 'bad-value: opens must be a time such as 08:30, not "24:00"'],
    ["since", "2026-06-30", 'bad-value: since must be a date/time such as 2026-06-30T23:59:59Z, not "2026-06-30"'],
    ["days", "sun", 'bad-value: days.0 must be one of mon, tue, wed, not "sun"'],
    [
      "days",
      ["mon", "tue", "wed"],
      'bad-value: days must be a list of 1 to 2 items, each of them one of mon, tue, wed, not "a list of 3"',
    ],
    ["numbers", ["1", "x"], 'bad-value: numbers.1 must be a whole number, not "x"'],
    ["flags", [null], 'bad-value: flags.0 must be true or false, not "null"'],
    ["one_or_more", ["3", "all"], 'bad-value: one_or_more.1 must be a whole number, not "all"'],
    ["one_or_more", true, 'bad-value: one_or_more must be a list, each item a whole number or one of all, not "true"'],
  ])("%s=%j is refused", (name, text, message) =>
    expect(messageOf(list, { street: "north", [name]: text })).toBe(message),
  );

  test("an empty list is as if it were not there, and defaults are filled in", () => {
    const defaults = { open: true, area: 1.5, days: ["mon"] };
    expect(query({}, {})).toEqual(defaults);
    expect(query({ days: [], numbers: [] }, {})).toEqual(defaults);
    expect(query({ open: "false", area: "2", days: "tue" }, {})).toEqual({ open: false, area: 2, days: ["tue"] });
    (query({}, {}) as { days: string[] }).days.push("tue");
    expect(query({}, {})).toEqual(defaults);
  });

  test("rules hold between them, with the code of the rule", () => {
    const open = { street: "north", opens: "08:30" };
    expect(errorsOf(list, { ...open, closes: "08:30" })).toEqual(["bad-value opens"]);
    expect(errorsOf(list, { ...open, closes: "08:30:15" })).toEqual([]);
    expect(errorsOf(list, { street: "north", near: "1" })).toEqual(["lacking area"]);
    expect(errorsOf(list, { street: "north", numbers: "1", amounts: ["1"] })).toEqual(["bad-value amounts"]);
    expect(errorsOf(list, { street: "north", numbers: "1", amounts: [] })).toEqual([]);
    expect(messageOf(list, { street: "north", near: "1" })).toBe("lacking: near needs area");
  });

  test("every parameter of the path is one of them, with its type", () => {
    const get = subjects.get("getHall parameters")!;
    expect(valueOf(get, { street: "south", number: "12" })).toEqual({ street: "south", number: 12 });
    expect(errorsOf(get, { street: "west", number: "x" })).toEqual(["bad-value street", "bad-value number"]);
    expect(errorsOf(get, {})).toEqual(["bad-value street", "bad-value number"]);
  });
});

describe("header fields", () => {
  const { decode, validate } = headers.get("createHall")!;
  const subject = { decode };

  test("are decoded from text, under either name, and others are of no concern", () => {
    expect(
      valueOf(subject, { "idempotency-key": "abc", "x-count": "3", "x-test": "true", "x-days": "mon, tue", host: "h" }),
    ).toEqual({
      "Idempotency-Key": "abc",
      "X-Count": 3,
      "X-Test": true,
      "X-Days": ["mon", "tue"],
    });
    const typed = { "Idempotency-Key": "abc", "X-Count": 3, "X-Days": ["mon"] };
    expect([valueOf(subject, typed), validate(typed)]).toEqual([typed, true]);
  });

  test("are refused by their own names", () => {
    expect(errorsOf(subject, { "x-count": "10", "x-days": "mon,sun" })).toEqual([
      "lacking Idempotency-Key",
      "bad-value x-count",
      "bad-value x-days.1",
    ]);
    expect(messageOf(subject, { "Idempotency-Key": "ab" })).toBe(
      'bad-value: Idempotency-Key must be text of at least 3 characters, not "ab"',
    );
    expect(errorsOf(subject, { "Idempotency-Key": "abc", "idempotency-key": "abd" })).toEqual([
      "bad-value idempotency-key",
    ]);
    expect(validate({ "X-Count": 3 })).toBe(false);
  });

  test("only operations that declare some have their functions", () =>
    expect([...headers.keys()]).toEqual(["createHall"]));
});

describe("bodies with a separate type", () => {
  const rename = subjects.get("renameHalls body")!;
  const hours = { from: "08:00", until: "09:00", days: ["mon"] };

  test("a list says where in it a fault is", () => {
    const rows = [
      { number: 1, name: "A" },
      { number: 2, name: "B", hours },
    ];
    expect([valueOf(rename, rows), rename.validate(rows)]).toEqual([rows, true]);
    const wrong = [
      { name: 1, nam: "B" },
      7,
      { number: 3, name: "C", hours: { ...hours, days: ["sun"], from: "10:00" } },
    ];
    expect(errorsOf(rename, wrong)).toEqual([
      "lacking 0.number",
      "bad-value 0.name",
      "bad-value 0.nam",
      "bad-value 1",
      "bad-value 2.hours.days.0",
      "bad-value 2.hours.from",
    ]);
    expect(messageOf(rename, [{ number: 1, name: "A", nam: "B" }])).toBe(
      'bad-value: there is no "nam"; did you mean "name"?',
    );
    expect(rename.standard["~standard"].validate([{ number: 1 }]).issues).toEqual([
      { message: "lacking: 0.name is missing", path: ["0", "name"] },
    ]);
  });

  test("its bounds apply, and other values are rejected", () => {
    expect(errorsOf(rename, [])).toEqual(["bad-value"]);
    expect(messageOf(rename, {})).toBe(
      'bad-value: body must be a list of 1 to 3 items, each of them an object, not "an object"',
    );
    expect(errorsOf(rename, null)).toEqual(["bad-value"]);
    expect(errorsOf(rename, undefined)).toEqual(["bad-json"]);
  });

  test("what a closed shape does not name is refused even where unknown fields are ignored, what an open one does not name stays", () => {
    expect(errorsOf(rename, [{ number: 1, name: "A", x: 1 }], { unknownFields: "ignore" })).toEqual(["bad-value 0.x"]);
    const period = { start: "2026-01-01T00:00:00Z", why: [{ a: null }] };
    expect(valueOf(subjects.get("letHalls body")!, period)).toEqual(period);
  });

  test("an optional one may be left out, a Date is taken for its moment, and the rules of shapes hold", () => {
    const period = subjects.get("letHalls body")!;
    expect(valueOf(period, undefined)).toBeUndefined();
    expect(valueOf(period, { start: new Date("2026-01-01T00:00:00.5Z") })).toEqual({ start: "2026-01-01T00:00:00Z" });
    expect(errorsOf(period, { start: "2026-01-01T00:00:00Z", end: "2026-01-01T00:59:59+01:00" })).toEqual([
      "bad-hours start",
    ]);
    expect(errorsOf(period, { start: "2026-01-01T00:00:00Z", end: "2026-01-01T01:00:00+01:00" })).toEqual([]);
  });

  test("may be any JSON value", () => {
    expect(errorsOf(subjects.get("markHalls body")!, "2026-02-30")).toEqual(["bad-value"]);
    expect(valueOf(subjects.get("markHalls body")!, "2026-02-28")).toBe("2026-02-28");
    const kept = JSON.parse('{ "a": null, "__proto__": [1], "constructor": {} }') as object;
    expect(JSON.stringify(valueOf(subjects.get("keepHalls body")!, kept))).toBe(JSON.stringify(kept));
  });

  test("secrets inside are not shown, and nesting without end is refused", () => {
    expect(messageOf(rename, [{ number: 1, name: "A", hours: { ...hours, code: 1234 } }])).toBe(
      "bad-value: 0.hours.code must be text",
    );
    let deep: object = hours;
    for (let level = 0; level < 20_000; level++) deep = { ...hours, next: deep };
    expect(messageOf(rename, [{ number: 1, name: "A", hours: deep }])).toContain(
      "must be nested fewer than 100 levels deep",
    );
  });
});

describe("bodies of fields", () => {
  const given = { ...hall, defaults: undefined };

  test("null is taken where a field may be null: it is missing where it is needed, and none where there is a default", () => {
    expect(valueOf(update, { note: null, seats: null })).toEqual({ note: null, seats: null });
    expect(valueOf(create, { ...given, note: null, seats: null })).toEqual({
      ...hall,
      note: null,
      seats: 5,
      open: true,
    });
    expect(errorsOf(update, { title: null, area: null })).toEqual(["bad-value title", "bad-value area"]);
    expect(errorsOf(thing, { toString: "x", hasOwnProperty: null })).toEqual(["lacking hasOwnProperty"]);
    expect(update.validate({ note: null })).toBe(true);
    expect(update.validate({ title: null })).toBe(false);
    expect(errorsOf(create, { title: "Blue", note: null })).toEqual(["lacking email or phone or note", "bad-value"]);
  });

  test("a fault inside a value has its path, and the code of the field", () => {
    const hours = [
      { from: "08:00", until: "09:00", days: ["mon"] },
      { from: "09:00", until: "09:00", days: [] },
    ];
    expect(errorsOf(update, { hours })).toEqual(["bad-hours hours.1.days", "bad-hours hours.1.from"]);
    expect(errorsOf(update, { hours: [{ from: "08:00" }] })).toEqual([
      "bad-hours hours.0.until",
      "bad-hours hours.0.days",
    ]);
    expect(errorsOf(update, { labels: { en: ["a", 1] } })).toEqual(["bad-value labels.en.1"]);
    expect(messageOf(update, { hours: [{ from: "09:00", until: "08:00", days: ["mon"] }] })).toBe(
      "bad-hours: hours.0: from is less than until",
    );
  });

  test("among several types the matching one reports the fault", () => {
    for (const mixed of [7, [7, 8], { from: "08:00", until: "09:00" }])
      expect(valueOf(update, { mixed })).toEqual({ mixed });
    expect(errorsOf(update, { mixed: "7" })).toEqual(["bad-value mixed"]);
    expect(errorsOf(update, { mixed: [7, "8"] })).toEqual(["bad-value mixed.1"]);
    expect(errorsOf(update, { mixed: { from: "08:00", until: "07:00" } })).toEqual(["bad-value mixed.from"]);
  });

  test.each([
    ["2026-06-30T23:59:59Z", true],
    ["2026-06-30t23:59:59z", true],
    ["2026-06-30T23:59:59.123456+23:59", true],
    ["2026-12-31T23:59:60Z", true],
    ["2026-06-30T23:59:59", false],
    ["2026-06-30 23:59:59Z", false],
    ["2026-02-30T00:00:00Z", false],
    ["2026-06-30T24:00:00Z", false],
    ["tomorrow", false],
  ])("%s is a date/time of RFC 3339: %j", (since, isOne) => {
    expect(errorsOf(update, { since })).toEqual(isOne ? [] : ["bad-value since"]);
    expect([update.validate({ since }), update.ajv({ since })]).toEqual([true, true]);
  });
});

describe("rules between fields", () => {
  test.each([
    [{}, ["lacking email or phone or note", "bad-value"]],
    [{ note: "x" }, ["bad-value"]],
    [{ email: "a" }, []],
    [{ email: "a", phone: "1" }, ["bad-value phone"]],
    [{ phone: "1", fax: "2" }, ["bad-hours phone", "bad-value email"]],
    [{ email: "a", fax: "2" }, []],
    [{ email: "a", pin: "1" }, []],
    [{ email: "a", pin: "1", open: false }, ["bad-value open"]],
    [{ email: "a", opens: "08:30", closes: "08:30:00" }, ["bad-value opens"]],
    [{ email: "a", opens: "08:30", closes: "08:30:15" }, []],
    [{ email: "a", opens: "8", closes: "08:00" }, ["bad-value opens"]],
    [{ email: "a", since: "2026-01-01T00:00:00+01:00", until: "2025-12-31T23:00:00Z" }, []],
    [
      { email: "a", since: "2026-01-01T00:00:00.0000000002Z", until: "2026-01-01T00:00:00.0000000001Z" },
      ["bad-value since"],
    ],
    [{ email: "a", day: "2026-02-01", last_day: "2026-01-31" }, ["bad-value day"]],
    [{ email: "a", day: "2026-02-01", last_day: "2026-02-01" }, []],
  ])("create: %j breaks %j", (fields, broken) =>
    expect(errorsOf(create, { title: "Blue", ...fields })).toEqual(broken),
  );

  test.each([
    [{}, []],
    [{ fax: "2" }, []],
    [{ email: "a", phone: "1" }, ["bad-value phone"]],
    [{ email: null, phone: null }, ["bad-value email", "bad-value phone"]],
    [{ pin: "1", open: true }, ["bad-value open"]],
    [{ opens: "09:00" }, []],
    [{ opens: "09:00", closes: "08:00" }, ["bad-value opens"]],
  ])("update: %j breaks %j", (fields, broken) => expect(errorsOf(update, fields)).toEqual(broken));

  test("a body of some fields has the rules whose fields it has", () => {
    const close = subjects.get("closeHall body")!;
    expect(errorsOf(close, {})).toEqual(["bad-value"]);
    expect(messageOf(close, {})).toBe("bad-value: Exactly one of email and phone is given");
    expect(messageOf(update, { email: "a", phone: "1" })).toBe("bad-value: At most one of email and phone is given");
    expect(errorsOf(close, { phone: "1" })).toEqual([]);
  });

  test("a path is what the request calls the field", () => {
    expect(
      errorsOf(
        thing,
        json(`{ "constructor": "a", "hasOwnProperty": 1, "__proto__": "b", "valueOf": { "constructor": "c" } }`),
      ),
    ).toEqual(["bad-value valueOf"]);
  });
});

describe("names that every object inherits", () => {
  test.each([
    ['{ "constructor": "a", "hasOwnProperty": 1 }', true],
    ['{ "toString": "a", "hasOwnProperty": 1 }', true],
    ['{ "hasOwnProperty": 1 }', false],
    ['{ "constructor": "a" }', false],
    ['{ "constructor": 1, "hasOwnProperty": 1 }', false],
    ['{ "constructor": "a", "hasOwnProperty": "b" }', false],
    ['{ "constructor": "a", "hasOwnProperty": 1, "valueOf": { "constructor": "b" } }', true],
    ['{ "constructor": "a", "hasOwnProperty": 1, "valueOf": {} }', false],
    ['{ "constructor": "a", "hasOwnProperty": 1, "valueOf": { "constructor": "b", "toString": "c" } }', false],
    ['{ "constructor": "a", "hasOwnProperty": 1, "__proto__": "b" }', true],
  ])("%s: %j", (text, isOne) => {
    const value = json(text);
    expect([thing.validate(value), thing.ajv(value), thing.decode(value).errors === undefined]).toEqual([
      isOne,
      isOne,
      isOne,
    ]);
  });

  test("validate and decode check a field called __proto__, of which ajv knows nothing", () => {
    const value = json('{ "constructor": "a", "hasOwnProperty": 1, "__proto__": 1 }');
    expect([thing.validate(value), errorsOf(thing, value)]).toEqual([false, ["bad-value __proto__"]]);
    const right = json('{ "constructor": "a", "hasOwnProperty": 1, "__proto__": "b" }');
    expect(JSON.stringify(valueOf(thing, right))).toBe('{"toString":"a","hasOwnProperty":1,"__proto__":"b"}');
  });

  test("parameters, too", () => {
    const things = subjects.get("listThings parameters")!;
    expect([things.validate({}), things.ajv({}), errorsOf(things, {})]).toEqual([
      false,
      false,
      ["bad-value constructor"],
    ]);
    expect(valueOf(things, { constructor: "a", toString: "7" })).toEqual({ constructor: "a", toString: 7 });
  });
});

describe.each([...subjects])("%s", (name, subject) => {
  const chance = random(name.length * 7919 + 3);
  const requests = Array.from({ length: 3_000 }, () => anObject(subject, chance)).filter(isPlain);

  test("validate agrees with ajv, and decode accepts nothing else", () => {
    expect(requests.length).toBeGreaterThan(1_000);
    for (const request of requests) {
      const isValid = subject.validate(request);
      expect(isValid, JSON.stringify(request)).toBe(subject.ajv(request));
      const { value } = subject.decode(request, { unknownFields: "ignore", defaults: false });
      if (value === undefined) continue;
      if (name.endsWith("body")) expect(isValid, JSON.stringify(request)).toBe(true);
      expect(subject.ajv(value), JSON.stringify(value)).toBe(true);
      expect(subject.decode(value, { defaults: false, unknownFields: "ignore" }).value).toEqual(value);
    }
  });
});

/** Returns true for a value that JSON can contain, without `__proto__`, which ajv does not support. */
function isPlain(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return true;
  if (Array.isArray(value)) return value.every(isPlain);
  return (
    Object.getPrototypeOf(value) === Object.prototype &&
    !Object.hasOwn(value, "__proto__") &&
    Object.values(value).every(isPlain)
  );
}

function json(text: string): unknown {
  return JSON.parse(text);
}
