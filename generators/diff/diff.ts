import { createHash } from "node:crypto";
import { isOwnChoice } from "../model/decision.ts";
import type { DecisionId } from "../model/fact.ts";
import type { Model } from "../model/model.ts";
import { groupBy } from "../model/group-by.ts";
import {
  type Change,
  type Difference,
  type Follows,
  type Found,
  type OwnChoices,
  type Site,
  type Use,
  pathText,
  plain,
  plainText,
} from "./change.ts";
import { classes } from "./classes.ts";
import { compareModels } from "./compare/model.ts";
import { type Ways, judge, waysThrough } from "./judge.ts";
import { sentence } from "./sentence.ts";

/**
 * Returns all changes from one model to another. `today` is the date with which sunsets are compared, such as
 * `2026-01-31`.
 */
export function diff(before: Model, after: Model, today: string): readonly Change[] {
  const ownChoices = { before: ownChoicesOf(before), after: ownChoicesOf(after) };
  const found = compareModels(outside(today, ownChoices), before, after);
  const uses = ofKind<Use>(found, "use");
  const gathered: Gathered = {
    ways: waysThrough(uses),
    uses: groupBy(uses, ({ of }) => of),
    follows: ofKind<Follows>(found, "follows"),
  };
  return fold(ofKind<Difference>(found, "difference"))
    .map((one) => changeOf(one, gathered))
    .filter(isVisible);
}

/** The order of members is irrelevant if only responses contain them. */
function isVisible({ id, verdicts }: Change): boolean {
  return id !== "parameter-order-changed" || verdicts.reads !== "none";
}

interface Gathered {
  readonly ways: Ways;
  readonly uses: ReadonlyMap<string, readonly Use[]>;
  readonly follows: readonly Follows[];
}

function changeOf({ difference, others }: Folded, { ways, uses, follows }: Gathered): Change {
  const { id, site } = difference;
  const cause = classes[id].cause ?? site.cause;
  const used: readonly { readonly site: Site }[] = (site.shared && uses.get(site.shared.id)) ?? others;
  return {
    id,
    cause,
    subject: pathText(site.path),
    path: site.path,
    before: plain(difference.before),
    after: plain(difference.after),
    sentence: sentence({
      ...difference,
      path: site.path,
      before: plain(difference.before),
      after: plain(difference.after),
    }),
    verdicts: judge(id, ways(site.direction), cause),
    from: site.from,
    to: site.to,
    uses: [...new Set(used.map((one) => pathText(one.site.path)))],
    follows: id.includes("renamed")
      ? follows.filter((one) => isBeside(one.site, site)).map((one) => pathText(one.site.path))
      : [],
    fingerprint: fingerprint(difference),
    approval: undefined,
  };
}

/** Returns whether a site is part of the definition that contains the other. */
function isBeside(one: Site, { path }: Site): boolean {
  const parent = `${pathText(path.slice(0, -1))} / `;
  return `${pathText(one.path)} / `.startsWith(parent);
}

function ofKind<One extends Found>(found: readonly Found[], kind: One["kind"]): readonly One[] {
  return found.filter((one): one is One => one.kind === kind);
}

function ownChoicesOf({ decisions }: Model): ReadonlySet<DecisionId> {
  return new Set(decisions.filter(isOwnChoice).map(({ id }) => id));
}

function outside(today: string, ownChoices: OwnChoices): Site {
  return {
    path: [],
    direction: "both",
    from: undefined,
    to: undefined,
    cause: "api",
    shared: undefined,
    renames: new Map(),
    added: new Set(),
    isText: false,
    resolve: {
      valuesBefore: () => [],
      valuesAfter: () => [],
      limits: new Map(),
      continues: false,
      shape: (name) => name,
    },
    ownChoices,
    today,
  };
}

/** Returns a hash of the class, the path and the values. Wording and places are excluded. */
function fingerprint({ id, site, before, after }: Difference): string {
  const identity = [id, site.path.map(({ kind, name }) => [kind, name]), plain(before) ?? null, plain(after) ?? null];
  return createHash("sha256").update(JSON.stringify(identity)).digest("hex").slice(0, 16);
}

/** A difference and the equal ones that it represents. */
interface Folded {
  readonly difference: Difference;
  readonly others: readonly Difference[];
}

/**
 * Merges equal differences in shared definitions, which are found at every use. The one with the shortest path
 * represents them.
 */
function fold(differences: readonly Difference[]): readonly Folded[] {
  return [...groupBy(differences, identity).values()].map((same) => {
    const [first, ...others] = same.toSorted((a, b) => a.site.path.length - b.site.path.length);
    return { difference: first!, others };
  });
}

function identity({ id, site, before, after }: Difference): string {
  const { path, shared } = site;
  const where = shared === undefined ? path : [shared.id, path.slice(shared.depth)];
  return plainText([id, where, before ?? null, after ?? null]);
}
