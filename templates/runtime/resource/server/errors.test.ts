import { expect, it } from "vitest";
import { sentError, ServiceError, StatusError } from "./errors.js";

const refusals = ["invalid", "tooLarge", "unsupportedMediaType", "tooManyRequests", "unavailable", "failed"];
const service = {
  mediaType: "application/json",
  refusals: Object.fromEntries(refusals.map((name) => [name, name])),
  errors: Object.fromEntries(refusals.map((name) => [name, [name === "failed" ? 500 : 400, "No."]])),
  errorBody: { code: "code", message: "message" },
} as unknown as Parameters<typeof sentError>[0];
const sent = (error: Error, accept = "application/json") => sentError(service, error, accept);
const withStatus = (statusCode: number | undefined): Error => Object.assign(new Error("A secret."), { statusCode });

it.each([
  [400, "invalid"],
  [413, "tooLarge"],
  [414, "invalid"],
  [415, "unsupportedMediaType"],
  [429, "tooManyRequests"],
  [499, "invalid"],
  [399, "failed"],
  [500, "failed"],
  [503, "unavailable"],
  [504, "failed"],
  [undefined, "failed"],
])("an error with the status %s is %s", (status, code) => {
  expect(sent(withStatus(status))).toMatchObject({ code, message: code === "failed" ? "failed" : "refused" });
});

it("the log names a code that the spec does not have", () => {
  expect(sent(new ServiceError("gone"))).toMatchObject({ code: "failed", status: 500 });
  expect(sent(new ServiceError("gone")).message).toContain('the code "gone", which is not in the spec');
});

it("the path of a finding is a JSON Pointer", () => {
  const findings = [{ code: "invalid", message: "invalid: No", path: ["a~b~", "c/d/"] }];
  const { body } = sent(new ServiceError("invalid", { findings }), "application/problem+json");
  expect(JSON.parse(String(body)).errors[0].pointer).toBe("/a~0b~0/c~1d~1");
});

it("a response of another status has a media type if it has a body", () => {
  expect(sent(new StatusError(418))).toMatchObject({ status: 418, headers: {}, body: undefined });
  expect(sent(new StatusError(418, { a: 1 }, { headers: { "X-A": "b" } }))).toMatchObject({
    headers: { "content-type": "application/json; charset=utf-8", "x-a": "b" },
    body: '{"a":1}',
  });
});
