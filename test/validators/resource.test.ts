import { expect, test } from "vitest";
import { loadSources } from "../../generators/load/load.ts";
import { join } from "node:path";
import { loadedSpec, rootFolder } from "../support/emit.ts";
import { readFiles } from "../support/files.ts";
import { overBase } from "../support/base.ts";
import { subjectsOf, type Decode, type Decoded, type Options } from "./resource-package.ts";

const real = await subjectsOf(loadedSpec());
const others = await subjectsOf(loadSources(overBase(specBelow("test/cases/compile/exchange-objects"))));
const office = await subjectsOf(loadSources(specBelow("test/fixtures/complete")));

const [generate, reset] = [real.get("generateLoginToken body")!, real.get("resetLoginToken body")!];
const [create, update] = [real.get("createPagingGroup body")!, real.get("updatePagingGroup body")!];
const group = { name: "Hall", number: "830" };

function specBelow(path: string): ReadonlyMap<string, string> {
  return new Map([...readFiles(join(rootFolder, path))].filter(([file]) => file.startsWith("spec/")));
}

/** Returns the codes of all errors, including unknown fields, each with the name in the request. */
function errorsOf({ decode }: { readonly decode: Decode }, value: unknown, options: Options = {}): readonly string[] {
  return (decode(value, { all: true, unknownFields: "refuse", ...options }).errors ?? []).map(({ code, wireName }) =>
    `${code} ${wireName ?? ""}`.trim(),
  );
}

function valueOf({ decode }: { readonly decode: Decode }, value: unknown, options: Options = {}): unknown {
  const { errors, value: decoded }: Decoded = decode(value, options);
  expect(errors?.map(({ message }) => message)).toBeUndefined();
  return decoded;
}

// Names

test("source names become the readable names", () => {
  expect(valueOf(create, { pa_name: "Hall", pa_number: "830", pa_me_id: 7 })).toEqual({
    name: "Hall",
    number: "830",
    mediafile_id: 7,
  });
  expect(valueOf(update, { pa_bidirectional: "yes" })).toEqual({ bidirectional: "yes" });
});

test("two names with equal values pass, with different ones they contradict each other", () => {
  expect(valueOf(create, { ...group, pa_name: "Hall" })).toEqual(group);
  expect(errorsOf(create, { ...group, pa_name: "Cellar" })).toEqual(["invalid_request pa_name"]);
  expect(errorsOf(update, { mediafile_id: 7, pa_me_id: "7" })).toEqual(["invalid_request pa_me_id"]);
});

const refusing = { unknownFields: "refuse" } as const;

test("an unknown field is refused with a guess at what was meant, or ignored with a warning", () => {
  const { errors } = create.decode({ ...group, bidirectinal: "yes" }, refusing);
  expect(errors).toMatchObject([{ code: "invalid_request", parameter: "bidirectinal", wireName: "bidirectinal" }]);
  expect(errors![0]!.message).toBe('invalid_request: there is no "bidirectinal"; did you mean "bidirectional"?');
  const { value, warnings } = create.decode({ ...group, bidirectinal: "yes" }, { unknownFields: "ignore" });
  expect(value).toEqual(group);
  expect(warnings.map(({ wireName }) => wireName)).toEqual(["bidirectinal"]);
});

test("a name unlike all others gets no suggestion, and a response-only name is reported as such", () => {
  expect(create.decode({ ...group, colour: "red" }, refusing).errors![0]!.message).toBe(
    'invalid_request: there is no "colour"',
  );
  expect(create.decode({ ...group, pa_te_id: "3" }, refusing).errors![0]!.message).toBe(
    'invalid_request: "pa_te_id" exists only in responses',
  );
});

test("a field of another request of the same object is unknown", () => {
  expect(errorsOf(reset, { user: "100", validity: "ONCE" })).toEqual(["invalid_request validity"]);
});

test("what is undefined is absent", () => {
  expect(valueOf(create, { ...group, pin: undefined, colour: undefined })).toEqual(group);
});

// Missing fields

test("a create without its name or number lacks a required field", () => {
  expect(errorsOf(create, {})).toEqual(["missing_required_field name", "missing_required_field number"]);
  expect(errorsOf(create, { pa_number: "830" })).toEqual(["missing_required_field name"]);
  expect(valueOf(update, {})).toEqual({});
});

test("an empty name counts as missing on create and is refused on update, an empty PIN clears", () => {
  expect(errorsOf(create, { ...group, name: "" })).toEqual(["missing_required_field name"]);
  expect(errorsOf(update, { name: "" })).toEqual(["invalid_request name"]);
  expect(valueOf(update, { pin: "" })).toEqual({ pin: "" });
});

