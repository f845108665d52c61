import { describe, expect, test } from "vitest";
import { emitters } from "../../generators/index.ts";
import { entryKind } from "../../generators/release/entries.ts";
import { levelFor, notRaised, roleOf, versionsOf } from "../../generators/release/versions.ts";
import { changeIds } from "../../generators/diff/classes.ts";
import { changesBetween, modelOf } from "../diff/support.ts";
import { atLeastOne } from "../support/at-least-one.ts";
import { overBase } from "../support/base.ts";
import { emitted } from "../support/emit.ts";

const project = "spec/project.yaml";
const books = "spec/library/modules/books.yaml";
const room = "spec/office/resources/room.yaml";

function textOf(path: string): string {
  return overBase(new Map()).get(path)!;
}

/** Returns the base spec with one replacement in each of some files, and with additional files. */
function edited(
  edits: Readonly<Record<string, readonly [from: string, to: string]>>,
  more: Readonly<Record<string, string>> = {},
) {
  const files = Object.entries(edits).map(([path, [from, to]]) => {
    expect(textOf(path)).toContain(from);
    return [path, textOf(path).replace(from, to)] as const;
  });
  return modelOf(overBase(new Map([...files, ...Object.entries(more)])));
}

function versions(after: ReturnType<typeof edited>, before = edited({})) {
  const changes = changesBetween(before, after);
  return versionsOf({ before, after, changes }, emitters);
}

const breaking = { [books]: ["minimum: 1450", "minimum: 1500"] } as const;

const short = (found: ReturnType<typeof versions>) =>
  Object.fromEntries(found.map((one) => [one.package, `${one.level} ${one.to}`]));

describe("the version that follows", () => {
  test("rises for packages whose users a change concerns, and whose files differ", () => {
    expect(short(versions(edited({ [books]: ["minimum: 1450", "minimum: 1500"] })))).toEqual({
      openapi: "major 2.0.0",
      schemas: "major 2.0.0",
      validators: "major 2.0.0",
      client: "major 2.0.0",
      "tanstack-query": "major 2.0.0",
      server: "minor 1.1.0",
      mcp: "major 2.0.0",
      mock: "major 2.0.0",
    });
  });

  test("stays where no file of the package differs", () => {
    const found = versions(edited({ [room]: ["title: Room", "title: A room"] }));
    const levels = new Set(found.map(({ level }) => level));
    expect(levels).toEqual(new Set(["patch", "none"]));
    for (const { level, from, to, because } of found)
      expect([from === to, because.length === 0]).toEqual([level === "none", level === "none"]);
  });

  test("stays where nothing changed, and where only versions and records did", () => {
    expect(new Set(versions(edited({})).map(({ level }) => level))).toEqual(new Set(["none"]));
    const record = "release: 1.0.0\ndate: '2026-01-01'\npackages: { client: 1.0.0, schemas: 1.0.0 }\nentries: []\n";
    const released = edited(
      { [project]: ["version: 1.0.0", "version: 1.0.1"] },
      { "spec/releases/1.0.0.yaml": record },
    );
    expect(new Set(versions(released).map(({ level }) => level))).toEqual(new Set(["none"]));
  });

  test("is at least the version that the project sets", () => {
    const before = edited({ [project]: ["version: 1.0.0", "version: 0.4.0"] });
    const after = edited({
      [project]: ["version: 1.0.0", "version: 1.0.0"],
      [books]: ["minimum: 1450", "minimum: 1500"],
    });
    expect(new Set(versions(after, before).map(({ to }) => to))).toEqual(new Set(["1.0.0"]));
  });

  const record = (version: string): Readonly<Record<string, string>> => ({
    [`spec/releases/${version}.yaml`]: `release: ${version}\ndate: '2026-01-01'\npackages: { ${emitters.map(({ into }) => `${into.slice(9)}: ${version}`).join(", ")} }\nentries: []\n`,
  });
  const requesting = (version: string, released: string, edits: Parameters<typeof edited>[0] = {}) =>
    edited({ [project]: ["version: 1.0.0", `version: ${version}`], ...edits }, record(released));

  test("is a pre-release for each raised package while the project requests one", () => {
    const found = versions(requesting("2.0.0-beta.1", "1.0.0", breaking), requesting("1.0.0", "1.0.0"));
    expect(new Set(found.map(({ to }) => to))).toEqual(new Set(["2.0.0-beta.1"]));
    const higher = versions(requesting("2.0.0-beta.1", "1.0.0", breaking), requesting("1.0.0", "2.0.0"));
    expect(short(higher)["client"]).toBe("major 3.0.0-beta.1");
  });

  test("is stable for all packages as soon as the project requests a stable one", () => {
    const found = versions(requesting("2.0.0", "2.0.0-beta.1"), requesting("2.0.0-beta.1", "2.0.0-beta.1"));
    expect(new Set(found.map(({ to }) => to))).toEqual(new Set(["2.0.0"]));
  });
});

