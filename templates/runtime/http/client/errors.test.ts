import { expect, it } from "vitest";
import { withoutSecretParameters, withoutSecrets } from "./errors.js";

it.each([
  ["a key, key and key", ["key"], "a ***, *** and ***"],
  ["one two one", ["one", "two"], "*** *** ***"],
  ["nothing is secret", ["", undefined, 0], "nothing is secret"],
  ["$& stays", ["$&"], "*** stays"],
  [404, [404], "***"],
])("masks every occurrence in %j of %j", (text, secrets, shown) => {
  expect(withoutSecrets(text, secrets)).toBe(shown);
});

it.each([
  ["https://a.example/x?token=1&b=2&API_KEY=3#token=4", "https://a.example/x?token=***&b=2&API_KEY=***#token=4"],
  ["https://a.example/?accesstoken=1&token=", "https://a.example/?accesstoken=***&token=***"],
  ["https://user:password@a.example/b@c?d=e", "https://a.example/b@c?d=e"],
  ["https://a.example/b@c", "https://a.example/b@c"],
])("shows %s as %s", (address, shown) => {
  expect(withoutSecretParameters(address)).toBe(shown);
});