test("a token request without a user, or with an empty one, lacks the user", () => {
  for (const subject of [generate, reset]) {
    expect(errorsOf(subject, {})).toEqual(["missing_user user"]);
    expect(errorsOf(subject, { user: "" })).toEqual(["missing_user user"]);
    expect(errorsOf(subject, { user: 100 })).toEqual(["invalid_request user"]);
  }
});

test("of a group of fields one is enough", () => {
  const entry = others.get("createPhonebookEntry body")!;
  expect(valueOf(entry, { pbid: 3, number: "100" })).toEqual({ phonebook_id: 3, number: "100" });
  const { errors } = entry.decode({ pbid: 3 }, { all: true });
  expect(errors!.map(({ message }) => message)).toEqual(["missing: name or number is missing"]);
});

// Validity

test.each([
  "ONCE",
  "2026-06-30 23:59:59",
  "2026-06-30T23:59:59",
  "2026-06-30 23:59:59Z",
  "2026-06-30T23:59:59+01:00",
  "2024-02-29 00:00:00",
  "1999-12-31 00:00:00",
])("%s is a validity, and stays unchanged", (validity) =>
  expect(valueOf(generate, { user: "100", validity })).toEqual({ user: "100", validity }),
);

test.each([
  "once",
  "",
  "tomorrow",
  "2026-06-30",
  "2026-06-30 24:00:00",
  "2026-06-30 23:60:00",
  "2026-02-29 00:00:00",
  "2100-02-29 00:00:00",
  "2026-13-01 00:00:00",
  "2026-04-31 00:00:00",
  "2026-00-10 00:00:00",
  "2026-01-00 00:00:00",
  "2026-06-30  23:59:59",
  "2026-06-30 23:59:59 Z",
  "2026-06-30 23:59:59+0100",
  " ONCE",
  "2026-06-30 23:59:59\n",
  null,
  0,
  1782863999,
  ["ONCE"],
  {},
  new Date(NaN),
])("%j is refused", (validity) =>
  expect(errorsOf(generate, { user: "100", validity })).toEqual(["invalid_validity validity"]),
);

test("a Date is taken for the moment that it is, in UTC", () => {
  const validity = new Date("2026-06-30T23:59:59.999+01:00");
  expect(generate.validate({ user: "100", validity })).toBe(false);
  expect(valueOf(generate, { user: "100", validity })).toEqual({ user: "100", validity: "2026-06-30T22:59:59Z" });
});

test("only a strict reader, as the reference server is one, demands a validity", () => {
  expect(valueOf(generate, { user: "100" })).toEqual({ user: "100" });
  expect(errorsOf(generate, { user: "100" }, { strict: true })).toEqual(["invalid_validity validity"]);
});

// Values

test("null and values of another type are refused", () => {
  expect(errorsOf(update, { pin: null, number: 830, bidirectional: true, mediafile_id: 1.5 })).toEqual([
    "invalid_request number",
    "invalid_request pin",
    "invalid_request bidirectional",
    "invalid_request mediafile_id",
  ]);
});

test("a finding has the expected and received values, and never a secret", () => {
  const { errors } = update.decode({ bidirectional: "maybe", pin: 4321, pni: "4321" }, { ...refusing, all: true });
  expect(JSON.parse(JSON.stringify(errors))).toEqual([
    {
      code: "invalid_request",
      parameter: "pin",
      wireName: "pin",
      received: "…",
      expected: "text of at most 255 characters without control characters",
      message: "invalid_request: pin must be text of at most 255 characters without control characters",
    },
    {
      code: "invalid_request",
      parameter: "bidirectional",
      wireName: "bidirectional",
      received: "maybe",
      expected: "one of yes, no",
      message: 'invalid_request: bidirectional must be one of yes, no, not "maybe"',
    },
    expect.objectContaining({
      wireName: "pni",
      received: "…",
      message: 'invalid_request: there is no "pni"; did you mean "pin"?',
    }),
  ]);
});

test.each([undefined, null, true, 0, "", "{}", [], [{}]])("a body that is %j is no JSON object", (value) => {
  expect(errorsOf(create, value)).toEqual(["invalid_json"]);
  expect(create.validate(value)).toBe(false);
});

test("defaults that are known are filled in on create alone", () => {
  const room = office.get("createRoom body")!;
  const named = { name: "Blue", ro_pin: "1" };
  expect(valueOf(room, named)).toEqual({ ...named, floor: "0", ro_tags: ["big"] });
  expect(valueOf(room, named, { defaults: false })).toEqual(named);
  expect(valueOf(office.get("updateRoom body")!, {})).toEqual({});
});

test("a default is not changed by what is done to a value", () => {
  const room = office.get("createRoom body")!;
  const decode = () => valueOf(room, { name: "Blue", ro_pin: "1" }) as { ro_tags: string[] };
  decode().ro_tags.push("small");
  expect(decode().ro_tags).toEqual(["big"]);
});

