import { type Message, type Severity, message } from "./message.ts";

/** The messages of a code: one sentence for the fault and one for the remedy. */
interface Entry<InMessage extends string, InHelp extends string> {
  readonly severity: Severity;
  readonly message: Message<InMessage>;
  readonly help: Message<InHelp>;
}

function error<M extends string, H extends string>(sentence: Message<M>, help: Message<H>): Entry<M, H> {
  return { severity: "error", message: sentence, help };
}

function warning<M extends string, H extends string>(sentence: Message<M>, help: Message<H>): Entry<M, H> {
  return { severity: "warning", message: sentence, help };
}

/**
 * All diagnostics of Kiln by code. A code uses the terms of the field, and its meaning never changes. They are in the
 * order of the stages: load, bind, check, write, learn, drift, diff. A new code also needs an explanation
 * (`explanations/`) and a golden case (`test/cases/`). Tests require both.
 */
export const catalogue = {
  // load
  "spec-not-found": error(
    message`There is no spec in “${"folder"}”.`,
    message`Run kiln in the folder that contains “spec”, or name that folder with --root.`,
  ),
  "unreadable-file": error(
    message`The file cannot be read: ${"reason"}.`,
    message`Make the file readable, or remove it from the spec.`,
  ),
  "file-too-large": error(
    message`The file has ${"size"} bytes; the maximum for a spec file is ${"limit"}.`,
    message`Split it: one module, resource or value set per file.`,
  ),
  "not-utf8": error(message`The file is not valid UTF-8.`, message`Save it as UTF-8.`),
  "unexpected-file": error(
    message`Kiln does not recognize the file “${"file"}”.`,
    message`Move it to the folder that spec/README.md lists for its kind, or remove it from the spec.`,
  ),
  "missing-file": error(
    message`“${"folder"}” has no “${"file"}”.`,
    message`Add it: spec/README.md shows what it contains.`,
  ),
  "merge-conflict": error(
    message`The file has an unresolved merge conflict.`,
    message`Keep the correct parts of both sides, and delete the lines that begin with “<<<<<<<”, “|||||||”, “=======” and “>>>>>>>”.`,
  ),
  "yaml-syntax": error(
    message`This is not valid YAML: ${"reason"}.`,
    message`${"remedy"} The rest of the file was not read.`,
  ),
  "duplicate-key": error(message`The key “${"key"}” is duplicated in one mapping.`, message`Keep one of the two.`),
  "ambiguous-scalar": warning(
    message`Without quotes, “${"text"}” is ${"here"} in Kiln and ${"elsewhere"} in other YAML parsers.`,
    message`Put text in quotes: '${"text"}'.`,
  ),
  "comment-after-text": warning(
    message`The text ends before “#”: “${"comment"}” is a comment.`,
    message`Put the text in quotes if this belongs to it; otherwise put the comment on its own line.`,
  ),
  "alias-bomb": error(
    message`The aliases in this file expand to more than ${"limit"} nodes.`,
    message`Write the values out, or share them as a value set or a parameter group.`,
  ),
  "cyclic-alias": error(message`The alias “*${"name"}” is inside its own anchor.`, message`Remove the alias.`),
  "unused-anchor": warning(
    message`No alias refers to the anchor “&${"name"}”.`,
    message`Remove it. If it is the beginning of a text, put the text in quotes.`,
  ),
  "unsupported-yaml": error(
    message`Kiln does not support ${"feature"}.`,
    message`Write it as plain mappings, lists and scalars.`,
  ),
  "nested-too-deep": error(
    message`The YAML is nested more than ${"limit"} levels deep.`,
    message`Flatten it: no spec file needs that many levels.`,
  ),
  "older-language": error(
    message`This spec is written in version ${"version"} of the language; this Kiln reads version ${"current"}.`,
    message`${"changes"}`,
  ),
  "newer-language": error(
    message`This spec is written in version ${"version"} of the language; this Kiln reads version ${"current"}.`,
    message`Install a newer Kiln.`,
  ),
  "unknown-key": error(message`${"where"} has no key “${"key"}”.`, message`Known keys: ${"known"}.`),
  "missing-key": error(message`${"where"} has no “${"key"}”.`, message`Add it${"meaning"}.`),
  "wrong-type": error(message`${"where"} must be ${"expected"}, but is ${"actual"}.`, message`Write ${"remedy"}.`),
  "unrecognized-mapping": error(
    message`${"where"} must have a key that determines its kind, but has ${"has"}.`,
    message`Add one of these: ${"keys"}.`,
  ),
  "wrong-value": error(message`“${"actual"}” is not allowed for ${"where"}.`, message`Allowed: ${"expected"}.`),
  "invalid-name": error(
    message`“${"name"}” cannot be the name of ${"kind"}: ${"reason"}.`,
    message`Choose a name that ${"rule"}.`,
  ),
  "file-name-mismatch": error(
    message`The file “${"file"}” contains the ${"kind"} “${"name"}”.`,
    message`Rename the file to “${"expected"}”, or fix the name in it.`,
  ),

  // bind
  "unknown-reference": error(message`There is no ${"kind"} “${"name"}”.`, message`Known: ${"known"}.`),
  "scopes-without-key": error(
    message`The operation requires scopes, but no key that could have them.`,
    message`List the kinds of key that may call it under \`keys\`, or leave out \`scopes\`.`,
  ),
  "unknown-source": error(
    message`There is no source “${"source"}”.`,
    message`Describe it in spec/sources/${"source"}.yaml. Known: ${"known"}.`,
  ),
  "unknown-section": error(
    message`The source “${"source"}” has no section “${"section"}”.`,
    message`Known: ${"known"}.`,
  ),
  "cyclic-reference": error(
    message`${"kind"} “${"name"}” refers to itself: ${"path"}.`,
    message`Break the cycle at one of these places.`,
  ),
  "long-chain": error(
    message`${"kind"} “${"name"}” is more than ${"limit"} references away from the start of the chain.`,
    message`Refer to the definition directly, with fewer steps in between.`,
  ),
  "too-many-included": error(
    message`Parameter groups add more than ${"limit"} parameters to modules and other groups.`,
    message`Include each group once, where it is needed.`,
  ),
  "unknown-decision": error(
    message`There is no decision “${"decision"}” in spec/decisions.yaml.`,
    message`Add it there, with its question, answer, reason and ground, or cite another decision.`,
  ),
  "decision-mismatch": error(
    message`“${"decision"}” is ${"cited"} here, but ${"actual"} in spec/decisions.yaml.`,
    message`Cite a settled decision with “decided” and “by”, an open one with “unknown”.`,
  ),
  "missing-choice": error(
    message`The operation has no “${"key"}”, but service.yaml has “${"section"}”.`,
    message`Add “${"key"}”: ${"values"}.`,
  ),
  "undefined-by-service": error(
    message`The operation has “${"key"}”, but service.yaml has no “${"section"}”.`,
    message`Add “${"section"}” to service.yaml, or remove “${"key"}” here.`,
  ),
  "files-without-form": error(
    message`The body has files, but its form is not multipart.`,
    message`Add “form: multipart”; for a body that is a single file, use “mediaTypes”.`,
  ),
  "undescribed-path-parameter": error(
    message`The path parameter “{${"name"}}” is not described.`,
    message`Describe it under “pathParameters” of the resource. Only the last parameter may lack a description: it is the id of the object.`,
  ),
  "value-not-in-set": error(message`The set “${"set"}” has no value “${"value"}”.`, message`Known: ${"known"}.`),
  "field-not-in-request": error(
    message`${"where"} names the field “${"field"}”, which ${"reason"}.`,
    message`Remove it here, or ${"remedy"}.`,
  ),

  // check
  "unused-decision": error(
    message`Nothing cites the decision “${"decision"}”.`,
    message`Cite it at the fact that depends on it, or delete it.`,
  ),
  "unused-question": warning(
    message`Nothing cites the open decision “${"decision"}”.`,
    message`Cite it where the answer matters: { unknown: ${"decision"} }. Once it is answered: { decided: …, by: ${"decision"} }.`,
  ),
  "duplicate-name": error(message`There are two ${"kind"} “${"name"}” in ${"scope"}.`, message`Rename one of them.`),
  "duplicate-value": error(message`The value “${"value"}” is duplicated.`, message`Keep one of the two.`),
  "invalid-discriminator": error(
    message`“${"field"}” cannot be the discriminator: ${"reason"}.`,
    message`Add the field to each shape as a required field with distinct values: ${"field"}: { values: [a-value] }.`,
  ),
  "duplicate-alias": error(
    message`“${"alias"}” already means “${"first"}” in ${"scope"}, but means “${"second"}” here.`,
    message`Choose another alias for one of the two.`,
  ),
  "wire-name-collision": error(
    message`The request parameter “${"wireName"}” would belong to both ${"first"} and ${"second"}.`,
    message`Change the prefix or the name of one of them.`,
  ),
  "invalid-default": error(
    message`The default “${"value"}” is not allowed here: ${"reason"}.`,
    message`Change the default, or the values that the parameter accepts.`,
  ),
  "unused-default": warning(
    message`The default of “${"name"}” is never used, because the parameter is required.`,
    message`Remove “default” or “required”.`,
  ),
  "invalid-example": error(
    message`In the example “${"title"}”, “${"path"}” ${"reason"}.`,
    message`Fix the example, or the definition that it violates.`,
  ),
  "inconsistent-example": warning(
    message`In the example “${"title"}”, “${"path"}” ${"reason"}.`,
    message`Give the example one set of values.`,
  ),
  "contradicted-text": warning(
    message`The text states “${"phrase"}”, but ${"fact"}.`,
    message`Correct the text or the fact.`,
  ),
  "misspelt-name": warning(
    message`The text names “${"name"}”, which does not exist; “${"meant"}” does.`,
    message`Correct the name. If it belongs to another system, write it without backticks.`,
  ),
  "value-not-decided": warning(
    message`“${"value"}” cites the decision “${"decision"}”, which has only: ${"values"}.`,
    message`Correct the value, or add it to the decision.`,
  ),
  "invalid-range": error(
    message`The range is empty: ${"low"} is greater than ${"high"}.`,
    message`Swap the two, or fix one of them.`,
  ),
  "invalid-pattern": error(
    message`“${"pattern"}” is not a regular expression: ${"reason"}.`,
    message`Fix it; the syntax is that of ECMA-262 with the flag u.`,
  ),
  "slow-pattern": warning(
    message`Matching “${"pattern"}” can take time exponential in the length of the string.`,
    message`Rewrite it so that a string can match in only one way: avoid repetitions inside repetitions, and alternatives that start alike.`,
  ),
  "unsatisfiable-shape": error(
    message`No value can have the shape “${"name"}”, because the shape requires itself: ${"path"}.`,
    message`Make one of these fields optional or nullable, or a list.`,
  ),
  "unsatisfiable-rule": error(
    message`No request of “${"subject"}” keeps this rule and those before it, so every request is refused.`,
    message`Change or remove one of them.`,
  ),
  "unreachable-rule": warning(
    message`No request of “${"subject"}” breaks this rule without breaking an earlier one, so its error is never returned.`,
    message`Remove it, or write it before the others.`,
  ),
  "unusable-parameter": warning(
    message`The rules refuse every request of “${"subject"}” with “${"name"}”.`,
    message`Change the rules, or remove it.`,
  ),
  "too-many-members": error(
    message`With all shapes expanded, the responses of “${"service"}” have more than ${"limit"} members.`,
    message`Nest fewer shapes in each other, or use the type “any” for deeply nested parts.`,
  ),
  "invalid-constant": error(
    message`The request parameter “${"name"}” does not accept “${"value"}”.`,
    message`Use one of its values: ${"known"}.`,
  ),
  "needs-profile": error(
    message`The service “${"service"}” has no profile, but ${"what"} belongs to the profile “action-api”.`,
    message`Without a profile, ${"instead"}. If the service uses that protocol, add “profile: action-api” to its service.yaml.`,
  ),
  "invalid-template": error(
    message`The name “${"name"}” does not fit its template: ${"reason"}.`,
    message`Write the variable in braces once, and name the parameter that supplies its values.`,
  ),
  "undefined-state": error(message`There is no state “${"state"}” in this state machine.`, message`Known: ${"known"}.`),
  "unreachable-state": error(
    message`No transition leads to the state “${"state"}”.`,
    message`Add the transition, or delete the state.`,
  ),
  "misspelt-state": warning(
    message`The state “${"state"}” is not a value of the field “${"field"}”, but “${"value"}” is.`,
    message`Give the state and the value the same name.`,
  ),
  "output-collision": error(
    message`Two definitions get the name “${"name"}” in the outputs: ${"first"} and ${"second"}.`,
    message`Rename one of them.`,
  ),
  "invalid-path": error(
    message`The ${"kind"} “${"path"}” is invalid: ${"reason"}.`,
    message`Use one slash between two segments, and each variable once, as a name in braces: “/rooms/{room_id}/keys”.`,
  ),
  "ambiguous-path": error(
    message`A ${"method"} request can match both “${"first"}” and “${"second"}”, and neither is more specific.`,
    message`Give one of the two operations another path or method.`,
  ),
  "unexpected-body": error(message`${"what"} cannot have a body.`, message`${"remedy"}.`),
  "not-as-text": error(
    message`“${"name"}” is ${"kind"}, which is not possible in the ${"where"}.`,
    message`Give it a scalar type or a list of scalars, move it into a body, or, in a query string, use \`style: deepObject\`.`,
  ),
  "indistinct-responses": error(message`${"what"}.`, message`${"remedy"}.`),
  "invalid-poll": error(message`${"what"}.`, message`${"remedy"}.`),
  "read-only-write": warning(
    message`“${"operation"}” writes (${"method"}), but all kinds of key that may call it are read-only.`,
    message`Add a kind of key with full access to “keys”, or change the access of one.`,
  ),
  "field-not-returned": warning(message`No response has the field “${"field"}”.`, message`${"remedy"}.`),
  "cursor-not-taken": warning(
    message`The response has the start of the next page in “${"member"}”, but no request parameter accepts it.`,
    message`Add “list: { page: { after: { parameter: … } } }” to the operation, or leave “next” out of the service's “page”.`,
  ),
  "code-not-in-ground": warning(
    message`The decision “${"decision"}” names ${"codes"}, which none of its sources mentions.`,
    message`Cite a section that mentions them, or add them to the codes of the section that does; if the project chose them, use the ground \`project\`.`,
  ),
  "unused-definition": warning(
    message`Nothing uses the ${"kind"} “${"name"}”.`,
    message`Delete it, or use it${"where"}.`,
  ),
  "invalid-release": error(
    message`The record of the release ${"version"} is invalid: ${"reason"}.`,
    message`${"remedy"}.`,
  ),
  "version-not-raised": error(
    message`“${"name"}” has the version ${"version"}; its changes require at least ${"needed"}.`,
    message`Write “${"needed"}” or a later version, or lower the levels of the entries if they are too high.`,
  ),

  // write
  "stale-file": error(message`“${"file"}” does not match the spec.`, message`Run: ${"command"}`),
  "stale-outputs": error(message`${"count"} outputs do not match the spec: ${"files"}.`, message`Run: ${"command"}`),
  "edited-file": error(
    message`“${"file"}” was edited by hand.`,
    message`Move the edit to the spec or a template. To discard it, run: ${"command"}`,
  ),
  "stale-edited-file": error(
    message`“${"file"}” was edited by hand, and the spec has changed since Kiln wrote it.`,
    message`Move the edit to the spec or a template. To discard it, run: ${"command"}`,
  ),
  "missing-output": error(message`“${"file"}” is missing.`, message`Run: ${"command"}`),
  "unformatted-file": error(message`“${"file"}” is not formatted.`, message`Run: ${"command"}`),
  unreviewed: error(
    message`“${"entry"}” has not been reviewed: ${"change"}.`,
    message`Compare the text with the facts. Text: ${"texts"}. Facts: ${"facts"}. If they agree, run: ${"command"}`,
  ),
  "unserved-service": warning(
    message`The server does not serve “${"service"}”: neither ${"program"} nor its list of services registers it.`,
    message`Run: ${"command"}`,
  ),
  "missing-handler": error(
    message`“${"file"}” exports no handler “${"handler"}”.`,
    message`To write a stub for it, run: ${"command"}`,
  ),
  "unknown-handler": error(
    message`“${"file"}” exports a handler “${"handler"}”, but the spec has no such module or operation.`,
    message`Delete the handler, or give it the name of a module or an operation.`,
  ),
  "unchecked-handlers": warning(
    message`The handlers of “${"service"}” were not checked: “${"file"}” cannot be loaded.`,
    message`${"reason"}`,
  ),
  "obsolete-handlers": warning(
    message`“${"folder"}” is for the service “${"service"}”, which the spec does not have.`,
    message`Delete the files that you no longer need: ${"files"}. Then run: ${"command"}`,
  ),
  "orphaned-file": error(message`“${"file"}” is no longer generated from the spec.`, message`Run: ${"command"}`),
  "foreign-file": error(
    message`“${"file"}” is not overwritten, because Kiln did not write it.`,
    message`Move or delete it, then run: ${"command"}`,
  ),
  "unknown-file": error(
    message`“${"file"}” is in a published folder, but Kiln did not write it.`,
    message`Delete it or move it out of “generated”, then run: ${"command"}`,
  ),
  "unreadable-output": error(
    message`“${"file"}” cannot be read: ${"reason"}.`,
    message`Fix the cause, then run: ${"command"}`,
  ),
  unwritable: error(
    message`“${"file"}” cannot be written: ${"reason"}.`,
    message`Nothing was lost: fix the cause and run: ${"command"}`,
  ),
  "broken-manifest": error(
    message`The manifest “${"file"}” cannot be read: ${"reason"}.`,
    message`Restore it from version control, or delete it and run: ${"command"}`,
  ),
  "another-run": error(
    message`Another run is writing here (process ${"pid"}).`,
    message`Wait until it ends, then run: ${"command"}`,
  ),
  "stale-runtime": error(
    message`The build of the packages' runtime is ${"state"}: it does not match templates/runtime.`,
    message`Run: ${"command"}`,
  ),
  "broken-runtime": error(
    message`The runtime of the packages does not compile: ${"reason"}.`,
    message`Fix templates/runtime (npm run typecheck shows all errors), then run: ${"command"}`,
  ),

  // learn
  "unreadable-recording": error(
    message`“${"file"}” cannot be read: ${"reason"}.`,
    message`Name a file of recorded responses, or “-” for standard input.`,
  ),
  "invalid-recording": error(
    message`Line ${"line"} of “${"file"}” is not a recorded response: ${"reason"}.`,
    message`Write one object per line: {"id": …, "query": "…", "body": {…}}.`,
  ),
  "contradicted-result": error(
    message`The recorded response ${"answer"} contradicts this at ${"pointer"}: ${"what"}. Contradictions in all: ${"count"}.`,
    message`Inspect the response, then fix the result in the spec. kiln learn never changes an existing definition.`,
  ),
  // import
  "import-conflict": warning(
    message`The document changed “${"path"}” from ${"before"} to ${"after"}. The spec keeps ${"own"}.`,
    message`Someone edited this by hand, or other parts of the spec still use it. If the newer document is right, change the spec.`,
  ),
  // drift
  "live-undescribed": warning(
    message`The live API has “${"subject"}”, which the spec does not describe.`,
    message`Add it to the spec, or accept the difference with “kiln drift --accept”.`,
  ),
  "live-missing": error(
    message`The live API does not have “${"subject"}”, which is ${"basis"}.`,
    message`Remove it from the spec, or accept the difference with “kiln drift --accept”.`,
  ),
  "live-different": error(
    message`“${"subject"}” differs in “${"attribute"}”: the document states ${"spec"}, the live API ${"live"}.`,
    message`Correct the spec, or accept the difference with “kiln drift --accept”.`,
  ),
  "live-refuted": error(
    message`“${"subject"}” differs in “${"attribute"}”: ${"decision"} decided ${"spec"}, the live API states ${"live"}.`,
    message`Document the fact, remove the decision, or accept the difference with “kiln drift --accept”.`,
  ),
  "live-answer": warning(
    message`The live API answers ${"decision"}: “${"attribute"}” of “${"subject"}” is ${"live"}.`,
    message`Write the value into the spec, or accept the difference with “kiln drift --accept”.`,
  ),
  // verify
  "claim-refuted": error(
    message`“${"subject"}” differs in “${"attribute"}” (${"value"} in the document): ${"observed"}, with ${"request"}.`,
    message`Correct the service, or the spec if the document is wrong. ${"evidence"}`,
  ),
  "decision-refuted": error(
    message`“${"subject"}” differs in “${"attribute"}” (${"value"}, decided by ${"decision"}): ${"observed"}, with ${"request"}.`,
    message`Correct the service, or change the decision. ${"evidence"}`,
  ),
  "question-answered": warning(
    message`The service answers ${"decision"}: “${"attribute"}” of “${"subject"}” is ${"observed"}, with ${"request"}.`,
    message`Write the value into the spec, with a source for it. ${"evidence"}`,
  ),
  "undescribed-field": warning(
    message`The spec lacks the field “${"subject"}”: its type is ${"observed"}, with ${"request"}.`,
    message`Add the field to the spec, with a source for it. ${"evidence"}`,
  ),
  // diff
  "approval-without-change": error(
    message`The approval “${"fingerprint"}” matches no change.`,
    message`Remove it, or write the fingerprint that “kiln diff” prints for the change.`,
  ),
  "approval-disagrees": error(
    message`The approval “${"fingerprint"}” states “${"stated"}”, but its change has the ${"key"} “${"actual"}”.`,
    message`Check the change again: either the fingerprint or this line belongs to another change. Write “${"actual"}”, or remove the approval.`,
  ),
  "approval-expired": error(
    message`The approval “${"fingerprint"}” was valid until ${"expires"}; today is ${"today"}.`,
    message`Review the change again. Then set a later day, or undo the change.`,
  ),
  "approval-settled": warning(
    message`The approval “${"fingerprint"}” is no longer needed: the old revision already contains what it approved.`,
    message`Remove it.`,
  ),
} as const satisfies Record<string, Entry<string, string>>;

export type Code = keyof typeof catalogue;

export const codes = Object.keys(catalogue) as readonly Code[];

type SlotNames<E> = E extends Entry<infer InMessage, infer InHelp> ? InMessage | InHelp : never;

/** The slots that a diagnostic with this code must fill in. */
export type SlotsOf<C extends Code> = Readonly<Record<SlotNames<(typeof catalogue)[C]>, string | number>>;

export function isCode(text: string): text is Code {
  return Object.hasOwn(catalogue, text);
}
