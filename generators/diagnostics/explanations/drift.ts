import type { Code } from "../catalogue.ts";
import { prose } from "./prose.ts";

export const driftExplanations = {
  "import-conflict": prose`
    “kiln import --update” applies the differences between two documents to the spec. Here the spec differs from the
    earlier document as well, because someone edited it, or a shape or value set that the newer document no longer has
    is still used. The spec stays as it is. Compare both, and change the spec if the newer document is right.`,
  "live-undescribed": prose`
    A live API described a module, a parameter or a value that the spec does not have: an extension added it, or a newer
    version of the software. Requests with it are refused by the validators, and TypeScript rejects them, although the
    API would accept them.`,
  "live-missing": prose`
    The spec has a module, a parameter or a value that a live API does not have, because its software is older, or
    because an extension is not installed. Requests with it fail, or are answered with a warning.`,
  "live-different": prose`
    A source document states a fact, and a live API describes itself differently. Either the API has changed since the
    document was written, or it is configured differently, or the document is wrong.`,
  "live-refuted": prose`
    The source document leaves a question open, and the project decided. The live API states something else, so the
    decision does not hold for this API. A source that answers the question takes precedence over a decision.`,
  "live-answer": prose`
    The spec leaves a question open, and the live API answers it. Write the value into the spec, and cite a source for
    it.`,
  "claim-refuted": prose`
    “kiln verify” sent a request, and the response contradicts a fact that a source document states. Either the service
    is wrong or the document is. The message names the request; keys are left out of it.`,
  "decision-refuted": prose`
    “kiln verify” sent a request, and the response contradicts a decision of the project. Decisions fill gaps of the
    source document, so a running service is better evidence: change the decision, and cite the response.`,
  "question-answered": prose`
    The spec leaves a question open, and the response to a request of “kiln verify” shows the value. Write the value
    into the spec, and cite the response as its source.`,
  "undescribed-field": prose`
    Responses in recorded traffic have a field that the spec does not list. Clients, documentation and validators do not
    know it. Its type is derived from the recorded values. “kiln learn --write” adds it as an optional field that was
    decided, with the recording as the ground.`,
} as const satisfies Partial<Record<Code, string>>;
