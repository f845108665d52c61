import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { projectFiles } from "../../generators/cli/docs.ts";
import { noFiles } from "../../generators/emit/docs/prose.ts";
import { load } from "../../generators/load/load.ts";
import { groupBy } from "../../generators/model/group-by.ts";
import { rootFolder } from "../support/emit.ts";
import before from "./questions/before.json" with { type: "json" };
import * as bookingShop from "./questions/booking-shop.questions.ts";
import * as heldOut from "./questions/held-out.questions.ts";
import * as practice from "./questions/practice.questions.ts";
import { rankOf, type Question } from "./questions/question.ts";
import * as real from "./questions/real.questions.ts";
import * as telephony from "./questions/telephony.questions.ts";
import { addressOf, searchOf } from "./search-of.ts";
import { attributes, modelOf, siteOf } from "./sites.ts";

type Lists = Readonly<Record<string, readonly Question[]>>;

/** The searched sites and their questions: some lists are checked one by one, others are only counted. */
const sites = [
  ["this repository", ".", real, { ...practice, "held out": heldOut.questions }],
  ["the booking shop", "test/services/booking-shop", bookingShop, {}],
  ["the telephone exchange of a stranger", "test/services/telephony", telephony, {}],
] as const satisfies readonly (readonly [keyof typeof before, string, Lists, Lists])[];

/** Minimum number of questions with an answer among the first three results, for the counted lists. */
const floors: Readonly<Record<string, number>> = { newcomer: 3, practice: 31, "held out": 19 };

interface Ranks {
  readonly group: string;
  /** The result of the search that the site had when the questions were written. */
  readonly before: number;
  readonly now: number;
}

const ranks: Ranks[] = [];

describe.each(sites)("the search of %s", (name, folder, lists, counted) => {
  // Leaves out the texts of the project, which would answer many of the questions.
  const { synonyms } = projectFiles(join(rootFolder, folder));
  const files = siteOf(modelOf(load(join(rootFolder, folder))), { ...noFiles, synonyms });
  const search = searchOf(files);
  const groups: readonly (readonly [group: string, questions: readonly Question[]])[] = Object.entries<
    readonly Question[]
  >({ ...lists, ...counted });
  const ranked = groups.flatMap(([group, questions]) =>
    questions.map((question) => ({ group, question, now: rankOf(search, question) })),
  );
  const earlier: Readonly<Record<string, number>> = before[name];
  ranks.push(...ranked.map(({ group, question: { ask }, now }) => ({ group, before: earlier[ask]!, now })));
  const tuned = ranked.filter(({ group }) => Object.hasOwn(lists, group));
  const isAnswered = ({ now }: { readonly now: number }): boolean => now >= 1 && now <= 3;

  test.each(
    tuned.filter(({ question: { missed } }) => missed === undefined).map((one) => [one.question.ask, one] as const),
  )("answers “%s” among the first three", (ask, one) =>
    expect(isAnswered(one), search(ask).slice(0, 3).map(addressOf).join("\n")).toBe(true),
  );

  test("misses only what is listed as missed, with a reason", () => {
    const missed = tuned.filter(({ question }) => question.missed !== undefined);
    expect(missed.filter(({ question }) => question.missed === "")).toEqual([]);
    expect(missed.filter(isAnswered).map(({ question }) => question.ask)).toEqual([]);
  });

  test("contains each expected answer", () => {
    const isThere = (address: string): boolean => {
      const [path, id] = address.split("#");
      const html = files.get(path!);
      return html !== undefined && (id === undefined || attributes(html, "id").includes(id));
    };
    expect(
      groups
        .flatMap(([, questions]) => questions)
        .flatMap(({ answers }) => answers)
        .filter((address) => !isThere(address)),
    ).toEqual([]);
  });

  test("has the rank of before of each question", () => {
    expect(new Set(ranked.map(({ question: { ask } }) => ask))).toEqual(new Set(Object.keys(earlier)));
  });
});

test.each(Object.entries(floors))(
  "the group “%s” has at least %i answers among the first three results",
  (group, floor) => {
    expect(
      among(
        ranks.filter((one) => one.group === group).map(({ now }) => now),
        3,
      ),
    ).toBeGreaterThanOrEqual(floor);
  },
);

const among = (all: readonly number[], first: number): number =>
  all.filter((rank) => rank >= 1 && rank <= first).length;

afterAll(() => {
  const rows = [...groupBy(ranks, ({ group }) => group)].map(([group, all]) => {
    const cells = [1, 3, 10].map(
      (first) =>
        `${among(
          all.map((one) => one.before),
          first,
        )} → ${among(
          all.map(({ now }) => now),
          first,
        )}`,
    );
    return [group, String(all.length), ...cells];
  });
  const table = [["group", "questions", "first", "first 3", "first 10"], ...rows];
  console.log(
    table
      .map((row) =>
        row.map((cell, column) => cell.padEnd(Math.max(...table.map((other) => other[column]!.length)))).join("  "),
      )
      .join("\n"),
  );
});
