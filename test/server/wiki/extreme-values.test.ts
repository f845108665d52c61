import { afterAll, expect, test } from "vitest";
import { from } from "../../../packages/wiki/src/storage/select.ts";
import { fromToken, keyOf } from "../../../packages/wiki/src/query/reading/conditions.ts";
import { queryService } from "../../validators/service.ts";
import { askOf, emptyWiki, member } from "./support/asked-wiki.ts";
import { companionsOf } from "./support/companions.ts";
import { needed } from "./support/needed.ts";

/* No parameter value makes a handler throw, because the server would respond with status 500. */

const storage = emptyWiki();
const ask = askOf(storage);
afterAll(() => storage.close());

const integers = ["9223372036854775807", "-9223372036854775808", "-1", "0"];
const strings = [
  "",
  "NaN",
  "Lighthouse",
  "|",
  "\u{1f}",
  "\0",
  "\ud800",
  "a".repeat(5000),
  ...integers,
  "1|NaN|x",
  "1|".repeat(9),
];

const sysop = member("Ada", 1, "sysop");
const { modules } = queryService();

test.each(modules.map((module) => [module.name, module] as const))(
  "no value of a parameter makes %s throw",
  async (_, module) => {
    const thrown: string[] = [];
    for (const { name, type } of module.parameters) {
      const wireName = module.prefix + name;
      for (const value of type.kind === "integer" || type.kind === "limit" ? integers : strings) {
        const parameters = {
          [module.group]: module.name,
          titles: "Lighthouse",
          ...needed[module.name],
          ...companionsOf(module, name),
          [wireName]: value,
        };
        await ask(parameters, sysop).catch((error: unknown) =>
          thrown.push(`${wireName}=${value.slice(0, 40)}: ${String(error).slice(0, 120)}`),
        );
      }
    }
    expect(thrown).toEqual([]);
  },
);

test.each(["Lighthouse", "NaN", "1e999"])("a list resumes at 0 for the number %j, which MariaDB refuses", (text) => {
  const column = "external_links.id";
  expect(fromToken(keyOf(false, column), text)).toEqual([from({ column, descending: false, value: 0 })]);
});

test("a search string has at most 300 characters", async () => {
  const codeOf = async (length: number): Promise<unknown> =>
    (await ask({ list: "search", srsearch: "é".repeat(length) })).errors?.[0].code;
  expect([await codeOf(300), await codeOf(301)]).toEqual([undefined, "cirrussearch-query-too-long"]);
});
