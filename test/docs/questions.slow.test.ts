import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { load } from "../../generators/load/load.ts";
import { rootFolder } from "../support/emit.ts";
import * as bookingShop from "./questions/booking-shop.questions.ts";
import * as real from "./questions/real.questions.ts";
import * as telephony from "./questions/telephony.questions.ts";
import { addressOf, searchOf } from "./search-of.ts";
import { attributes, modelOf, siteOf } from "./sites.ts";

/** The sites that are asked, and what they are asked. */
const sites = [
  ["this repository", ".", real],
  ["the booking shop", "test/services/booking-shop", bookingShop],
  ["the telephone exchange of a stranger", "test/services/telephony", telephony],
] as const;

describe.each(sites)("the search of %s", (_, folder, lists) => {
  const files = siteOf(modelOf(load(join(rootFolder, folder))));
  const search = searchOf(files);
  const all = Object.values(lists).flat();
  const isAnswered = (ask: string, answers: readonly string[]): boolean => search(ask).slice(0, 3).some((place) => answers.includes(addressOf(place)));

  test.each(all.filter(({ missed }) => missed === undefined))("answers “$ask” among the first three", ({ ask, answers }) => expect(isAnswered(ask, answers), search(ask).slice(0, 3).map(addressOf).join("\n")).toBe(true));

  test("misses only what is listed as missed, with a reason", () => {
    const missed = all.filter((question) => question.missed !== undefined);
    expect(missed.filter(({ missed: reason }) => reason === "")).toEqual([]);
    expect(missed.filter(({ ask, answers }) => isAnswered(ask, answers))).toEqual([]);
  });

  test("has each answer that is expected", () => {
    const isThere = (address: string): boolean => {
      const [path, id] = address.split("#");
      const html = files.get(path!);
      return html !== undefined && (id === undefined || attributes(html, "id").includes(id));
    };
    expect(all.flatMap(({ answers }) => answers).filter((address) => !isThere(address))).toEqual([]);
  });
});
