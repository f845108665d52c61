import { changeIds, type ChangeId } from "./classes.ts";

/** What a change is the other way round. */
export interface Mirror {
  readonly id: ChangeId;
  /** Why that one, the other way round, is another again; undefined where each is the mirror of the other. */
  readonly why: string | undefined;
}

/** The ends of ids that are each other's mirrors. */
const opposites = [
  ["added", "removed"],
  ["raised", "lowered"],
  ["allowed", "refused"],
  ["widened", "narrowed"],
  ["opened", "closed"],
  ["became-multiple", "became-single"],
  ["became-required", "became-optional"],
  ["condition-added", "condition-lifted"],
  ["response-described", "response-no-longer-described"],
  ["tightened", "relaxed"],
  ["deprecated", "deprecation-withdrawn"],
  ["fields-ignored", "fields-refused"],
  ["learned", "forgotten"],
  ["confirmed", "withdrawn"],
  ["sunset-added", "sunset-withdrawn"],
  ["required-member-added", "member-removed"],
  ["member-added", "optional-member-removed"],
] as const;

/** Ids that are their own mirrors: another value of the same kind. */
const own = /-(?:changed|replaced|shared|swapped-with-alias)$/;

const isGoing = "What comes has not been deprecated: that it goes before or after a sunset is seen one way only.";
const isRenamed =
  "The way back is a rename, too, where the new spec says so with `was`; or else one thing goes, and another comes.";
const isClosedOrNot = "A removed member breaks readers of a closed object as it breaks those of an open one.";

/** Mirrors that the ends of ids do not name, and those that do not mirror back. */
const oneWay: Partial<Readonly<Record<ChangeId, Mirror>>> = {
  "sunset-postponed": { id: "sunset-changed", why: undefined },
  "sunset-changed": { id: "sunset-postponed", why: undefined },
  "required-parameter-added": {
    id: "parameter-removed",
    why: "A parameter that goes is refused or ignored afterwards, whether it was required or not.",
  },
  "parameter-renamed-with-alias": {
    id: "parameter-renamed",
    why: "The old name is the alias: the other way round it is the one that goes.",
  },
  "optional-body-added": { id: "body-removed", why: "A body that is gone is refused or ignored, optional or not." },
  "rule-for-new-parameter": { id: "rule-removed", why: "The other way round, the rule is gone with the parameter." },
  "type-widened-as-text": { id: "type-narrowed", why: "A narrower type is one as text, too." },
  "member-added-to-closed": { id: "optional-member-removed", why: isClosedOrNot },
  "required-member-added-to-closed": { id: "member-removed", why: isClosedOrNot },
};

export function mirrorOf(id: ChangeId): Mirror {
  const given = oneWay[id];
  if (given !== undefined) return given;
  if (own.test(id)) return { id, why: undefined };
  if (id.endsWith("-renamed")) return { id, why: isRenamed };
  const grace = /-(?:before|after)-sunset$/.exec(id);
  if (grace !== null) return { id: mirrorOf(known(id.slice(0, grace.index))).id, why: isGoing };
  return { id: known(opposite(id)), why: undefined };
}

/** The longest end counts: `required-member-added` is not only something added. */
function opposite(id: ChangeId): string {
  const pairs = opposites.flatMap(
    ([one, other]) =>
      [
        [one, other],
        [other, one],
      ] as const,
  );
  const [end, mirror] = pairs.filter(([one]) => id.endsWith(one)).sort(([a], [b]) => b.length - a.length)[0] ?? [
    "",
    "",
  ];
  return id.slice(0, id.length - end.length) + mirror;
}

function known(id: string): ChangeId {
  const found = changeIds.find((one) => one === id);
  if (found === undefined) throw new Error(`There is no class “${id}”, although another is its mirror.`);
  return found;
}
