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

const inAnswers = (says: string, answer: Verdicts): ChangeClass => ({ says, request: verdicts("none", "none", "none", "none"), answer });

const table = {
  // Services and their heads.
  "service-added": added("is a new service"),
  "service-removed": removed("is gone"),
  "service-kind-changed": removed("is a service of another kind"),
  "base-url-changed": either("has another address", "breaking", "none", "compatible", "none"),
  "version-changed": words("has another version"),
  "text-changed": words("is described otherwise"),
  "package-names-changed": either("gives the packages other names", "none", "none", "breaking", "breaking"),
  "node-range-changed": either("wants another Node", "none", "none", "risk", "risk"),
  "project-changed": words("says something else of the packages"),
  "media-type-changed": either("has another media type", "breaking", "breaking", "compatible", "compatible"),

  // Modules and groups.
  "module-added": added("is a new module"),
  ...graced("module-removed", removed("is gone")),
  "module-renamed": renamed("is renamed"),
  "module-group-changed": removed("is in another group"),
  "prefix-changed": wire("has another prefix, and with it every parameter"),
  "generator-added": either("can be a generator", "compatible", "none", "compatible", "breaking"),
  "generator-removed": either("is no generator any more", "breaking", "none", "breaking", "breaking"),
  "group-added": either("is a new group", "compatible", "none", "compatible", "compatible"),
  "group-removed": either("is gone", "compatible", "none", "compatible", "compatible"),
  "selector-changed": wire("is selected by another parameter"),
  "group-role-changed": removed("has another role"),

  // The wire of a query service.
  "endpoint-changed": wire("is at another path"),
  "method-added": either("takes one HTTP method more", "compatible", "none", "compatible", "compatible"),
  "method-removed": either("takes one HTTP method less", "breaking", "none", "compatible", "compatible"),
  "wire-form-changed": wire("is written otherwise in requests"),
  "error-header-changed": either("is in another header field", "none", "breaking", "compatible", "compatible"),
  "profile-changed": removed("has another profile"),
  "constant-added": wire("is in every request now"),
  "constant-removed": wire("is in requests no more"),
  "constant-changed": wire("has another value in every request"),
  "right-changed": either("needs another right", "risk", "none", "compatible", "compatible"),
  "page-parameters-changed": either("is named by other parameters", "none", "risk", "risk", "risk"),
  "personal-modules-changed": either("name other modules", "none", "risk", "compatible", "risk"),
  "tokens-changed": either("come from somewhere else", "breaking", "none", "breaking", "risk"),

  // Parameters of requests, fields of bodies, request headers.
  "parameter-added": wider("is a new parameter", "in-types", "compatible"),
  "required-parameter-added": narrower("is a new parameter that requests need", "in-types"),
  ...graced("parameter-removed", narrower("is gone", "in-types", "breaking")),
  "parameter-renamed": narrower("is renamed", "in-types", "breaking"),
  "parameter-renamed-with-alias": either("is renamed, and its old name is still taken", "compatible", "none", "risk", "compatible"),
  "parameter-became-required": narrower("is required now", "in-types"),
  "parameter-became-optional": wider("is not required any more", "in-types"),
  "parameter-set-added": wider("is a new set of parameters", "in-types", "compatible"),
  "parameter-set-removed": narrower("is gone", "in-types", "breaking"),
  "parameter-shared": either("is shared with modules", "risk", "none", "compatible", "risk"),
  "became-multiple": either("takes several values", "risk", "none", "compatible", "breaking"),
  "became-single": either("takes one value", "breaking", "none", "breaking", "breaking"),
  "duplicates-allowed": {
    ...wider("takes the same value twice", "at-run-time", "compatible"),
    // What was given twice counted once, and counts twice now.
    request: verdicts("risk", "none", "compatible", "compatible"),
  },
  "duplicates-refused": narrower("does not take the same value twice", "at-run-time"),
  "all-values-added": wider("takes the word for all values", "in-types", "risk"),
  "all-values-removed": narrower("does not take the word for all values", "in-types"),
  "default-added": either("has a default", "risk", "none", "compatible", "compatible"),
  "default-changed": either("has another default", "breaking", "none", "compatible", "compatible"),
  "default-removed": either("has no default any more", "breaking", "none", "compatible", "breaking"),
  "secret-added": either("is a secret now", "none", "none", "compatible", "compatible"),
  "secret-removed": either("is no secret any more", "risk", "none", "compatible", "risk"),
  "condition-added": condition("has a condition"),
  "condition-changed": condition("has another condition"),
  "condition-lifted": either("has no condition any more", "compatible", "none", "compatible", "compatible"),
  "syntax-added": narrower("has a syntax of its own", "at-run-time"),
  "syntax-changed": other("has another syntax", "at-run-time"),
  "syntax-removed": wider("has no syntax of its own any more", "at-run-time"),
  "template-changed": other("exists for other values", "in-types"),
  "alias-added": either("has another name", "compatible", "none", "compatible", "compatible"),
  "alias-removed": either("has one name less", "breaking", "none", "breaking", "compatible"),
  "null-allowed": wider("may be null", "in-types"),
  "null-refused": narrower("may not be null", "in-types"),
  "empty-allowed": wider("may be empty", "at-run-time", "breaking"),
  "empty-refused": narrower("may not be empty", "at-run-time"),
  "replacement-changed": either("is replaced, or added to, by an update", "risk", "none", "compatible", "risk"),
  "location-changed": wire("is in another part of the request", "breaking"),
  "request-use-added": member("can be in requests", verdicts("none", "none", "none", "none")),
  "request-use-removed": narrower("is in requests no more", "in-types", "breaking"),
  "answer-use-added": words("is in answers"),
  "answer-use-removed": words("is in answers no more"),
  "list-role-changed": either("does something else to the list", "breaking", "breaking", "compatible", "breaking"),

  // Types.
  "type-widened": wider("is of a wider type", "in-types"),
  "type-widened-as-text": {
    ...other("is of another type that has all values as text", "in-types"),
    request: verdicts("compatible", "none", "breaking", "breaking"),
  },
  "type-narrowed": narrower("is of a narrower type", "in-types", "breaking"),
  "type-changed": other("is of another type", "in-types"),
  "value-added": {
    ...wider("is a new value", "in-types"),
    answer: verdicts("none", "risk", "risk", "compatible"),
  },
  ...graced("value-removed", {
    ...narrower("is gone", "in-types", "breaking"),
    answer: verdicts("none", "compatible", "breaking", "breaking"),
  }),
  "value-renamed": other("is renamed", "in-types"),
  "values-opened": wider("takes other texts", "in-types"),
  "values-closed": narrower("takes no other texts", "in-types"),
  "value-set-added": words("is a new set of values"),
  "value-set-removed": exported(either("is gone, and nothing uses it", "none", "none", "breaking", "none")),
  "value-set-replaced": either("has its values from elsewhere", "none", "none", "risk", "none"),
  "missing-values-changed": knowledge(either("is known to lack other values", "knowledge", "knowledge", "risk", "none")),
  "pattern-added": narrower("has a pattern", "at-run-time"),
  "pattern-changed": other("has another pattern", "at-run-time"),
  "pattern-removed": wider("has no pattern any more", "at-run-time"),
  "format-added": narrower("has a format", "at-run-time"),
  "format-changed": other("has another format", "at-run-time"),
  "format-removed": wider("has no format any more", "at-run-time"),
  "discriminator-changed": other("is told apart by another field", "in-types"),
  "alternative-added": wider("may be of one type more", "in-types"),
  "alternative-removed": narrower("may be of one type less", "in-types"),
  ...boundClasses,

  // Rules between parameters, or fields.
  "rule-added": narrower("has a rule", "in-types"),
  "rule-changed": { ...other("has another rule", "at-run-time"), request: verdicts("breaking", "none", "breaking", "risk") },
  "rule-removed": wider("has one rule less", "at-run-time"),
  "rule-order-changed": either("has its rules checked in another order", "none", "risk", "none", "risk"),
  "warning-added": either("is answered with a warning", "compatible", "risk", "compatible", "risk"),
  "warning-changed": either("is answered with another warning", "compatible", "risk", "compatible", "risk"),
  "warning-removed": either("is answered without a warning", "compatible", "compatible", "compatible", "compatible"),

  // Answers.
  "member-added": member("is new", verdicts("none", "compatible", "compatible", "compatible")),
  "required-member-added": requiredMember("is new, and always there", verdicts("none", "compatible", "compatible", "breaking")),
  "member-added-to-closed": member("is new in an object that had no others", verdicts("none", "breaking", "compatible", "compatible")),
  "required-member-added-to-closed":
    requiredMember("is new, and always there, in an object that had no others", verdicts("none", "breaking", "compatible", "breaking")),
  ...graced("member-removed", goneMember("is gone", verdicts("none", "breaking", "breaking", "breaking"))),
  ...graced("optional-member-removed", goneMember("was not always there, and is gone", verdicts("none", "risk", "breaking", "breaking"))),
  "member-renamed": other("is renamed", "in-types"),
  "member-became-optional": wider("is not always there", "in-types"),
  "member-became-required": narrower("is always there", "in-types"),
  "member-circumstances-changed": other("comes with other requests", "in-types"),
  "answer-form-changed": either("is written otherwise in answers", "none", "breaking", "compatible", "risk"),
  "answer-described": knowledge(either("is described now", "none", "knowledge", "compatible", "breaking")),
  "answer-no-longer-described": knowledge(either("is not described any more", "none", "knowledge", "breaking", "compatible")),
  "recordings-changed": knowledge(words("rests on other recordings")),
  "page-kind-added": either("is a new kind of page", "none", "risk", "risk", "compatible"),
  "page-kind-removed": either("is gone", "none", "compatible", "breaking", "breaking"),
  "shape-added": words("is a new object"),
  ...graced("shape-removed", either("is gone", "none", "none", "breaking", "none")),
  "shape-owner-changed": either("belongs to the service and not to a resource, or the other way round", "none", "none", "breaking", "breaking"),
  "shape-renamed": either("is renamed", "none", "none", "breaking", "breaking"),
  // Whether a shape is closed matters to responses alone, and no type shows it; whether it is extensible, to requests and types.
  "object-opened": inAnswers("is no longer closed: responses may have other fields", verdicts("none", "breaking", "compatible", "compatible")),
  "object-closed": inAnswers("is closed: responses have no other fields", verdicts("none", "compatible", "compatible", "risk")),
  "other-members-allowed": {
    ...wider("may have other fields in requests", "in-types", "risk"),
    answer: verdicts("none", "none", "compatible", "compatible"),
  },
  "other-members-refused": {
    ...narrower("may not have other fields in requests", "in-types", "breaking"),
    answer: verdicts("none", "none", "compatible", "breaking"),
  },
  "unknown-fields-ignored": wider("takes unknown fields, and ignores them", "at-run-time"),
  "unknown-fields-refused": narrower("refuses unknown fields", "at-run-time"),
  "unknown-fields-changed": either("says something else of unknown fields", "compatible", "none", "compatible", "compatible"),
  "success-status-changed": either("answers with another status", "none", "breaking", "compatible", "compatible"),
  "success-added": either("is a new answer of success", "none", "breaking", "breaking", "compatible"),
  "success-removed": either("is an answer of success no more", "none", "compatible", "breaking", "breaking"),
  "result-form-changed": either("has a result that says its status, or no longer", "none", "none", "breaking", "breaking"),
  "answer-body-added": either("answers with a body", "none", "compatible", "breaking", "breaking"),
  "answer-body-removed": either("answers without a body", "none", "breaking", "breaking", "breaking"),
  "poll-added": either("says how what goes on after the answer is followed", "none", "none", "compatible", "none"),
  "poll-removed": either("no longer says how what goes on after the answer is followed", "none", "none", "breaking", "none"),
  "poll-changed": either("is followed otherwise after the answer", "none", "risk", "compatible", "risk"),
  "poll-result-changed": either("comes to something else in the end", "none", "risk", "breaking", "risk"),
  "header-added": either("is a new header field", "none", "compatible", "compatible", "breaking"),
  ...graced("header-removed", either("is gone", "none", "breaking", "breaking", "breaking")),
  "header-renamed": either("is a header field of another name", "none", "breaking", "breaking", "breaking"),

  // Errors.
  "error-added": either("is a new error code", "none", "risk", "risk", "compatible"),
  ...graced("error-removed", either("is gone", "none", "compatible", "breaking", "breaking")),
  "error-renamed": either("is renamed", "none", "breaking", "breaking", "breaking"),
  "error-replaced": either("is answered with another code", "none", "breaking", "compatible", "breaking"),
  "error-status-changed": either("is answered with another status", "none", "breaking", "compatible", "compatible"),
  "error-message-changed": either("has another message", "none", "risk", "none", "compatible"),
  "error-form-changed": either("is written otherwise", "none", "breaking", "compatible", "compatible"),

  // Operations of resources.
  "resource-added": added("is a new resource"),
  ...graced("resource-removed", removed("is gone")),
  "resource-renamed": either("is renamed", "none", "none", "breaking", "breaking"),
  "operation-added": added("is a new operation"),
  ...graced("operation-removed", removed("is gone")),
  "operation-renamed": either("is renamed in the client and the server", "none", "none", "breaking", "breaking"),
  "operation-symbol-changed": either("has another name in the client", "none", "none", "breaking", "compatible"),
  "collection-changed": either("has another name in the client and the server", "none", "none", "breaking", "breaking"),
  "object-name-changed": either("is called otherwise in requests of the older form", "risk", "none", "none", "risk"),
  "http-method-changed": wire("has another HTTP method"),
  "path-changed": wire("has another path"),
  "path-parameter-added": wire("is a new parameter of the path", "breaking"),
  "path-parameter-removed": wire("is in the path no more", "breaking"),
  "path-alias-added": either("has another path beside its own", "compatible", "none", "compatible", "compatible"),
  "path-alias-removed": either("has one path less", "breaking", "none", "risk", "compatible"),
  "path-swapped-with-alias": either("has its path and an alias swapped", "compatible", "none", "compatible", "compatible"),
  "body-added": either("takes a body", "breaking", "none", "breaking", "compatible"),
  "body-removed": either("takes no body", "breaking", "none", "breaking", "breaking"),
  "body-changed": either("takes another body", "breaking", "none", "breaking", "breaking"),
  "body-became-required": narrower("needs its body", "in-types", "compatible"),
  "body-became-optional": wider("does not need its body", "in-types"),
  "media-type-added": wider("may be of one media type more", "in-types", "compatible"),
  "media-type-removed": narrower("may be of one media type less", "in-types"),
  "body-field-added": wider("takes one field more", "in-types", "compatible"),
  "body-field-removed": narrower("takes one field less", "in-types", "breaking"),
  "requirement-added": narrower("is needed to create", "in-types"),
  "requirement-removed": wider("is not needed to create", "in-types"),
  "slot-added": wider("is a new slot", "in-types", "compatible"),
  "slot-removed": narrower("is gone", "in-types", "breaking"),
  "destinations-changed": other("has other destinations", "in-types"),
  "bare-numbers-allowed": wider("takes bare numbers", "at-run-time"),
  "bare-numbers-refused": narrower("does not take bare numbers", "at-run-time"),
  "bare-numbers-changed": wire("takes bare numbers as something else"),
  "scope-changed": either("belongs to others", "breaking", "risk", "breaking", "breaking"),
  "time-forms-added": wider("takes one form of times more", "at-run-time"),
  "time-forms-removed": narrower("takes one form of times less", "at-run-time"),
  "source-names-changed": words("comes from elsewhere"),

  // Who may call.
  "access-tightened": either("is for fewer callers", "breaking", "none", "compatible", "compatible"),
  "access-relaxed": either("is for more callers", "compatible", "none", "compatible", "breaking"),
  "key-transport-added": either("is another way to send a key", "compatible", "none", "compatible", "risk"),
  "key-transport-removed": either("is no way to send a key any more", "breaking", "none", "breaking", "risk"),
  "key-name-changed": either("has another name for keys", "breaking", "none", "compatible", "risk"),
  "key-kind-added": either("is a new kind of key", "compatible", "none", "compatible", "risk"),
  "key-kind-removed": either("is gone", "compatible", "none", "breaking", "breaking"),
  "token-source-changed": either("comes from somewhere else, or looks otherwise", "risk", "none", "compatible", "compatible"),
  "scope-added": either("is a new scope", "compatible", "none", "none", "none"),
  "scope-removed": either("is a scope no more", "risk", "none", "none", "none"),
  "key-kind-changed": either("may do something else", "risk", "none", "compatible", "risk"),
  "tenant-became-required": either("needs a tenant", "breaking", "none", "breaking", "compatible"),
  "tenant-became-optional": either("needs no tenant", "compatible", "none", "compatible", "breaking"),
  "tenant-parameter-changed": either("names the tenant otherwise", "breaking", "none", "compatible", "breaking"),

  // Behaviour.
  "state-added": either("is a new state", "none", "risk", "compatible", "risk"),
  "state-removed": either("is gone", "risk", "risk", "compatible", "risk"),
  "state-changed": either("is another state", "risk", "risk", "none", "risk"),
  "transition-added": either("is a new transition", "risk", "risk", "none", "risk"),
  "transition-removed": either("is gone", "risk", "none", "none", "risk"),
  "transition-changed": either("happens otherwise", "risk", "risk", "none", "risk"),
  "identity-added": either("is looked for, too", "risk", "none", "none", "risk"),
  "identity-removed": either("is not looked for", "risk", "none", "none", "risk"),
  "identity-changed": either("is looked for otherwise", "risk", "none", "none", "risk"),
  "stated-rule-added": either("has one rule in words more", "risk", "none", "none", "risk"),
  "stated-rule-removed": either("has one rule in words less", "none", "risk", "none", "risk"),

  // Lifecycle.
  "deprecated": either("is deprecated", "compatible", "compatible", "compatible", "none"),
  "deprecation-withdrawn": either("is not deprecated any more", "compatible", "compatible", "compatible", "none"),
  "deprecation-changed": words("is deprecated for other reasons"),
  "sunset-changed": either("has another sunset", "risk", "risk", "none", "none"),
  "since-changed": words("is there since another version"),
  "former-names-changed": words("had other names"),

  // What is known.
  "fact-learned": either("is known now", "knowledge", "knowledge", "none", "compatible"),
  "type-learned": { ...narrower("is of a known type now", "in-types"), answer: verdicts("none", "knowledge", "compatible", "breaking") },
  "fact-forgotten": either("is not known any more", "knowledge", "knowledge", "none", "risk"),
  "type-forgotten": { ...wider("is of no known type any more", "in-types"), answer: verdicts("none", "knowledge", "breaking", "compatible") },
  "fact-confirmed": either("was decided, and is documented", "knowledge", "knowledge", "none", "none"),
  "fact-withdrawn": either("was documented, and is a decision", "knowledge", "knowledge", "none", "none"),
  "decision-replaced": knowledge(words("rests on another decision")),
  "stated-fact-added": knowledge(words("is one more fact in words")),
  "stated-fact-removed": knowledge(words("is one fact in words less")),
  "decision-added": knowledge(words("is a new decision")),
  "decision-removed": knowledge(words("is gone")),
  "decision-changed": knowledge(words("is decided, or asked, otherwise")),
  "source-added": knowledge(words("is a new source")),
  "source-removed": knowledge(words("is gone")),
  "source-changed": knowledge(words("is cited otherwise")),
  "example-changed": words("has other examples"),
} satisfies Readonly<Record<string, ChangeClass>>;

export type ChangeId = keyof typeof table;

/** The removals of what has a lifecycle: each also has a class for before its sunset, and one for after it. */
export type GracedRemoval = { readonly [Id in ChangeId]: `${Id}-after-sunset` extends ChangeId ? Id : never }[ChangeId];

export const classes: Readonly<Record<ChangeId, ChangeClass>> = table;

export const changeIds = Object.keys(table) as readonly ChangeId[];
