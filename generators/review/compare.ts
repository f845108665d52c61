import { diagnostic, type Diagnostic, type Related } from "../diagnostics/diagnostic.ts";
import { type Entry, type Member, RECORD, type Recorded, addressOf } from "./entries.ts";

/** Reports new, changed and removed entries since the record was written. `command` accepts them. */
export function findUnreviewed(recorded: Recorded, entries: readonly Entry[], command: string): readonly Diagnostic[] {
  const byAddress = new Map(entries.map((entry) => [addressOf(entry), entry]));
  return [
    ...[...byAddress].flatMap(([address, entry]) => unreviewed(recorded.get(address), entry, byAddress, command)),
    ...goneAddresses(recorded, byAddress).map((address) => gone(address, command)),
  ];
}

type Values = ReadonlyMap<string, string>;
type ByAddress = ReadonlyMap<string, Entry>;

function unreviewed(
  before: Values | undefined,
  entry: Entry,
  byAddress: ByAddress,
  command: string,
): readonly Diagnostic[] {
  const keys = [...new Set([...(before?.keys() ?? []), ...entry.members.keys()])].filter(
    (key) => before?.get(key) !== entry.members.get(key)?.value,
  );
  if (keys.length === 0) return [];
  const changed = keys.flatMap((key) => entry.members.get(key) ?? []);
  const slots = {
    entry: entry.path || entry.file,
    change:
      before === undefined
        ? "it is new"
        : keys.map((key) => changeOf(key, before.get(key), entry.members.get(key)?.value)).join("; "),
    texts: shownTexts(entry, changed),
    facts: shownFacts(entry, keys),
    command,
  };
  const place = before === undefined ? entry.place : (changed[0]?.place ?? entry.place);
  const related = entry.file === DECISIONS ? citationsOf(entry.path, byAddress) : answersFor(changed, byAddress);
  return [diagnostic("unreviewed", place, slots, { related })];
}

function changeOf(key: string, was: string | undefined, is: string | undefined): string {
  if (was === undefined) return `“${key}” is new`;
  if (is === undefined) return `“${key}” was removed`;
  return isHash(was) || isHash(is) ? `“${key}” changed` : `“${key}” was ${was} and is ${is}`;
}

function isHash(value: string): boolean {
  return value.startsWith("#");
}

const LONGEST_TEXT = 300;

/** Lists the texts that changed, or all texts if only facts changed. */
function shownTexts({ members }: Entry, changed: readonly Member[]): string {
  const texts = [...members].filter(([, { text }]) => text !== undefined);
  const some = texts.filter(([, member]) => changed.includes(member));
  const clip = (text: string): string => (text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text);
  return (some.length === 0 ? texts : some).map(([key, { text }]) => `${key} “${clip(text!)}”`).join(", ") || "none";
}

const MOST_FACTS = 8;

/** Lists the facts. If there are many, lists those closest to the change. */
function shownFacts({ members }: Entry, changed: readonly string[]): string {
  const facts = [...members].filter(([, { text, value }]) => text === undefined && !isHash(value));
  const parents = changed.map((key) => key.slice(0, key.lastIndexOf(".") + 1));
  const near =
    facts.length <= MOST_FACTS
      ? facts
      : facts.filter(([key]) => parents.some((parent) => key.startsWith(parent))).slice(0, MOST_FACTS);
  return near.map(([key, { value }]) => `${key} ${value}`).join(", ") || "none";
}

const DECISIONS = "decisions.yaml";
const MOST_CITATIONS = 5;

/** Returns the facts that cite a decision. */
function citationsOf(id: string, byAddress: ByAddress): readonly Related[] {
  const citing = [...byAddress.values()].flatMap(({ path, members }) =>
    [...members]
      .filter(([, { decisions }]) => decisions.includes(id))
      .map(([key, { value, text, place }]) => {
        return {
          message: `“${[path, key].filter(Boolean).join(".")}” cites it${text === undefined && !isHash(value) ? `: ${value}` : ""}`,
          place,
        };
      }),
  );
  return citing.slice(0, MOST_CITATIONS);
}

function answersFor(changed: readonly Member[], byAddress: ByAddress): readonly Related[] {
  return [...new Set(changed.flatMap(({ decisions }) => decisions))].flatMap((id) => {
    const answer = byAddress.get(addressOf({ file: DECISIONS, path: id }))?.members.get("answer");
    return answer?.text === undefined ? [] : [{ message: `${id} answers: ${answer.text}`, place: answer.place }];
  });
}

/**
 * Returns the entries that were removed. An item that is named by its hash gets a new name when it changes. It is
 * reported as new instead.
 */
function goneAddresses(recorded: Recorded, byAddress: ByAddress): readonly string[] {
  const listOf = (address: string): string => address.replace(/\[#\w+\]$/, "");
  const added = [...byAddress.keys()].filter((address) => !recorded.has(address)).map(listOf);
  return [...recorded.keys()]
    .filter((address) => !byAddress.has(address))
    .filter((address) => {
      const at = added.indexOf(listOf(address));
      if (at >= 0) added.splice(at, 1);
      return at < 0;
    });
}

function gone(address: string, command: string): Diagnostic {
  const slots = {
    entry: address.trim().replace(" ", ": "),
    change: "it was removed",
    texts: "none",
    facts: "none",
    command,
  };
  return diagnostic("unreviewed", { file: RECORD, start: 0, end: 0 }, slots);
}
