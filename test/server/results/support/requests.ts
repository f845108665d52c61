import type { Module, QueryService } from "../../../../generators/model/query.ts";
import type { Random } from "../../../support/random.ts";
import { carriedValue } from "../../../validators/carried-values.ts";
import type { QueryValidators } from "../../../validators/package.ts";

const titles = [
  "Foo",
  "main page",
  "Talk:Foo",
  "Example 3",
  "Category:Example 7",
  "User talk:A b",
  "File:Pic.png",
  "Special:Version",
  "A[b",
  "名前",
];
const ids = [1, 7, 2003, 14_001, 987_654, -4];

/** Returns a plausible request for a module and possibly others, as a query string. */
export function requestFor(
  service: QueryService,
  { module: codecOf }: QueryValidators,
  module: Module,
  chance: Random,
): string {
  const asGenerator = module.generator && chance.chance(0.3);
  const others = chance.chance(0.3) ? [chance.pick(service.modules)] : [];
  const modules = [
    ...new Set([
      ...(asGenerator ? [] : [module]),
      ...others,
      ...(asGenerator && chance.chance(0.5) ? [chance.pick(service.modules)] : []),
    ]),
  ];
  const generator = asGenerator ? module : undefined;
  const parts = [
    ...modules.map((one) => encoded(one, false)),
    ...(generator === undefined ? [] : [encoded(generator, true)]),
  ];
  const selectors = [...Map.groupBy(modules, ({ group }) => group)].map(
    ([group, some]) => `${group}=${some.map(({ name }) => name).join("|")}`,
  );
  const isAboutPages =
    modules.some(({ group }) => group === "prop") || generator?.group === "prop" || chance.chance(0.1);
  const pages = isAboutPages && (generator === undefined || generator.group === "prop") ? [pageSet(chance)] : [];
  return [...selectors, ...(generator === undefined ? [] : [`generator=${generator.name}`]), ...pages, ...parts]
    .filter((part) => part !== "")
    .join("&");

  function encoded(one: Module, generator: boolean): string {
    const value = carriedValue(service, one, { generator, highLimits: false }, chance) ?? {};
    const { continue: _, ...given } = value;
    return codecOf(one.name).encode(given, { generator });
  }
}

function pageSet(chance: Random): string {
  const some = <T>(all: readonly T[]): string =>
    encodeURIComponent(
      chance
        .shuffled(all)
        .slice(0, 1 + chance.below(4))
        .join("|"),
    );
  return chance.pick([
    () => `titles=${some(titles)}`,
    () => `titles=${some(titles)}`,
    () => `pageids=${some(ids)}`,
    () => `revids=${some(ids)}`,
  ])();
}
