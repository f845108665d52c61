import { type ChangeClass, either, narrower, other, wider } from "../class.ts";
import { verdicts } from "../../model/verdict.ts";
import type { Way } from "../judge.ts";

/** The classes of wire changes in emitted files. Declarations determine the effects in TypeScript. */
const table = {
  "emitted-document-added": either("is a new document", "none", "none", "none", "none"),
  "emitted-document-removed": either("is gone", "risk", "risk", "none", "none"),
  "emitted-address-changed": either("has different server URLs", "breaking", "none", "none", "none"),
  "emitted-operation-added": either("is a new operation", "compatible", "compatible", "none", "none"),
  "emitted-operation-removed": either("is gone", "breaking", "breaking", "none", "none"),
  "emitted-access-changed": either("requires different keys", "breaking", "none", "none", "none"),
  "emitted-parameter-added": either("is a new parameter", "compatible", "none", "none", "none"),
  "emitted-required-parameter-added": either("is a new required parameter", "breaking", "none", "none", "none"),
  "emitted-parameter-removed": either("is gone", "breaking", "none", "none", "none"),
  "emitted-requirement-added": either("is required", "breaking", "none", "none", "none"),
  "emitted-requirement-removed": either("is no longer required", "compatible", "none", "none", "none"),
  "emitted-form-changed": either("has a different format", "breaking", "none", "none", "none"),
  "emitted-body-added": either("now accepts a body", "compatible", "none", "none", "none"),
  "emitted-body-removed": either("no longer accepts a body", "breaking", "none", "none", "none"),
  "emitted-status-added": either("is a new response", "none", "risk", "none", "none"),
  "emitted-status-removed": either("is no longer a response", "none", "breaking", "none", "none"),
  "emitted-media-type-added": inBodies("is an additional media type", "compatible", "compatible"),
  "emitted-media-type-removed": inBodies("is no longer a media type", "breaking", "breaking"),
  "emitted-header-added": either("is a new header field", "none", "compatible", "none", "none"),
  "emitted-header-removed": either("is no longer a header field", "none", "breaking", "none", "none"),
  "emitted-member-added": inBodies("is a new member", "compatible", "compatible"),
  "emitted-member-removed": inBodies("is gone", "breaking", "breaking"),
  "emitted-schema-widened": onWire(wider("has a wider type", "at-run-time")),
  "emitted-schema-narrowed": onWire(narrower("has a narrower type", "at-run-time")),
  "emitted-schema-changed": onWire(other("has a different type", "at-run-time")),
  "emitted-declaration-changed": either("differs", "none", "none", "none", "none"),
  "emitted-code-changed": either("differs in a part that is not compared", "none", "none", "none", "none"),
} satisfies Readonly<Record<string, ChangeClass>>;

export type EmittedId = keyof typeof table;

export const emittedClasses: Readonly<Record<EmittedId, ChangeClass>> = table;

export const emittedIds = Object.keys(table) as readonly EmittedId[];

type Wire = ChangeClass["request"]["sends"];

function inBodies(says: string, sends: Wire, reads: Wire): ChangeClass {
  return { says, request: verdicts(sends, "none", "none", "none"), answer: verdicts("none", reads, "none", "none") };
}

function onWire({ says, request, answer }: ChangeClass): ChangeClass {
  return inBodies(says, request.sends, answer.reads);
}

/** A difference in a document. */
export interface Found {
  readonly id: EmittedId;
  readonly way: Way;
  /** The path, outermost first. */
  readonly path: readonly string[];
  /** Details such as the values, which follow the description of the class. */
  readonly detail?: string;
}

export type Data = Readonly<Record<string, unknown>>;

export function dataOf(value: unknown): Data {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Data) : {};
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