describe("a version that was raised, but not enough", () => {
  test.each([
    ["not raised", "1.0.0", []],
    ["raised too little", "1.0.1", ["version-not-raised"]],
    ["raised enough", "2.0.0", []],
  ] as const)("%s", (_, version, expected) => {
    const after = edited({ ...breaking, [project]: ["version: 1.0.0", `version: ${version}`] });
    const found = notRaised(versions(after), after.project);
    expect(found.map(({ code }) => code)).toEqual(expected);
    for (const { slots, place } of found) expect([slots["needed"], place?.file]).toEqual(["2.0.0", project]);
  });
});

describe("the release that a change requires of a package", () => {
  const none = { sends: "none", reads: "none", compiles: "none", serves: "none", documentation: "none" } as const;

  test.each([
    ["a break", "api", { ...none, sends: "breaking" }, ["sends"], "major"],
    ["a break for others", "api", { ...none, serves: "breaking" }, ["sends"], "none"],
    ["an addition", "api", { ...none, sends: "compatible" }, ["sends", "reads"], "minor"],
    ["words", "api", { ...none, documentation: "compatible" }, ["sends"], "patch"],
    [
      "types that follow what is known",
      "knowledge",
      { ...none, sends: "knowledge", compiles: "breaking" },
      ["sends", "compiles"],
      "minor",
    ],
    ["what is known, without types", "knowledge", { ...none, sends: "knowledge" }, ["sends", "compiles"], "patch"],
  ] as const)("%s", (_, cause, verdicts, audiences, expected) => {
    expect(levelFor({ cause, verdicts }, audiences)).toBe(expected);
  });
});

test("the packages that a package needs are those of its package.json", () => {
  const files = [...emitted(emitters)].filter(([path]) => path.endsWith("/package.json"));
  for (const [path, text] of atLeastOne(files, "packages")) {
    const { dependencies, peerDependencies } = JSON.parse(text) as Readonly<
      Record<string, Readonly<Record<string, string>> | undefined>
    >;
    const own = Object.keys({ ...dependencies, ...peerDependencies }).filter((name) => name.startsWith("@example/"));
    expect(
      own.map((name) => name.slice("@example/".length)),
      path,
    ).toEqual(roleOf(path.split("/")[1]!).dependsOn);
  }
});

test("each section of a changelog covers some class of changes", () => {
  const kinds = new Set(changeIds.map((id) => entryKind({ id, cause: "api" })));
  expect(kinds).toEqual(new Set(["added", "changed", "deprecated", "removed"]));
  const found = Object.fromEntries(
    (["parameter-removed", "module-removed-after-sunset", "maximum-removed", "rule-added", "value-added"] as const).map(
      (id) => [id, entryKind({ id, cause: "api" })],
    ),
  );
  expect(found).toEqual({
    "parameter-removed": "removed",
    "module-removed-after-sunset": "removed",
    "maximum-removed": "changed",
    "rule-added": "changed",
    "value-added": "added",
  });
});
