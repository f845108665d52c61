import { describe, expect, it } from "vitest";
import { authenticate, isNetwork, makeKey } from "../../packages/reference-server/src/keys/keys.ts";
import type { KeyStore } from "../../packages/reference-server/src/storage/storage.ts";

it.each([
  ["192.0.2.7", true],
  ["192.0.2.7/32", true],
  ["192.0.2.7/33", false],
  ["192.0.2.7/0032", false],
  ["192.0.2.0/24/1", false],
  ["192.0.2.0/", false],
  ["2001:db8::/128", true],
  ["2001:db8::/129", false],
  ["fe80::1%lo", false],
  ["example.org", false],
])("%s is a network: %s", (text, expected) => expect(isNetwork(text)).toBe(expected));

describe("the check of a key", () => {
  const { text, stored } = makeKey("global-full");
  const other = makeKey("global-full").text;
  const requested: string[] = [];
  const storeOf = (found: typeof stored | undefined) =>
    ({
      find: async (id) => {
        requested.push(id);
        return found;
      },
    }) as Pick<KeyStore, "find"> as KeyStore;

  it.each([
    ["a stored key", stored, text, stored],
    ["another key with the same id", stored, other, undefined],
    ["an unknown key", undefined, text, undefined],
    ["a revoked key", { ...stored, revoked: true }, text, undefined],
  ])("%s", async (_, found, given, expected) => expect(await authenticate(storeOf(found), given)).toEqual(expected));

  it("looks up only strings that are keys", async () => {
    requested.length = 0;
    expect(await authenticate(storeOf(stored), `${text.slice(0, -1)}x`)).toBeUndefined();
    expect(requested).toEqual([]);
  });
});
