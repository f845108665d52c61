import { expect, it } from "vitest";
import { isAllowed } from "./plugin.js";

it.each<readonly [address: string, allowed: readonly string[], isIn: boolean]>([
  ["192.0.2.7", [], true],
  ["192.0.2.7", ["192.0.2.7"], true],
  ["192.0.2.8", ["192.0.2.7"], false],
  ["192.0.2.255", ["192.0.2.0/24"], true],
  ["192.0.3.0", ["192.0.2.0/24"], false],
  ["192.0.3.0", ["192.0.2.0/24", "192.0.3.0/24"], true],
  ["2001:db8::1", ["2001:db8::/32"], true],
  ["2001:db9::1", ["2001:db8::/32"], false],
  // An IPv4 caller of a dual-stack socket.
  ["::ffff:192.0.2.7", ["192.0.2.0/24"], true],
  ["::ffff:192.0.3.7", ["192.0.2.0/24"], false],
  ["::ffff:c000:207", ["::ffff:c000:200/120"], true],
  ["no address", ["0.0.0.0/0", "::/0"], false],
])("%s with the list %j: %j", (address, allowed, isIn) => {
  expect(isAllowed(allowed, address)).toBe(isIn);
});