// Destinations

test.each([
  [{ extensions: "EXT-100" }],
  [{ peers: ["EXT-100"] }],
  [{ members: [100] }],
  [{ destinations: { PAGING: ["EXT-100"] } }],
  [{ destinations: { PAGING: "EXT-100" } }],
  [{ destinations: { extensions: [100] } }],
  [{ extensions: [100], members: "EXT-100", destinations: { PAGING: ["EXT-100"], peers: "EXT-100" } }],
])("%j is one list under its slot", (value) =>
  expect(valueOf(update, value)).toEqual({ destinations: { PAGING: ["EXT-100"] } }),
);

test("the order is kept, repeats too, and an empty list stays one", () => {
  expect(valueOf(update, { extensions: [101, "VOICEMAIL-100", 101] })).toEqual({
    destinations: { PAGING: ["EXT-101", "VOICEMAIL-100", "EXT-101"] },
  });
  expect(valueOf(update, { members: [] })).toEqual({ destinations: { PAGING: [] } });
  expect(valueOf(update, { destinations: {} })).toEqual({ destinations: {} });
});

test("members given twice and differently contradict each other", () => {
  expect(errorsOf(update, { extensions: [100], members: [101] })).toEqual(["invalid_request members"]);
  expect(errorsOf(update, { extensions: [100, 101], destinations: { PAGING: [101, 100] } })).toEqual([
    "invalid_request destinations.PAGING",
  ]);
});

test.each([
  100,
  null,
  true,
  {},
  "100",
  "ext-100",
  [null],
  [[]],
  [-1],
  [1.5],
  [2 ** 53],
  ["EXT-100", "EXT"],
  new Array(1),
])("%j is no destination", (extensions) => {
  expect(errorsOf(update, { extensions })).toEqual(["invalid_request extensions"]);
});

test("slots are no top-level names, and the object has no others than they and their aliases", () => {
  expect(errorsOf(update, { PAGING: ["EXT-100"] })).toEqual(["invalid_request PAGING"]);
  expect(errorsOf(update, { destinations: { PAGNG: ["EXT-100"] } })).toEqual(["invalid_request destinations.PAGNG"]);
  expect(update.decode({ destinations: { PAGNG: [] } }, refusing).errors![0]!.message).toContain(
    'did you mean "PAGING"?',
  );
  expect(errorsOf(update, { destinations: ["EXT-100"] })).toEqual(["invalid_request destinations"]);
});

test("each slot has its own list, and a slot may be called like a field of another object", () => {
  const [condition, queue] = [others.get("createCondition body")!, others.get("createQueue body")!];
  expect(valueOf(condition, { type: "TIME", yes: "EXT-1", false: ["EXT-2"] }, { defaults: false })).toEqual({
    type: "TIME",
    destinations: { CONDITION: ["EXT-1"], NOTCONDITION: ["EXT-2"] },
  });
  expect(errorsOf(condition, { type: "TIME", yes: [100] })).toEqual(["invalid yes"]);
  expect(valueOf(queue, { members: [{ extension: "100" }], timeout: "VOICEMAIL-100" })).toEqual({
    members: [{ extension: "100" }],
    destinations: { "QUEUE-TIMEOUT": ["VOICEMAIL-100"] },
  });
});

test("objects inside a field have their own fields and no others, where their shape is closed", () => {
  const queue = others.get("createQueue body")!;
  const wrong = [
    [{ extension: "100", colour: "red" }, "invalid members.1.colour"],
    [{ penalty: 1 }, "missing members.1.extension"],
    [{ extension: "100", penalty: "1" }, "invalid members.1.penalty"],
    [{ extension: "100", paused: "on" }, "invalid members.1.paused"],
    [null, "invalid members.1"],
  ];
  for (const [member, error] of wrong) {
    const body = { members: [{ extension: "99", paused: "no" }, member] };
    expect([queue.validate(body), queue.ajv(body), errorsOf(queue, body)]).toEqual([false, false, [error]]);
  }
});

// Parameters

test("a write needs its tenant, a read may leave it out, and keys are read elsewhere", () => {
  const [writing, reading] = [real.get("updatePagingGroup parameters")!, real.get("getPagingGroup parameters")!];
  expect(valueOf(writing, { object_id: "12", tenant: "T1", key: "k" })).toEqual({ object_id: "12", tenant: "T1" });
  expect(errorsOf(writing, { object_id: "12" })).toEqual(["tenant_required tenant"]);
  expect(valueOf(reading, { object_id: "12" })).toEqual({ object_id: "12" });
  expect(errorsOf(reading, { object_id: "12", tenat: "T1" })).toEqual(["invalid_request tenat"]);
  expect(errorsOf(reading, { object_id: "12", tenant: ["T1", "T2"] })).toEqual(["invalid_request tenant"]);
});

