import { describe, expect, it, test } from "vitest";
import { client } from "../../../generators/emit/client/emitter.ts";
import { atLeastOne } from "../../support/at-least-one.ts";
import { emittedFromSpec } from "../../support/emit.ts";
import { complaints } from "./program.ts";

/* The programs of the client's README, which people copy: those of a section make one. */

const files = emittedFromSpec([client]);
const readme = files.get("packages/client/README.md")!;

/** What the programs leave to their readers. */
const given = `import type { CreatePagingGroupRequest, UpdatePagingGroupRequest } from "./packages/client/generated/exchange/index.js";
declare const baseUrl: string, key: string, tenant: string, id: string, endpoint: string;
declare const request: CreatePagingGroupRequest, changes: UpdatePagingGroupRequest, options: { baseUrl: string; key: string };
declare const context: { active(): object }, propagation: { inject(context: object, carrier: object): void }, console: { log(...all: unknown[]): void; debug(line: string): void };
`;

interface Section {
  readonly title: string;
  readonly code: string;
}

const sections: readonly Section[] = readme.split(/^## /m).flatMap((text) => {
  const blocks = [...text.matchAll(/^```js\n(.*?)^```$/gms)].map(([, code]) => code!).filter((code) => !code.includes("decisions.json"));
  return blocks.length === 0 ? [] : [{ title: text.split("\n", 1)[0]!, code: blocks.join("") }];
});

/** A module that a program of the section is: imports, and one function with all the rest. */
function moduleOf({ code }: Section): string {
  const lines = code.split("\n");
  const imports = lines.filter((line) => line.startsWith("import ") && !line.includes("opentelemetry"));
  const paths = imports.map((line) => line.replace(/"@kiln\/client\/([a-z]+)"/, '"./packages/client/generated/$1/index.js"').replace(/"@kiln\/client\/([a-z]+\/[a-z]+)"/, '"./packages/client/generated/$1.js"'));
  const rest = lines.filter((line) => !line.startsWith("import "));
  return `${given}${paths.join("\n")}\nexport async function program(): Promise<void> {\n${rest.join("\n")}\n}\n`;
}

describe.each(atLeastOne(sections, "sections with programs"))("the programs of “$title”", (section) => {
  it("type-check", () => {
    expect(complaints(moduleOf(section), files)).toEqual([]);
  });
});

test("a line that is wrong would be found", () => {
  const wrong = sections.map(({ code, title }) => ({ title, code: code.replace("each(client.pagingGroups.list)", "each(client.pagingGroups.get)") }));
  expect(wrong.flatMap((one, index) => (one.code === sections[index]!.code ? [] : complaints(moduleOf(one), files)))).not.toEqual([]);
});
