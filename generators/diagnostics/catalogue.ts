import { say, type Message } from "./message.ts";
import type { Severity } from "./severity.ts";

/** What a code means: one sentence that says what is wrong, one that says what to do. */
interface Entry<InMessage extends string, InHelp extends string> {
  readonly severity: Severity;
  readonly message: Message<InMessage>;
  readonly help: Message<InHelp>;
}

function error<M extends string, H extends string>(message: Message<M>, help: Message<H>): Entry<M, H> {
  return { severity: "error", message, help };
}

function warning<M extends string, H extends string>(message: Message<M>, help: Message<H>): Entry<M, H> {
  return { severity: "warning", message, help };
}

/**
 * Everything Kiln can say, by code. A code is in the domain's words and is never given a second meaning.
 * The order is the order of the stages: load, bind, check, write, learn. A new code also needs an explanation (`explanations/`)
 * and a golden case (`test/cases/`); tests ask for both.
 */
export const catalogue = {
  // load
  "spec-not-found": error(
    say`There is no spec in “${"folder"}”.`,
    say`Run kiln where a folder “spec” lies, or name its parent with --root.`,
  ),
  "unreadable-file": error(say`The file cannot be read: ${"reason"}.`, say`Make the file readable, or take it out of the spec.`),
  "file-too-large": error(
    say`The file has ${"size"} bytes; a spec file may have ${"limit"}.`,
    say`Split it: one module, resource or value set a file.`,
  ),
  "not-utf8": error(say`The file is not valid UTF-8.`, say`Save it as UTF-8.`),
  "unexpected-file": error(
    say`Kiln does not know what “${"file"}” is for.`,
    say`Move it to where the layout in spec/README.md has its kind, or take it out of the spec.`,
  ),
  "missing-file": error(say`“${"folder"}” has no “${"file"}”.`, say`Add it: spec/README.md shows what it holds.`),
  "merge-conflict": error(
    say`The file has a merge conflict that is not resolved.`,
    say`Keep what is right of both sides, and delete the lines that begin with “<<<<<<<”, “|||||||”, “=======” and “>>>>>>>”.`,
  ),
  "yaml-syntax": error(say`This is not valid YAML: ${"reason"}.`, say`Mend the YAML here; what follows was not read.`),
  "duplicate-key": error(say`The key “${"key"}” stands twice in one mapping.`, say`Keep one of the two.`),
  "ambiguous-scalar": warning(
    say`“${"text"}” without quotes is text here and a boolean to other YAML readers.`,
    say`Write it with quotes: '${"text"}'.`,
  ),
  "alias-bomb": error(
    say`The aliases of this file unfold to more than ${"limit"} nodes.`,
    say`Write the values out, or share them as a value set or a parameter group.`,
  ),
  "cyclic-alias": error(say`The alias “*${"name"}” stands inside its own anchor.`, say`Take the alias out.`),
  "unsupported-yaml": error(say`Kiln does not read ${"feature"}.`, say`Write it as plain mappings, lists and scalars.`),
  "nested-too-deep": error(say`The YAML is nested more than ${"limit"} levels deep.`, say`No spec file needs that many; flatten it.`),
  "unknown-key": error(say`${"where"} has no key “${"key"}”.`, say`Known here: ${"known"}.`),
  "missing-key": error(say`${"where"} has no “${"key"}”.`, say`Add it.`),
  "wrong-type": error(say`${"where"} must be ${"expected"}, and is ${"actual"}.`, say`Write ${"remedy"}.`),
  "unrecognized-mapping": error(
    say`${"where"} has ${"has"}, and none of the keys that say what it is.`,
    say`One of these says it: ${"telling"}.`,
  ),
  "wrong-value": error(say`“${"actual"}” is not possible for ${"where"}.`, say`Possible: ${"expected"}.`),
  "invalid-name": error(say`“${"name"}” cannot be the name of ${"kind"}: ${"reason"}.`, say`Choose a name that ${"rule"}.`),
  "file-name-mismatch": error(
    say`The file “${"file"}” holds the ${"kind"} “${"name"}”.`,
    say`Name the file “${"expected"}”, or mend the name in it.`,
  ),

  // bind
  "unknown-reference": error(say`There is no ${"kind"} “${"name"}”.`, say`Known: ${"known"}.`),
  "cyclic-reference": error(say`${"kind"} “${"name"}” refers to itself: ${"path"}.`, say`Break the circle at one of these places.`),
  "long-chain": error(
    say`${"kind"} “${"name"}” is more than ${"limit"} references away from where the chain begins.`,
    say`Refer to what is meant without so many in between.`,
  ),
  "too-many-included": error(
    say`Parameter groups put more than ${"limit"} parameters into others.`,
    say`Include each group once, where it is needed.`,
  ),
  "unknown-decision": error(
    say`There is no decision “${"decision"}” in spec/decisions.yaml.`,
    say`Add it there, with its question, answer, reason and ground, or cite another.`,
  ),
  "decision-mismatch": error(
    say`“${"decision"}” is ${"cited"} here, and ${"actual"} in spec/decisions.yaml.`,
    say`Cite a known answer with “decided” and “by”, an open one with “unknown”.`,
  ),
  "value-not-in-set": error(say`The set “${"set"}” has no value “${"value"}”.`, say`Known: ${"known"}.`),

  // check
  "unused-decision": error(
    say`Nothing cites the decision “${"decision"}”.`,
    say`Cite it where the fact stands that rests on it, or delete it.`,
  ),
  "duplicate-name": error(say`There are two ${"kind"} “${"name"}” in ${"scope"}.`, say`Rename one of them.`),
  "duplicate-value": error(say`The value “${"value"}” stands twice.`, say`Keep one of the two.`),
  "duplicate-alias": error(
    say`“${"alias"}” already means “${"first"}” in ${"scope"}, and here “${"second"}”.`,
    say`Give one of the two another alias.`,
  ),
  "wire-name-collision": error(
    say`The parameter “${"wireName"}” of a request would mean both ${"first"} and ${"second"}.`,
    say`Change the prefix or the name of one of them.`,
  ),
  "invalid-default": error(say`The default “${"value"}” is not possible here: ${"reason"}.`, say`Change the default, or what the parameter takes.`),
  "invalid-range": error(say`The range is empty: ${"low"} is greater than ${"high"}.`, say`Swap the two, or mend one.`),
  "invalid-pattern": error(say`“${"pattern"}” is not a regular expression: ${"reason"}.`, say`Mend it; the syntax is ECMA-262 with the flag u.`),
  "slow-pattern": warning(
    say`“${"pattern"}” can take a time that grows exponentially with the text.`,
    say`Rewrite it so that a text matches in one way only: no loop inside a loop, no alternatives that begin alike.`,
  ),
  "unsatisfiable-shape": error(
    say`No value can be of the shape “${"name"}”, for it requires one of itself: ${"path"}.`,
    say`Make one of these fields optional or nullable, or a list.`,
  ),
  "too-many-members": error(
    say`With each shape written out where it is used, the answers of “${"service"}” have more than ${"limit"} members.`,
    say`Nest fewer shapes in each other, or use the type “any” for what lies deep.`,
  ),
  "invalid-template": error(say`The name “${"name"}” does not fit its template: ${"reason"}.`, say`Write the variable in braces once, and say which parameter it ranges over.`),
  "undefined-state": error(say`There is no state “${"state"}” in this machine.`, say`Known: ${"known"}.`),
  "unreachable-state": error(say`No transition leads to the state “${"state"}”.`, say`Add the transition, or delete the state.`),
  "output-collision": error(say`Two things would be written as “${"name"}”: ${"first"} and ${"second"}.`, say`Rename one of them.`),
  "unused-definition": warning(say`Nothing uses the ${"kind"} “${"name"}”.`, say`Use it or delete it.`),

  // write
  "stale-file": error(say`“${"file"}” is not what the spec says.`, say`Run: ${"command"}`),
  "stale-outputs": error(say`${"count"} outputs are not what the spec says: ${"files"}.`, say`Run: ${"command"}`),
  "edited-file": error(
    say`“${"file"}” was edited by hand.`,
    say`Move the edit to the spec or a template. To drop it, run: ${"command"}`,
  ),
  "stale-edited-file": error(
    say`“${"file"}” was edited by hand, and the spec has changed since it was written.`,
    say`Move the edit to the spec or a template. To drop it, run: ${"command"}`,
  ),
  "missing-output": error(say`“${"file"}” is missing.`, say`Run: ${"command"}`),
  "orphaned-file": error(say`“${"file"}” is no longer made from the spec.`, say`Run: ${"command"}`),
  "foreign-file": error(
    say`“${"file"}” is in the way: Kiln did not write it and will not overwrite it.`,
    say`Move or delete it, then run: ${"command"}`,
  ),
  "unknown-file": error(
    say`“${"file"}” is where outputs are published from, and Kiln did not write it.`,
    say`Delete it or move it out of “generated”, then run: ${"command"}`,
  ),
  "unreadable-output": error(say`“${"file"}” cannot be read: ${"reason"}.`, say`Mend the cause, then run: ${"command"}`),
  "unwritable": error(say`“${"file"}” cannot be written: ${"reason"}.`, say`Nothing was lost: mend the cause and run: ${"command"}`),
  "broken-manifest": error(say`The manifest “${"file"}” cannot be read: ${"reason"}.`, say`Restore it from version control, or delete it and run: ${"command"}`),
  "another-run": error(
    say`Another run is writing here (process ${"pid"}).`,
    say`Wait until it has ended, then run: ${"command"}`,
  ),
  "stale-runtime": error(say`The build of the packages' runtime is ${"state"}: it is not what templates/runtime says.`, say`Run: ${"command"}`),
  "broken-runtime": error(
    say`The runtime of the packages does not compile: ${"reason"}.`,
    say`Fix templates/runtime (npm run typecheck shows all errors), then run: ${"command"}`,
  ),

  // learn
  "unreadable-recording": error(say`“${"file"}” cannot be read: ${"reason"}.`, say`Name a file of recorded answers, or “-” for what is piped in.`),
  "unreadable-answer": error(
    say`Line ${"line"} of “${"file"}” is no recorded answer: ${"reason"}.`,
    say`Write one object a line: {"id": …, "query": "…", "body": {…}}.`,
  ),
  "contradicted-result": error(
    say`Recorded answers contradict this (${"count"}, the first is ${"answer"} at ${"pointer"}): ${"what"}.`,
    say`Look at the answer, then mend the result; learning changes nothing that the spec says.`,
  ),
} as const satisfies Record<string, Entry<string, string>>;

export type Code = keyof typeof catalogue;

/** Every code, in the order of the catalogue. */
export const codes = Object.keys(catalogue) as readonly Code[];

type SlotNames<E> = E extends Entry<infer InMessage, infer InHelp> ? InMessage | InHelp : never;

/** What a report of this code has to fill in. */
export type SlotsOf<C extends Code> = Readonly<Record<SlotNames<(typeof catalogue)[C]>, string | number>>;

export function isCode(text: string): text is Code {
  return Object.hasOwn(catalogue, text);
}
