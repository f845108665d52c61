import { describe, expect, test } from "vitest";
import { releasesOf } from "../../generators/describe/lifecycle.ts";
import type { Model } from "../../generators/index.ts";
import { modelOf, releaseCase } from "./release-in-memory.ts";

/*
 * Each changelog gives advice that its readers can follow: requests for callers of the API, handlers for authors of a
 * server.
 */

const released = new Map<string, Promise<Model>>();

/** Returns the entries of the newest release in the changelog of each package. */
async function changelogs(name: string) {
  if (!released.has(name)) released.set(name, releaseCase(name, "1.0.0").then(modelOf));
  const { project } = await released.get(name)!;
  return (own: string): string =>
    releasesOf(project, own)
      .slice(0, -1)
      .flatMap(({ sections }) => sections.flatMap(({ entries }) => entries.map(({ text }) => text)))
      .join("\n");
}

describe("a removed parameter", async () => {
  const changelog = await changelogs("parameter-removed");
  test("of a client", () => expect(changelog("client")).toMatch(/ Remove it from your requests\.$/));
  test("of a server", () => expect(changelog("server")).toMatch(/ Remove it from your handlers\.$/));
});

describe("a new operation", async () => {
  const changelog = await changelogs("operation-added");
  test("of a client, which has nothing to do", () => expect(changelog("client")).toMatch(/is new\.$/));
  test("of a server, which is scaffolded", () =>
    expect(changelog("server")).toMatch(/`kiln scaffold server` writes the stubs\.$/));
  test("of a mock, which is not", () => expect(changelog("mock")).toMatch(/TypeScript reports it\.$/));
});

test.each(["client", "validators", "openapi", "schemas", "mcp", "tanstack-query", "mock"])(
  "the changelog of %s does not mention the scaffold of a server",
  async (name) => {
    for (const one of ["operation-added", "module-added", "resource-added", "member-removed", "body-changed"])
      expect((await changelogs(one))(name)).not.toContain("scaffold");
  },
);

test.each(["parameter-removed", "maximum-lowered", "tenant-became-required", "default-changed", "body-changed"])(
  "the changelog of a server does not say how to call: %s",
  async (name) => {
    expect((await changelogs(name))("server")).not.toMatch(/requests? that|your requests|in responses/);
  },
);

test("a package that is released only because of its dependencies has an entry about them", async () => {
  expect((await changelogs("body-changed"))("server")).toBe(
    "Requires new versions of the packages that it depends on.",
  );
});

test("the subject of an entry is what has changed", async () => {
  expect((await changelogs("default-changed"))("client")).toMatch(
    /^The parameter `limit` of the module `books` of the service `library` /,
  );
});
