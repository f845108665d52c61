import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { typedPackages } from "../../../generators/diff/prove/tree.ts";
import { baseFolder, overBase } from "../../support/base.ts";
import { provedBetween, provedCase, revisionOf, type Proved } from "./support.ts";

/* Changes that break the users of a package are found in its own declarations, whatever other packages show. */

const room = "spec/office/resources/room.yaml";
const postsRoom = (): readonly Proved[] => {
  const text = readFileSync(join(baseFolder, room), "utf8");
  const changed = text.replace(
    "method: GET\n    path: /rooms/{object_id}",
    "method: POST\n    path: /rooms/{object_id}",
  );
  expect(changed).not.toBe(text);
  return provedBetween(revisionOf(overBase(new Map())), revisionOf(overBase(new Map([[room, changed]]))));
};

const breaks: readonly (readonly [
  folder: string,
  name: string,
  changes: () => readonly Proved[],
  id: string,
  audience: "compiles" | "serves",
  declaration: RegExp,
])[] = [
  [
    "packages/client",
    "a parameter that is renamed",
    () => provedCase("parameter-renamed"),
    "parameter-renamed",
    "compiles",
    /^@example\/client\/library/,
  ],
  [
    "packages/validators",
    "a parameter that is renamed",
    () => provedCase("parameter-renamed"),
    "parameter-renamed",
    "compiles",
    /^@example\/validators\/library\/books: BooksParameters/,
  ],
  [
    "packages/server",
    "an operation that is removed",
    () => provedCase("operation-removed"),
    "operation-removed",
    "serves",
    /^@example\/server\/office: RoomHandlers/,
  ],
  [
    "packages/tanstack-query",
    "a query that becomes a mutation",
    postsRoom,
    "http-method-changed",
    "compiles",
    /^@example\/tanstack-query\/office: OfficeQueries/,
  ],
  [
    "packages/mcp",
    "a service that is removed",
    () => provedCase("service-removed"),
    "service-removed",
    "compiles",
    /^@example\/mcp: McpServices/,
  ],
  [
    "packages/mock",
    "a code that `error` takes no more",
    () => provedCase("error-renamed"),
    "error-renamed",
    "compiles",
    /^@example\/mock\/office: /,
  ],
  [
    "packages/mock",
    "an override of an operation that is removed",
    () => provedCase("operation-removed"),
    "operation-removed",
    "serves",
    /^@example\/mock\/office: RoomHandlers/,
  ],
];

test.each(breaks)("%s: %s", (_, __, changes, id, audience, declaration) => {
  const { proof, verdicts } = changes().find(({ judged }) => judged.id === id)!.proved;
  expect(verdicts[audience]).toBe("breaking");
  expect(proof?.[audience].declarations.filter((one) => declaration.test(one))).not.toEqual([]);
});

test("each package has a change that breaks its users", () => {
  expect(new Set(breaks.map(([folder]) => folder))).toEqual(new Set(typedPackages));
});
