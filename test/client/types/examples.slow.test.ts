import { expect, test } from "vitest";
import { client } from "../../../generators/emit/client/emitter.ts";
import { compile, load } from "../../../generators/index.ts";
import { operationsOf } from "../../../generators/model/operations.ts";
import { queryServices, resourceServices } from "../../../generators/model/queries.ts";
import { atLeastOne } from "../../support/at-least-one.ts";
import { emittedFromSpec, rootFolder } from "../../support/emit.ts";
import { complaints, editor, head } from "./program.ts";

/* The `@example` code in the declarations, which users copy. */

const files = emittedFromSpec([client]);
const { model } = compile(load(rootFolder), []);

const start = `${head}import { createExchangeClient } from "./packages/client/generated/exchange/index.js";
const client = createExchangeClient({ baseUrl: "https://pbx.invalid", key: "key" });
export async function examples(): Promise<void> {
`;

function refused(lines: readonly string[]): readonly (readonly [string | undefined, string])[] {
  const first = start.split("\n").length - 1;
  return complaints(`${start}${lines.join("\n")}\n}\n`, files).map(({ line, message }) => [
    lines[line - first],
    message,
  ]);
}

function examplesIn(path: RegExp): readonly string[] {
  const texts = [...files].filter(([file]) => path.test(file) && file.endsWith(".d.ts")).map(([, text]) => text);
  return texts.flatMap((text) => [...text.matchAll(/^ *\* @example (.*)$/gm)].map(([, line]) => line!));
}

test("all of them type-check", () => {
  expect(refused(atLeastOne([...new Set(examplesIn(/generated/))], "examples"))).toEqual([]);
});

test("a line that is wrong would be found", () => {
  const [line] = examplesIn(/modules\/allpages/);
  expect(refused([line!.replace("from:", "form:")])).toHaveLength(1);
});

test("each module and each operation has one where it is declared", () => {
  for (const { id, modules } of queryServices(model!)) {
    expect(
      modules
        .filter(({ name }) => examplesIn(new RegExp(`${id}/modules/${name}\\.d`)).length === 0)
        .map(({ name }) => name),
    ).toEqual([]);
  }
  const all = resourceServices(model!).flatMap((service) => operationsOf(service).flatMap(({ examples }) => examples));
  expect(examplesIn(/resources\//)).toHaveLength(all.length);
});

test("an editor shows them in the hover text of a module name", () => {
  const text = `${head}void wiki.query({ list: { allpages: {} } });`;
  expect(editor(text, files).hover("list: { ")).toContain("@example");
});

test("they are in no code", () => {
  const code = [...files].filter(([file]) => file.endsWith(".js"));
  expect(code.filter(([, text]) => /@example|Old Lighthouse|Harbour/.test(text)).map(([file]) => file)).toEqual([]);
});
