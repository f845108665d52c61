import { either, narrower, other, wider, type ChangeClass } from "../class.ts";
import { verdicts } from "../../model/verdict.ts";

/** The classes of changes of emitted files. The wire alone: what follows in TypeScript, the declarations say. */
const table = {
  "emitted-document-added": either("is a new document", "none", "none", "none", "none"),
  "emitted-document-removed": either("is gone", "risk", "risk", "none", "none"),
  "emitted-address-changed": either("has other addresses", "breaking", "none", "none", "none"),
  "emitted-operation-added": either("is a new operation", "compatible", "compatible", "none", "none"),
  "emitted-operation-removed": either("is gone", "breaking", "breaking", "none", "none"),
  "emitted-access-changed": either("asks for other keys", "breaking", "none", "none", "none"),
  "emitted-parameter-added": either("is a new parameter", "compatible", "none", "none", "none"),
  "emitted-required-parameter-added": either("is a new parameter, and required", "breaking", "none", "none", "none"),
  "emitted-parameter-removed": either("is gone", "breaking", "none", "none", "none"),
  "emitted-requirement-added": either("is required", "breaking", "none", "none", "none"),
  "emitted-requirement-removed": either("is not required any more", "compatible", "none", "none", "none"),
  "emitted-form-changed": either("is written otherwise", "breaking", "none", "none", "none"),
  "emitted-body-added": either("takes a body", "compatible", "none", "none", "none"),
  "emitted-body-removed": either("takes no body", "breaking", "none", "none", "none"),
  "emitted-status-added": either("may be answered", "none", "risk", "none", "none"),
  "emitted-status-removed": either("is not answered any more", "none", "breaking", "none", "none"),
  "emitted-media-type-added": inBodies("is one more media type", "compatible", "compatible"),
  "emitted-media-type-removed": inBodies("is no media type any more", "breaking", "breaking"),
  "emitted-header-added": either("is a new header field", "none", "compatible", "none", "none"),
  "emitted-header-removed": either("is no header field any more", "none", "breaking", "none", "none"),
  "emitted-member-added": inBodies("is a new member", "compatible", "compatible"),
  "emitted-member-removed": inBodies("is gone", "breaking", "breaking"),
  "emitted-schema-widened": onWire(wider("takes, or may be, more", "at-run-time")),
  "emitted-schema-narrowed": onWire(narrower("takes, or may be, less", "at-run-time")),
  "emitted-schema-changed": onWire(other("takes, or may be, something else", "at-run-time")),
  "emitted-declaration-changed": either("differs", "none", "none", "none", "none"),
  "emitted-code-changed": either("differs, which is not compared", "none", "none", "none", "none"),
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
