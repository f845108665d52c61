import { expect, test } from "vitest";
import { ExchangeError, TransportError } from "../../packages/client/generated/exchange/index.js";
import { QueryError } from "../../packages/client/generated/query/index.js";

/* Errors created by hand in tests have the same form as those that clients throw. */

test("an error of a service needs its code alone", () => {
  const error = new ExchangeError({ code: "object_not_found" });
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({
    name: "ExchangeError",
    code: "object_not_found",
    message: "object_not_found",
    status: 400,
    details: [],
    body: "",
  });
  expect(error.is("object_not_found")).toBe(true);
  const full = new ExchangeError({
    code: "too_many_requests",
    message: "Slow down.",
    status: 429,
    headers: { "retry-after": "3", "x-request-id": "r1" },
    body: "{}",
    details: [{ field: "name" }],
  });
  expect(full).toMatchObject({
    message: "Slow down.",
    status: 429,
    requestId: "r1",
    body: "{}",
    details: [{ field: "name" }],
  });
  expect(full.headers.get("retry-after")).toBe("3");
  expect(JSON.parse(JSON.stringify(full))).toMatchObject({ code: "too_many_requests", status: 429 });
});

test("an error of a query has its text in the message", () => {
  const error = new QueryError({ code: "badtoken", info: "Invalid CSRF token.", module: "edit" });
  expect(error).toMatchObject({
    name: "QueryError",
    code: "badtoken",
    info: "Invalid CSRF token.",
    module: "edit",
    status: 200,
    message: "badtoken: Invalid CSRF token.",
  });
  expect(error.errors).toEqual([{ code: "badtoken", text: "Invalid CSRF token.", module: "edit" }]);
  expect(new QueryError({ code: "readonly", status: 503 })).toMatchObject({ message: "readonly", status: 503 });
});

test("an error of the transport has a status where a response came", () => {
  expect(new TransportError({ kind: "timeout" })).toMatchObject({
    name: "TransportError",
    kind: "timeout",
    message: "timeout",
    status: undefined,
  });
  expect(new TransportError({ kind: "aborted" }).name).toBe("AbortError");
  const cause = new Error("reset");
  expect(new TransportError({ kind: "http-status", status: 502, message: "Bad gateway", cause })).toMatchObject({
    status: 502,
    message: "Bad gateway",
    cause,
  });
});
