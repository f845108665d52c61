import type { Judgement, TriedAudience } from "./shown.ts";

/**
 * Verdicts that programs do not confirm, and the reason. `over-alarm` if programs show no effect, `missed` if they show
 * a worse one.
 */
export interface Exception {
  readonly judgement: Exclude<Judgement, "agrees" | "not tried">;
  readonly reason: string;
  /** The audiences whose verdict is an exception, by class. */
  readonly verdicts: Readonly<Record<string, readonly TriedAudience[]>>;
}

const overAlarm = "over-alarm";
const missed = "missed";

export const exceptions: readonly Exception[] = [
  // Not observable between packages and handlers without domain knowledge.
  {
    judgement: overAlarm,
    reason:
      "What objects do, whose they are and how they are found is the work of handlers; the packages say it in words.",
    verdicts: {
      "identity-added": ["sends", "serves"],
      "identity-changed": ["sends", "serves"],
      "identity-removed": ["sends", "serves"],
      "list-role-changed": ["sends", "reads"],
      "replacement-changed": ["sends", "serves"],
      "scope-changed": ["sends", "reads", "compiles", "serves"],
      "state-added": ["sends", "reads", "serves"],
      "state-changed": ["sends", "reads", "serves"],
      "state-removed": ["sends", "reads", "serves"],
      "stated-rule-added": ["sends", "serves"],
      "stated-rule-removed": ["reads", "serves"],
      "transition-added": ["sends", "reads", "serves"],
      "transition-changed": ["sends", "reads", "serves"],
      "transition-removed": ["sends", "serves"],
    },
  },
  {
    judgement: overAlarm,
    reason:
      "What a state means, and where the result is, the work behind the answers knows; requests and answers by themselves are as before.",
    verdicts: { "poll-changed": ["reads", "serves"], "poll-result-changed": ["reads", "serves"] },
  },
  {
    judgement: overAlarm,
    reason: "Logs, rights, caches and dates are outside requests and responses.",
    verdicts: {
      "personal-modules-changed": ["serves"],
      "right-changed": ["sends"],
      "secret-removed": ["sends", "serves"],
      "sunset-changed": ["sends", "reads"],
      "node-range-changed": ["compiles", "serves"],
    },
  },
  {
    judgement: overAlarm,
    reason: "Who may call is a matter of keys, which the program that serves issues; handlers see no difference.",
    verdicts: {
      "key-kind-changed": ["sends", "serves"],
      "key-name-changed": ["serves"],
      "scope-added": ["sends"],
      "scope-removed": ["sends", "serves"],
      "token-source-changed": ["sends"],
      "key-transport-added": ["serves"],
      "key-transport-removed": ["serves"],
    },
  },
  {
    judgement: overAlarm,
    reason: "No operation of the case takes keys of the kind: where one did, that is a change of its access.",
    verdicts: { "key-kind-removed": ["compiles"] },
  },
  {
    judgement: overAlarm,
    reason:
      "What a request without the constant means, or with another, the real system knows; the generated server takes both.",
    verdicts: {
      "constant-added": ["sends"],
      "constant-changed": ["sends"],
      "constant-removed": ["sends"],
      "profile-changed": ["sends"],
    },
  },
  {
    judgement: overAlarm,
    reason:
      "The real system may refuse what does not keep the condition; neither the generated server nor the types do.",
    verdicts: { "condition-added": ["sends"], "condition-changed": ["sends"] },
  },
  {
    judgement: overAlarm,
    reason: "The options of a server, which are not generated, configure how the older form of requests names objects.",
    verdicts: { "object-name-changed": ["sends", "serves"] },
  },
  {
    judgement: overAlarm,
    reason: "A warning is made by the server itself; handlers are asked as before.",
    verdicts: { "warning-added": ["serves"], "warning-changed": ["serves"] },
  },
  {
    judgement: overAlarm,
    reason: "More values are within what handlers could get from callers with the higher limit.",
    verdicts: { "value-limit-raised": ["serves"] },
  },
  {
    judgement: overAlarm,
    reason:
      "A risk that only prose describes: the renamed definition is still accepted, or found by other means, and no compiler can detect it.",
    verdicts: {
      "parameter-renamed-with-alias": ["compiles"],
      "path-alias-removed": ["compiles"],
      "parameter-shared": ["sends", "serves"],
      "value-set-replaced": ["compiles"],
      "missing-values-changed": ["compiles"],
    },
  },
  {
    judgement: overAlarm,
    reason: "Visible only in a request that violates two rules at once, or to a reader of messages.",
    verdicts: { "rule-order-changed": ["reads", "serves"], "error-message-changed": ["reads"] },
  },
  {
    judgement: overAlarm,
    reason: "Handlers here return general results; `test/results` tests generated results of described modules.",
    verdicts: {
      "response-described": ["serves"],
      "response-form-changed": ["reads", "serves"],
      "error-form-changed.answer": ["reads"],
      "member-became-optional.circumstances": ["reads", "compiles"],
      "member-circumstances-changed": ["reads", "compiles", "serves"],
      "optional-member-removed.result": ["reads", "compiles", "serves"],
      "page-kind-added": ["reads", "compiles"],
      "page-kind-removed": ["compiles", "serves"],
      "page-parameters-changed": ["reads", "compiles", "serves"],
      "tokens-changed": ["sends", "compiles", "serves"],
    },
  },

  // The class covers more than its case.
  {
    judgement: overAlarm,
    reason: "The case names another field that all shapes have, with other values in each: both tell them apart.",
    verdicts: { "discriminator-changed": ["reads", "compiles", "serves"] },
  },
  {
    judgement: overAlarm,
    reason: "The class is for any change of a syntax; which titles are local to it, only the site knows.",
    verdicts: { "syntax-changed": ["serves"], "syntax-tightened": ["sends"] },
  },
  {
    judgement: overAlarm,
    reason:
      "A request for its modules is understood as before; what is other is their answers, which those who read are told.",
    verdicts: { "group-role-changed": ["sends"] },
  },

  {
    judgement: overAlarm,
    reason: "What a Blob is, no type shows: a call names a media type where it wants another than the first.",
    verdicts: { "media-type-removed": ["compiles"] },
  },

  // Worse than the actual effect, because the packages no longer depend on this name or type.
  {
    judgement: overAlarm,
    reason: "The codes of a client of resources are open: any text is one.",
    verdicts: { "error-renamed": ["compiles"], "error-renamed.without-was": ["compiles"] },
  },
  {
    judgement: overAlarm,
    reason: "The generated server answers with the code by itself; handlers do not know it.",
    verdicts: { "error-replaced": ["serves"] },
  },
  {
    judgement: overAlarm,
    reason:
      "In services of query modules handlers fail with any code, and read parameters that belong to no module without types.",
    verdicts: {
      "error-removed": ["serves"],
      "error-removed-after-sunset": ["serves"],
      "error-removed-before-sunset": ["serves"],
      "parameter-set-removed": ["serves"],
    },
  },
  {
    judgement: overAlarm,
    reason: "A handler may ignore what it does not know, and does not receive what is ignored.",
    verdicts: {
      "body-changed": ["serves"],
      "path-parameter-added": ["serves"],
      "rule-changed": ["serves"],
      "service-added": ["serves"],
      "other-members-allowed": ["serves"],
      "unknown-fields-ignored": ["serves"],
    },
  },
  {
    judgement: overAlarm,
    reason:
      "A handler whose result has a declared type no longer compiles if it sets the removed member; the handlers here declare none.",
    verdicts: {
      "member-removed": ["serves"],
      "member-removed.field-of-responses": ["serves"],
      "member-removed-after-sunset": ["serves"],
      "member-removed-before-sunset": ["serves"],
      "optional-member-removed": ["serves"],
      "optional-member-removed-after-sunset": ["serves"],
      "optional-member-removed-before-sunset": ["serves"],
    },
  },
  {
    judgement: overAlarm,
    reason: "The programs here name only fields that the spec has.",
    verdicts: { "other-members-refused": ["compiles", "serves"] },
  },

  {
    judgement: overAlarm,
    reason: "TypeScript has one type for whole numbers and others.",
    verdicts: { "type-narrowed": ["compiles", "serves"], "type-narrowed.number": ["compiles", "serves"] },
  },

  // Better than what programs show.
  {
    judgement: missed,
    reason: "What is gone after its sunset was announced: who still uses it had the time to change.",
    verdicts: {
      "header-removed-after-sunset": ["reads"],
      "member-removed-after-sunset": ["reads"],
      "member-removed-after-sunset.field-of-both": ["reads"],
      "module-removed-after-sunset": ["sends", "reads"],
      "operation-removed-after-sunset": ["sends", "reads"],
      "resource-removed-after-sunset": ["sends", "reads"],
    },
  },
  {
    judgement: missed,
    reason:
      "A deprecation warning reaches the programs that use the definition, and changes nothing else in the response.",
    verdicts: { deprecated: ["reads"] },
  },
  {
    judgement: missed,
    reason:
      "What the client writes by itself is no option of calls any more; the constant that they gave is its value.",
    verdicts: { "constant-added": ["compiles"] },
  },
  {
    judgement: missed,
    reason: "Nothing in the API uses it: that only an exported type is gone the proof by the compiler says.",
    verdicts: { "response-described": ["compiles"], "group-removed": ["compiles"] },
  },
  {
    judgement: missed,
    reason:
      "A switch over the kinds of keys has one more, as a list of error codes has: a risk, if the program knows them all.",
    verdicts: { "key-kind-added": ["serves"] },
  },
  {
    judgement: overAlarm,
    reason: "The values that are tried here do not fall between the two specs.",
    verdicts: {
      "max-length-added.decided": ["sends"],
      "maximum-added.field": ["sends"],
      "maximum-removed.field": ["serves"],
      "minimum-added.field": ["sends"],
      "media-type-added": ["serves"],
      "minimum-removed.field": ["serves"],
      "pattern-narrowed": ["sends"],
      "pattern-narrowed.member": ["serves"],
      "pattern-widened": ["serves"],
      "pattern-widened.member": ["reads"],
      "rule-changed": ["sends", "compiles"],
      "rule-tightened.field": ["compiles"],
    },
  },
  {
    judgement: overAlarm,
    reason: "The names that are exchanged are all there: programs compile and are accepted, and mean something else.",
    verdicts: {
      "parameter-renamed.exchanged": ["compiles", "serves"],
      "parameter-renamed.fields-exchanged": ["compiles", "serves"],
      "value-renamed.rotated": ["sends", "compiles", "serves"],
    },
  },
  {
    judgement: overAlarm,
    reason:
      "A limit beyond its range is lowered with a warning: the response has fewer items, which the handlers here do not count.",
    verdicts: {
      "high-maximum-lowered": ["reads"],
      "limit-maximum-added": ["sends", "reads"],
      "limit-maximum-lowered": ["reads"],
      "limit-maximum-raised": ["serves"],
      "limit-maximum-removed": ["serves"],
      "limit-minimum-raised": ["reads"],
    },
  },
  {
    judgement: overAlarm,
    reason: "The default of a parameter selects what is in the response; the handlers here respond with the same.",
    verdicts: { "default-added": ["reads"], "default-changed": ["reads"], "default-removed": ["reads"] },
  },
  {
    judgement: overAlarm,
    reason: "Handlers here do not continue: the name of the next parameter is in no response.",
    verdicts: { "prefix-changed": ["reads"] },
  },
  {
    judgement: overAlarm,
    reason: "Seen only by a request with two faults, of which the first is the error.",
    verdicts: { "parameter-order-changed": ["reads"], "parameter-order-changed.field": ["reads"] },
  },
  {
    judgement: overAlarm,
    reason:
      "As the same class in the other kind of service: keys, lookups, secrets and days are outside of requests and responses.",
    verdicts: {
      "identity-order-changed": ["sends", "serves"],
      "key-kind-narrowed": ["sends"],
      "key-kind-widened": ["serves"],
      "personal-modules-changed": ["reads"],
      "secret-removed.field": ["sends", "serves"],
    },
  },
  {
    judgement: overAlarm,
    reason:
      "Strings that the client of a resource takes or gives are open in its types, and codes of errors are any string.",
    verdicts: {
      "error-added.resource": ["compiles"],
      "error-removed.resource": ["compiles"],
      "value-removed.field": ["compiles"],
      "value-renamed.field": ["compiles"],
    },
  },
  {
    judgement: overAlarm,
    reason: "A handler that reads the field gets the value of the request in place of the default.",
    verdicts: { "default-removed.field": ["serves"] },
  },
  {
    judgement: missed,
    reason: "A value more in a list is one case more: a reader has to be ready for it, whatever its validators say.",
    verdicts: { "value-added.member": ["reads"] },
  },
  {
    judgement: missed,
    reason: "A code that is gone is one case less, and the request of another kind of key fails with another code.",
    verdicts: { "error-removed.resource": ["reads"], "key-kind-changed": ["reads"] },
  },
  {
    judgement: missed,
    reason: "The compiler proves it: a readable name of the field is gone from a response that keeps the old name.",
    verdicts: { "parameter-renamed-with-alias.filter": ["compiles", "serves"] },
  },
  {
    judgement: overAlarm,
    reason: "The client's functions take path parameters by position; only the validators' types name them.",
    verdicts: { "path-parameter-name-changed": ["compiles"] },
  },
  {
    judgement: missed,
    reason: "A handler gets the same value under another name, or as a list; senders see no difference.",
    verdicts: { "path-parameter-name-changed": ["sends"], "type-widened-as-text.list": ["sends"] },
  },
  {
    judgement: missed,
    reason: "A body that the server did not read is read now.",
    verdicts: { "optional-body-added": ["sends"] },
  },
];

/** Returns a string for each verdict: `over-alarm: right-changed sends`. */
export function namesOf({ judgement, verdicts }: Exception): readonly string[] {
  return Object.entries(verdicts).flatMap(([name, audiences]) =>
    audiences.map((audience) => nameOf(judgement, name, audience)),
  );
}

export function nameOf(judgement: Judgement, name: string, audience: TriedAudience): string {
  return `${judgement}: ${name} ${audience}`;
}
