import { expect, test } from "vitest";
import { keyRenames } from "../load/renamed-keys.ts";
import { upgradeSpec } from "./upgrade.ts";

const project = ["spec/project.yaml", "project: example\nlanguage: 2 # of the spec\n"] as const;

const older = `# yaml-language-server: $schema=../../schema/module.json
module: loans
parameters:
  word: { type: string, syntax: { word: hex, error: bad } } # a parameter named word
  event: { type: string, syntax: { listed: module, error: bad } }
  page: { type: string, syntax: { title: local, cannotExist: bad, error: bad } }
  address:
    type: string
    syntax:
      ip: range
      "widest": { v4: 16, v6: 19, error: bad }
rules:
  - { exactlyOneOf: [a, b], none: absent, several: bad }
  - contradicting: show
    values: [[open, '!open']]
    error: bad
result:
  answers: 2
  element: p
  items:
    # Members may have any name.
    answers: integer
    written: { type: string }
    element: { list: string, written: { element: [a, b], older: list } }
`;

const newer = `# yaml-language-server: $schema=../../schema/module.json
module: loans
parameters:
  word: { type: string, syntax: { format: hex, error: bad } } # a parameter named word
  event: { type: string, syntax: { checkedBy: module, error: bad } }
  page: { type: string, syntax: { title: local, notCreatable: bad, error: bad } }
  address:
    type: string
    syntax:
      ip: range
      minimumPrefix: { v4: 16, v6: 19, error: bad }
rules:
  - { exactlyOneOf: [a, b], missing: absent, conflict: bad }
  - mutuallyExclusive: show
    values: [[open, '!open']]
    error: bad
result:
  recordings: 2
  xmlName: p
  items:
    # Members may have any name.
    answers: integer
    written: { type: string }
    element: { list: string, serialization: { xmlName: [a, b], legacyForm: list } }
`;

/** Returns the upgraded texts by their new paths. */
function upgraded(...files: readonly (readonly [string, string])[]): Readonly<Record<string, string>> {
  return Object.fromEntries(upgradeSpec(new Map(files)).map(({ newPath, after }) => [newPath, after]));
}

test("renames keys where they have their meaning, and keeps names, comments and layout", () => {
  expect(upgraded(project, ["spec/library/modules/loans.yaml", older])).toEqual({
    "spec/project.yaml": "project: example\nlanguage: 3 # of the spec\n",
    "spec/library/modules/loans.yaml": newer,
  });
});

test("renames the file of the members of all responses", () => {
  const text =
    "# yaml-language-server: $schema=../../schema/answer.json\nanswers: 2\npages: { member: pages, element: page }\n";
  expect(upgraded(project, ["spec/library/answer.yaml", text])["spec/library/response.yaml"]).toBe(
    "# yaml-language-server: $schema=../../schema/response.json\nrecordings: 2\npages: { member: pages, xmlName: page }\n",
  );
});

test("renames the errors that a service names", () => {
  const faults = keyRenames.filter(({ within }) => within === "requestErrors");
  const text = (key: "from" | "to"): string =>
    `requestErrors:\n${faults.map((one) => `  ${one[key]}: bad\n`).join("")}`;
  expect(upgraded(project, ["spec/shop/service.yaml", text("from")])["spec/shop/service.yaml"]).toBe(text("to"));
});

test("keeps specs of other versions, and files with syntax errors", () => {
  for (const language of ["language: 3\n", "", "language: '2'\n"])
    expect(upgraded(["spec/project.yaml", language], ["spec/library/modules/loans.yaml", older])).toEqual({
      "spec/project.yaml": language,
      "spec/library/modules/loans.yaml": older,
    });
  expect(upgraded(project, ["spec/library/errors.yaml", "rules: [{ none: "])["spec/library/errors.yaml"]).toBe(
    "rules: [{ none: ",
  );
});
