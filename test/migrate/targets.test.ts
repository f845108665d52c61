import { expect, test } from "vitest";
import { findTargets } from "../../generators/migrate/apply/targets.ts";
import { pathKey } from "../../generators/migrate/apply/edits.ts";
import type { Migration } from "../../generators/model/migration.ts";
import ts from "typescript";

/*
 * Two services whose parameters have the same names. One renames a parameter, the other changes the default of a
 * parameter.
 */
const migrations: readonly Migration[] = [
  { kind: "renamed", service: "office", within: [["rooms"]], from: "limit", to: "size" },
  { kind: "default", service: "library", within: [["books"]], name: "limit", types: ["BooksParameters"], value: 10 },
];
const [limit, size, renamed] = ["limit", "size", "limit"].map((name) =>
  ts.factory.createPropertySignature(undefined, name, ts.factory.createToken(ts.SyntaxKind.QuestionToken), undefined),
);
const inLibrary = (name: string): string => pathKey(["library", "BooksParameters", name]);
const inOffice = (name: string): string => pathKey(["office", "RoomsParameters", name]);

test("a rename does not concern the parameter of another service that has the same name", () => {
  const old = new Map([
    [inLibrary("limit"), [limit!]],
    [inLibrary("size"), [size!]],
    [inOffice("limit"), [renamed!]],
  ]);
  const { names, defaults } = findTargets(
    old,
    new Set([inLibrary("limit"), inLibrary("size"), inOffice("size")]),
    migrations,
  );
  expect([...names]).toEqual([[renamed, { kind: "rename", from: "limit", to: "size" }]]);
  expect([...defaults].map(([node, target]) => [node, target.to])).toEqual([[limit, "limit"]]);
});

test("a change of a type concerns each name of the member", () => {
  const [own, alias, other] = ["ro_seats", "seats", "floor"].map((name) =>
    ts.factory.createPropertySignature(undefined, name, undefined, undefined),
  );
  const at = (name: string): string => pathKey(["office", "RoomRow", name]);
  const old = new Map([
    [at("ro_seats"), [own!]],
    [at("seats"), [alias!]],
    [at("floor"), [other!]],
  ]);
  const change: Migration = {
    kind: "type",
    service: "office",
    within: [["room"]],
    name: "ro_seats",
    aliases: ["seats"],
    types: ["RoomRow"],
    from: "an integer",
    to: "a string",
    uses: "all",
  };
  const { types } = findTargets(old, new Set(old.keys()), [change]);
  expect([...types.keys()]).toEqual([own, alias]);
});
