import { describe, expect, it, vi } from "vitest";
import { checkAddress, checkNames, checkOptions, isRecord, nearName, shownValue } from "./refuse-option.js";

const names =
  "fetch timeout retries headers onRequest onResponse log rateLimit signal validate baseUrl key keyIn tenant answers check shared query onAnswer idempotencyKey ifMatch mediaType endpoint userAgent highLimits maximumRequests onWarning post modules";

it.each(names.split(" "))("a misspelling of the option %s is refused", (name) => {
  const wrong = `${name}_`;
  expect(() => checkOptions("The client", { [wrong]: 1 })).toThrow(
    `The client has no option ${wrong}: did you mean ${name}?`,
  );
  expect(() => checkOptions("The client", { [wrong]: undefined, other: 1 })).not.toThrow();
});

it.each([
  ["timeout", -1, "timeout is number: give milliseconds"],
  ["timeout", "1", 'timeout is "1": give milliseconds'],
  ["retries", 3, "retries is number: give an object, such as { attempts: 1 }"],
  ["check", 1, "check is number: set it to true or a function"],
  ["validate", "yes", 'validate is "yes": set it to true or a function'],
  ["signal", {}, "signal is object: set it to the signal of an AbortController"],
])("the option %s cannot be %j", (name, value, text) =>
  expect(() => checkOptions("The client", { [name]: value })).toThrow(`The option ${text}`),
);

it.each([
  { timeout: 0 },
  { timeout: 0.5, retries: {}, check: true, validate: () => true, signal: new AbortController().signal },
  { check: false, validate: undefined, signal: null, retries: undefined },
])("options may be %j", (options) => expect(() => checkOptions("The client", options)).not.toThrow());

it.each([
  [undefined, "undefined"],
  [null, "null"],
  [[], "a list"],
  ["x", '"x"'],
  [new Date(0), "an object"],
])("%j is no object of options", (given, shown) =>
  expect(() => checkNames("The client", given, ["a"])).toThrow(`The client takes an object of options, not ${shown}`),
);

it("a known name is not a misspelling of another", () =>
  expect(() => checkNames("The client", { keys: 1, key: 1 }, ["key", "keys"])).not.toThrow());

it.each([
  ["http://a", true],
  ["https://a/b", true],
  ["https://", false],
  ["xhttp://a", false],
  ["ftp://a", false],
  [undefined, false],
])("%s is an address: %s", (given, isAddress) => {
  const check = (): void => checkAddress("baseUrl", given);
  if (isAddress) expect(check).not.toThrow();
  else expect(check).toThrow("The option baseUrl is");
});

describe("a misspelled name is", () => {
  it.each([
    ["limti", undefined],
    ["Limit", "limit"],
    ["lim", undefined],
    ["limit12", undefined],
    ["limit1", "limit"],
    ["fromage", undefined],
    ["frm", "from"],
    ["continue12", "continue"],
    ["continue123", undefined],
    ["cXXtinue", "continue"],
    ["cXnXinue", undefined],
    ["XXXtinue", undefined],
    ["looog", undefined],
    ["idempotencyXXKey", "idempotencyKey"],
    ["idempotencyXXXKey", undefined],
    ["", undefined],
  ])("%j → %j", (given, name) =>
    expect(nearName(given, ["limit", "continue", "from", "log", "idempotencyKey"])).toBe(name),
  );
});

it.each([
  ["x", '"x"'],
  [[], "a list"],
  [() => 1, "a function"],
  [{}, "an object"],
  [null, "null"],
  [7, "7"],
])("%j is shown as %s", (value, text) => expect(shownValue(value)).toBe(text));

it.each([
  [{}, true],
  [[], false],
  [new Date(), false],
  [() => 1, false],
  [null, false],
  ["x", false],
])("%j is a record: %s", (value, expected) => expect(isRecord(value)).toBe(expected));

it("nothing is checked in production", async () => {
  vi.resetModules();
  vi.doMock("#environment", () => ({ isDevelopment: false }));
  const production = await import("./refuse-option.js");
  vi.doUnmock("#environment");
  vi.resetModules();
  for (const check of [production.checkOptions, production.checkNames] as const)
    expect(() => check("The client", { timeou: 1, timeout: -1 }, ["timeout"])).not.toThrow();
  expect(() => production.checkAddress("baseUrl", undefined)).not.toThrow();
});
