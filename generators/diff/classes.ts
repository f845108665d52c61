import { boundClasses } from "./bounds.ts";
import { either, exported, knowledge, narrower, other, wider, words, type ChangeClass } from "./class.ts";
import { graced } from "./grace.ts";
import { verdicts, type Verdict, type Verdicts } from "../model/verdict.ts";

/*
 * Every class of changes, by its id, with the verdicts for who sends requests, reads answers, compiles TypeScript, implements the server, and
 * (where it is not `compatible`) reads the documentation. An id is never given a second meaning.
 */

/** Something that a request can name and that only a handler can answer: a module, an operation. */
const added = (says: string): ChangeClass => either(says, "compatible", "none", "compatible", "breaking");
const removed = (says: string): ChangeClass => either(says, "breaking", "breaking", "breaking", "breaking");
/** The same under another name. */
const renamed = (says: string): ChangeClass => either(says, "breaking", "breaking", "breaking", "breaking");
/** Another form of the same request. */
const wire = (says: string, built: Verdict = "compatible"): ChangeClass => either(says, "breaking", "none", built, built);

/** What the documentation says of when something is taken: no type shows it, and the server leaves it to rules. */
const condition = (says: string): ChangeClass => either(says, "risk", "none", "compatible", "compatible");

/** A member of an object: in a request its sender may leave it out, or has to give it. */
const member = (says: string, answer: Verdicts): ChangeClass => ({ says, request: verdicts("compatible", "none", "compatible", "compatible"), answer });
const requiredMember = (says: string, answer: Verdicts): ChangeClass => ({ ...narrower(says, "in-types"), answer });
const goneMember = (says: string, answer: Verdicts): ChangeClass => ({ ...narrower(says, "in-types", "breaking"), answer });