test("digits in a query string are a whole number where one is wanted", () => {
  const list = others.get("listPhonebookEntries parameters")!;
  expect(valueOf(list, { pbid: "7", tenant: "T1", global: "1" })).toEqual({
    phonebook_id: 7,
    tenant: "T1",
    global: "1",
  });
  expect(valueOf(list, { pbid: "7", phonebook_id: 7, tenant: "T1" })).toEqual({ phonebook_id: 7, tenant: "T1" });
  for (const pbid of ["", "1.5", "1e3", " 1", "9007199254740993", "99999999999999999999"])
    expect(errorsOf(list, { pbid, tenant: "T1" })).toEqual(["invalid pbid"]);
});

test("an operation without request data has no file", () => {
  expect([...real.keys()].filter((name) => name.startsWith("generateLoginToken"))).toEqual(["generateLoginToken body"]);
});

// The shape of results

test("the first error in the order of the fields comes alone, all on demand", () => {
  const wrong = { zz: 1, extensions: 5, number: null };
  expect(create.decode(wrong).errors!.map(({ parameter }) => parameter)).toEqual(["name"]);
  expect(errorsOf(create, wrong)).toEqual([
    "missing_required_field name",
    "invalid_request number",
    "invalid_request extensions",
    "invalid_request zz",
  ]);
});

test("a Standard Schema gives what decode gives", () => {
  const { "~standard": standard } = create.standard;
  expect([standard.version, standard.vendor]).toEqual([1, "kiln"]);
  expect(standard.validate({ pa_name: "Hall", number: "830", members: "EXT-1" })).toEqual({
    value: { ...group, destinations: { PAGING: ["EXT-1"] } },
  });
  expect(standard.validate({ ...group, destinations: { PAGING: 1 } }).issues).toMatchObject([
    { path: ["destinations", "PAGING"] },
  ]);
  expect(standard.validate(7).issues).toMatchObject([{ path: [] }]);
});

// Unusual values

test("names that objects inherit are names like others", () => {
  for (const name of ["__proto__", "constructor", "toString", "hasOwnProperty", "valueOf"]) {
    const body = JSON.parse(`{ "name": "Hall", "number": "830", ${JSON.stringify(name)}: { "pin": "1" } }`) as object;
    expect(create.validate(body)).toBe(true);
    expect(errorsOf(create, body)).toEqual([`invalid_request ${name}`]);
    expect(valueOf(create, body, { unknownFields: "ignore" })).toEqual(group);
  }
  expect(errorsOf(create, Object.create(group))).toEqual([
    "missing_required_field name",
    "missing_required_field number",
  ]);
  expect(({} as Record<string, unknown>)["pin"]).toBeUndefined();
});

test("floods end soon, with few findings and short ones", () => {
  const flood = Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`nam${index}`, index]));
  expect(create.decode({ ...flood, ...group }, { all: true, unknownFields: "refuse" }).errors).toHaveLength(100);
  expect(create.decode({ ...flood, ...group }, { unknownFields: "ignore" }).warnings).toHaveLength(100);
  const long = "EXT-1".repeat(100_000);
  const { errors } = create.decode(
    { ...group, bidirectional: long, [long]: long, extensions: new Array(1_000_000) },
    { all: true },
  );
  expect(JSON.stringify(errors).length).toBeLessThan(3_000);
  expect(errorsOf(update, { extensions: Array.from({ length: 100_000 }, (_, index) => index) })).toEqual([
    "invalid_request extensions",
  ]);
});

test("nothing throws, whatever it is given", () => {
  const ugly = [
    Symbol("a"),
    10n,
    () => 1,
    new Date(),
    new Map(),
    /a/,
    NaN,
    "\ud800",
    "\0",
    Object.create(null),
    new Proxy({}, {}),
    deep(20_000),
  ];
  const names = [
    "user",
    "validity",
    "name",
    "pa_name",
    "number",
    "extensions",
    "destinations",
    "members",
    "floor",
    "ro_tags",
    "tenant",
  ];
  const subjects = [...real.values(), ...others.values(), ...office.values()];
  expect(subjects.length).toBeGreaterThan(5);
  for (const subject of subjects) {
    for (const value of ugly) {
      for (const body of [
        value,
        Object.fromEntries(names.map((name) => [name, value])),
        { destinations: { PAGING: value, DOOR: [value] } },
      ]) {
        subject.validate(body);
        for (const options of [{}, { all: true }, { unknownFields: "ignore" as const, strict: true }])
          JSON.stringify(subject.decode(body, options).errors);
        subject.standard["~standard"].validate(body);
      }
    }
  }
});

function deep(levels: number): unknown {
  let value: unknown = "EXT-100";
  for (let level = 0; level < levels; level++) value = level % 2 === 0 ? [value] : { members: value };
  return value;
}