const table = {
  // Services and their heads.
  "service-added": added("is a new service"),
  "service-removed": removed("was removed"),
  "service-kind-changed": removed("is a service of a different kind"),
  "base-url-changed": either("has a different address", "breaking", "none", "compatible", "none"),
  "version-changed": words("has a different version"),
  "text-changed": words("has a different description"),
  "package-names-changed": either("gives the packages different names", "none", "none", "breaking", "breaking"),
  "node-range-changed": either("requires a different version of Node.js", "none", "none", "risk", "risk"),
  "project-changed": words("describes the packages differently"),
  "media-type-changed": either("has a different media type", "breaking", "breaking", "compatible", "compatible"),

  // Modules and groups.
  "module-added": added("is a new module"),
  ...graced("module-removed", removed("was removed")),
  "module-renamed": renamed("was renamed"),
  "module-group-changed": removed("is in a different group"),
  "prefix-changed": wire("has a different prefix, which all its parameters start with"),
  "generator-added": either("can now be used as a generator", "compatible", "none", "compatible", "breaking"),
  "generator-removed": either("can no longer be used as a generator", "breaking", "none", "breaking", "breaking"),
  "group-added": either("is a new group", "compatible", "none", "compatible", "compatible"),
  "group-removed": either("was removed", "compatible", "none", "compatible", "compatible"),
  "selector-changed": wire("is selected by a different parameter"),
  "group-role-changed": removed("has a different role"),

  // The wire of a query service.
  "endpoint-changed": wire("has a different path"),
  "method-added": either("now include another HTTP method", "compatible", "none", "compatible", "compatible"),
  "method-removed": either("no longer include an HTTP method", "breaking", "none", "compatible", "compatible"),
  "wire-form-changed": wire("is written differently in requests"),
  "error-header-changed": either("is a different header field", "none", "breaking", "compatible", "compatible"),
  "profile-changed": removed("has a different profile"),
  "constant-added": wire("is now part of every request"),
  "constant-removed": wire("is no longer part of requests"),
  "constant-changed": wire("has a different value in every request"),
  "right-changed": either("is a different right", "risk", "none", "compatible", "compatible"),
  "page-parameters-changed": either("are named by different parameters", "none", "risk", "risk", "risk"),
  "personal-modules-changed": either("are different modules", "none", "risk", "compatible", "risk"),
  "tokens-changed": either("come from a different place", "breaking", "none", "breaking", "risk"),

  // Parameters of requests, fields of bodies, request headers.
  "parameter-added": wider("is a new parameter", "in-types", "compatible"),
  "required-parameter-added": narrower("is a new required parameter", "in-types"),
  ...graced("parameter-removed", narrower("was removed", "in-types", "breaking")),
  "parameter-renamed": narrower("was renamed", "in-types", "breaking"),
  "parameter-renamed-with-alias": either("was renamed; its former name is still accepted", "compatible", "none", "risk", "compatible"),
  "parameter-became-required": narrower("is now required", "in-types"),
  "parameter-became-optional": wider("is no longer required", "in-types"),
  "parameter-set-added": wider("is a new set of parameters", "in-types", "compatible"),
  "parameter-set-removed": narrower("was removed", "in-types", "breaking"),
  "parameter-shared": either("are shared with different modules", "risk", "none", "compatible", "risk"),
  "became-multiple": either("now accepts several values", "risk", "none", "compatible", "breaking"),
  "became-single": either("now accepts only one value", "breaking", "none", "breaking", "breaking"),
  "duplicates-allowed": {
    ...wider("now accepts duplicate values", "at-run-time", "compatible"),
    // What was given twice counted once, and counts twice now.
    request: verdicts("risk", "none", "compatible", "compatible"),
  },
  "duplicates-refused": narrower("no longer accepts duplicate values", "at-run-time"),
  "all-values-added": wider("now accepts the keyword for all values", "in-types", "risk"),
  "all-values-removed": narrower("no longer accepts the keyword for all values", "in-types"),
  "default-added": either("now has a default", "risk", "none", "compatible", "compatible"),
  "default-changed": either("has a different default", "breaking", "none", "compatible", "compatible"),
  "default-removed": either("no longer has a default", "breaking", "none", "compatible", "breaking"),
  "secret-added": either("is now a secret", "none", "none", "compatible", "compatible"),
  "secret-removed": either("is no longer a secret", "risk", "none", "compatible", "risk"),
  "condition-added": condition("now has a condition"),
  "condition-changed": condition("has a different condition"),
  "condition-lifted": either("no longer has a condition", "compatible", "none", "compatible", "compatible"),
  "syntax-added": narrower("now has a syntax", "at-run-time"),
  "syntax-changed": other("has a different syntax", "at-run-time"),
  "syntax-removed": wider("no longer has a syntax", "at-run-time"),
  "template-changed": other("exists for different values", "in-types"),
  "alias-added": either("has a new alias", "compatible", "none", "compatible", "compatible"),
  "alias-removed": either("no longer has an alias", "breaking", "none", "breaking", "compatible"),
  "null-allowed": wider("can now be null", "in-types"),
  "null-refused": narrower("can no longer be null", "in-types"),
  "empty-allowed": wider("can now be empty", "at-run-time", "breaking"),
  "empty-refused": narrower("can no longer be empty", "at-run-time"),
  "replacement-changed": either("is handled differently by updates", "risk", "none", "compatible", "risk"),
  "location-changed": wire("is in a different part of the request", "breaking"),
  "request-use-added": member("can now be sent in requests", verdicts("none", "none", "none", "none")),
  "request-use-removed": narrower("can no longer be sent in requests", "in-types", "breaking"),
  "answer-use-added": words("is now part of responses"),
  "answer-use-removed": words("is no longer part of responses"),
  "list-role-changed": either("has a different effect on the list", "breaking", "breaking", "compatible", "breaking"),

  // Types.
  "type-widened": wider("has a wider type", "in-types"),
  "type-widened-as-text": {
    ...other("has a different type, which all previous values have as text", "in-types"),
    request: verdicts("compatible", "none", "breaking", "breaking"),
  },
  "type-narrowed": narrower("has a narrower type", "in-types", "breaking"),
  "type-changed": other("has a different type", "in-types"),
  "value-added": {
    ...wider("is a new value", "in-types"),
    answer: verdicts("none", "risk", "risk", "compatible"),
  },
  ...graced("value-removed", {
    ...narrower("was removed", "in-types", "breaking"),
    answer: verdicts("none", "compatible", "breaking", "breaking"),
  }),
  "value-renamed": other("was renamed", "in-types"),
  "values-opened": wider("now accepts other strings", "in-types"),
  "values-closed": narrower("no longer accepts other strings", "in-types"),
  "value-set-added": words("is a new value set"),
  "value-set-removed": exported(either("was removed; nothing uses it", "none", "none", "breaking", "none")),
  "value-set-replaced": either("takes its values from a different list", "none", "none", "risk", "none"),
  "missing-values-changed": knowledge(either("are known to be different", "knowledge", "knowledge", "risk", "none")),
  "pattern-added": narrower("now has a pattern", "at-run-time"),
  "pattern-changed": other("has a different pattern", "at-run-time"),
  "pattern-removed": wider("no longer has a pattern", "at-run-time"),
  "format-added": narrower("now has a format", "at-run-time"),
  "format-changed": other("has a different format", "at-run-time"),
  "format-removed": wider("no longer has a format", "at-run-time"),
  "discriminator-changed": other("has a different discriminator", "in-types"),
  "alternative-added": wider("has a new alternative type", "in-types"),
  "alternative-removed": narrower("no longer has an alternative type", "in-types"),
  ...boundClasses,

  // Rules between parameters, or fields.
  "rule-added": narrower("is a new rule", "in-types"),
  "rule-changed": { ...other("is a changed rule", "at-run-time"), request: verdicts("breaking", "none", "breaking", "risk") },
  "rule-removed": wider("is no longer a rule", "at-run-time"),
  "rule-order-changed": either("checks its rules in a different order", "none", "risk", "none", "risk"),
  "warning-added": either("is a new warning", "compatible", "risk", "compatible", "risk"),
  "warning-changed": either("is a changed warning", "compatible", "risk", "compatible", "risk"),
  "warning-removed": either("is no longer a warning", "compatible", "compatible", "compatible", "compatible"),

  // Answers.
  "member-added": member("is a new member", verdicts("none", "compatible", "compatible", "compatible")),
  "required-member-added": requiredMember("is a new member that is always present", verdicts("none", "compatible", "compatible", "breaking")),
  "member-added-to-closed": member("is a new member of a closed object", verdicts("none", "breaking", "compatible", "compatible")),
  "required-member-added-to-closed":
    requiredMember("is a new member of a closed object, and is always present", verdicts("none", "breaking", "compatible", "breaking")),
  ...graced("member-removed", goneMember("was removed", verdicts("none", "breaking", "breaking", "breaking"))),
  ...graced("optional-member-removed", goneMember("was optional and was removed", verdicts("none", "risk", "breaking", "breaking"))),
  "member-renamed": other("was renamed", "in-types"),
  "member-became-optional": wider("is no longer always present", "in-types"),
  "member-became-required": narrower("is now always present", "in-types"),
  "member-circumstances-changed": other("is present in responses to different requests", "in-types"),
  "answer-form-changed": either("is written differently in responses", "none", "breaking", "compatible", "risk"),
  "answer-described": knowledge(either("is now described", "none", "knowledge", "compatible", "breaking")),
  "answer-no-longer-described": knowledge(either("is no longer described", "none", "knowledge", "breaking", "compatible")),
  "recordings-changed": knowledge(words("is based on a different number of recordings")),
  "page-kind-added": either("is a new kind of page", "none", "risk", "risk", "compatible"),
  "page-kind-removed": either("was removed", "none", "compatible", "breaking", "breaking"),
  "shape-added": words("is a new shape"),
  ...graced("shape-removed", either("was removed", "none", "none", "breaking", "none")),
  "shape-owner-changed": either("belongs to a different owner", "none", "none", "breaking", "breaking"),
  "shape-renamed": either("was renamed", "none", "none", "breaking", "breaking"),
  "object-opened": { ...wider("can now have other members", "in-types"), answer: verdicts("none", "breaking", "compatible", "compatible") },
  "object-closed": narrower("can no longer have other members", "in-types"),
  "unknown-fields-ignored": wider("are now accepted and ignored", "at-run-time"),
  "unknown-fields-refused": narrower("are no longer accepted", "at-run-time"),
  "unknown-fields-changed": either("are treated differently", "compatible", "none", "compatible", "compatible"),
  "success-status-changed": either("has a different status", "none", "breaking", "compatible", "compatible"),
  "success-added": either("is a new success response", "none", "breaking", "breaking", "compatible"),
  "success-removed": either("is no longer a success response", "none", "compatible", "breaking", "breaking"),
  "result-form-changed": either("has a different number of success responses, which changes the form of its result", "none", "none", "breaking", "breaking"),
  "answer-body-added": either("is now returned", "none", "compatible", "breaking", "breaking"),
  "answer-body-removed": either("is no longer returned", "none", "breaking", "breaking", "breaking"),
  "poll-added": either("now describes how to wait for the result", "none", "none", "compatible", "none"),
  "poll-removed": either("no longer describes how to wait for the result", "none", "none", "breaking", "none"),
  "poll-changed": either("describes differently how to wait for the result", "none", "risk", "compatible", "risk"),
  "poll-result-changed": either("has a different final result", "none", "risk", "breaking", "risk"),
  "header-added": either("is a new header field", "none", "compatible", "compatible", "breaking"),
  ...graced("header-removed", either("was removed", "none", "breaking", "breaking", "breaking")),
  "header-renamed": either("was renamed", "none", "breaking", "breaking", "breaking"),

  // Errors.
  "error-added": either("is a new error code", "none", "risk", "risk", "compatible"),
  ...graced("error-removed", either("was removed", "none", "compatible", "breaking", "breaking")),
  "error-renamed": either("was renamed", "none", "breaking", "breaking", "breaking"),
  "error-replaced": either("is reported with a different error code", "none", "breaking", "compatible", "breaking"),
  "error-status-changed": either("has a different status", "none", "breaking", "compatible", "compatible"),
  "error-message-changed": either("has a different message", "none", "risk", "none", "compatible"),
  "error-form-changed": either("has a different form", "none", "breaking", "compatible", "compatible"),

  // Operations of resources.
  "resource-added": added("is a new resource"),
  ...graced("resource-removed", removed("was removed")),
  "resource-renamed": either("was renamed", "none", "none", "breaking", "breaking"),
  "operation-added": added("is a new operation"),
  ...graced("operation-removed", removed("was removed")),
  "operation-renamed": either("was renamed in the client and the server", "none", "none", "breaking", "breaking"),
  "operation-symbol-changed": either("has a different name in the client", "none", "none", "breaking", "compatible"),
  "collection-changed": either("has a different name in the client and the server", "none", "none", "breaking", "breaking"),
  "object-name-changed": either("has a different name in requests of the older form", "risk", "none", "none", "risk"),
  "http-method-changed": wire("has a different HTTP method"),
  "path-changed": wire("has a different path"),
  "path-parameter-added": wire("is a new path parameter", "breaking"),
  "path-parameter-removed": wire("is no longer a path parameter", "breaking"),
  "path-alias-added": either("has an additional path", "compatible", "none", "compatible", "compatible"),
  "path-alias-removed": either("no longer has an additional path", "breaking", "none", "risk", "compatible"),
  "path-swapped-with-alias": either("has swapped its path with an alias", "compatible", "none", "compatible", "compatible"),
  "body-added": either("is now part of requests", "breaking", "none", "breaking", "compatible"),
  "body-removed": either("is no longer part of requests", "breaking", "none", "breaking", "breaking"),
  "body-changed": either("has different content", "breaking", "none", "breaking", "breaking"),
  "body-became-required": narrower("is now required", "in-types", "compatible"),
  "body-became-optional": wider("is no longer required", "in-types"),
  "media-type-added": wider("is a new media type", "in-types", "compatible"),
  "media-type-removed": narrower("is no longer a media type", "in-types"),
  "body-field-added": wider("accepts an additional field", "in-types", "compatible"),
  "body-field-removed": narrower("no longer accepts a field", "in-types", "breaking"),
  "requirement-added": narrower("is now needed to create an object", "in-types"),
  "requirement-removed": wider("is no longer needed to create an object", "in-types"),
  "slot-added": wider("is a new slot", "in-types", "compatible"),
  "slot-removed": narrower("was removed", "in-types", "breaking"),
  "destinations-changed": other("have changed", "in-types"),
  "bare-numbers-allowed": wider("now accept bare numbers", "at-run-time"),
  "bare-numbers-refused": narrower("no longer accept bare numbers", "at-run-time"),
  "bare-numbers-changed": wire("read bare numbers as a different type"),
  "scope-changed": either("belongs to a different scope", "breaking", "risk", "breaking", "breaking"),
  "time-forms-added": wider("accept an additional format", "at-run-time"),
  "time-forms-removed": narrower("no longer accept a format", "at-run-time"),
  "source-names-changed": words("comes from a different place"),

  // Who may call.
  "access-tightened": either("can be called by fewer callers", "breaking", "none", "compatible", "compatible"),
  "access-relaxed": either("can be called by more callers", "compatible", "none", "compatible", "breaking"),
  "key-transport-added": either("is a new way to send a key", "compatible", "none", "compatible", "risk"),
  "key-transport-removed": either("is no longer a way to send a key", "breaking", "none", "breaking", "risk"),
  "key-name-changed": either("has a different name for keys", "breaking", "none", "compatible", "risk"),
  "key-kind-added": either("is a new kind of key", "compatible", "none", "compatible", "risk"),
  "key-kind-removed": either("was removed", "compatible", "none", "breaking", "breaking"),
  "token-source-changed": either("has tokens from a different source or in a different format", "risk", "none", "compatible", "compatible"),
  "scope-added": either("is a new scope", "compatible", "none", "none", "none"),
  "scope-removed": either("is no longer a scope", "risk", "none", "none", "none"),
  "key-kind-changed": either("has different permissions", "risk", "none", "compatible", "risk"),
  "tenant-became-required": either("now requires a tenant", "breaking", "none", "breaking", "compatible"),
  "tenant-became-optional": either("no longer requires a tenant", "compatible", "none", "compatible", "breaking"),
  "tenant-parameter-changed": either("is named by a different parameter", "breaking", "none", "compatible", "breaking"),

  // Behaviour.
  "state-added": either("is a new state", "none", "risk", "compatible", "risk"),
  "state-removed": either("was removed", "risk", "risk", "compatible", "risk"),
  "state-changed": either("has a different definition", "risk", "risk", "none", "risk"),
  "transition-added": either("is a new transition", "risk", "risk", "none", "risk"),
  "transition-removed": either("was removed", "risk", "none", "none", "risk"),
  "transition-changed": either("has a different definition", "risk", "risk", "none", "risk"),
  "identity-added": either("is a new way to find an object", "risk", "none", "none", "risk"),
  "identity-removed": either("is no longer a way to find an object", "risk", "none", "none", "risk"),
  "identity-changed": either("finds an object in a different way", "risk", "none", "none", "risk"),
  "stated-rule-added": either("has a new rule in prose", "risk", "none", "none", "risk"),
  "stated-rule-removed": either("no longer has a rule in prose", "none", "risk", "none", "risk"),

  // Lifecycle.
  "deprecated": either("is now deprecated", "compatible", "compatible", "compatible", "none"),
  "deprecation-withdrawn": either("is no longer deprecated", "compatible", "compatible", "compatible", "none"),
  "deprecation-changed": words("is deprecated for a different reason"),
  "sunset-changed": either("has a different sunset", "risk", "risk", "none", "none"),
  "since-changed": words("was introduced in a different version"),
  "former-names-changed": words("has different former names"),

  // What is known.
  "fact-learned": either("is now known", "knowledge", "knowledge", "none", "compatible"),
  "type-learned": { ...narrower("now has a known type", "in-types"), answer: verdicts("none", "knowledge", "compatible", "breaking") },
  "fact-forgotten": either("is no longer known", "knowledge", "knowledge", "none", "risk"),
  "type-forgotten": { ...wider("no longer has a known type", "in-types"), answer: verdicts("none", "knowledge", "breaking", "compatible") },
  "fact-confirmed": either("was decided and is now documented", "knowledge", "knowledge", "none", "none"),
  "fact-withdrawn": either("was documented and is now a decision", "knowledge", "knowledge", "none", "none"),
  "decision-replaced": knowledge(words("is based on a different decision")),
  "stated-fact-added": knowledge(words("is a new fact")),
  "stated-fact-removed": knowledge(words("was removed")),
  "decision-added": knowledge(words("is a new decision")),
  "decision-removed": knowledge(words("was removed")),
  "decision-changed": knowledge(words("was revised")),
  "source-added": knowledge(words("is a new source")),
  "source-removed": knowledge(words("was removed")),
  "source-changed": knowledge(words("is cited differently")),
  "example-changed": words("has different examples"),
} satisfies Readonly<Record<string, ChangeClass>>;

export type ChangeId = keyof typeof table;

/** The removals of what has a lifecycle: each also has a class for before its sunset, and one for after it. */
export type GracedRemoval = { readonly [Id in ChangeId]: `${Id}-after-sunset` extends ChangeId ? Id : never }[ChangeId];

export const classes: Readonly<Record<ChangeId, ChangeClass>> = table;

export const changeIds = Object.keys(table) as readonly ChangeId[];
