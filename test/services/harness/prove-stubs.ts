import { expect } from "vitest";
import type { ResourceService } from "../../../generators/model/resource.ts";
import { callsOf, type Call } from "./calls.ts";
import { documentOf } from "./document.ts";
import { callByDocument, planOf } from "./plan.ts";
import type { Proof } from "./proof.ts";
import { askStubs } from "./scaffolded.ts";
import type { Stranger } from "./stranger.ts";

/**
 * Checks that a server with scaffolded handlers starts, and reports that the handler of a request is not implemented
 * yet.
 */
export function proveStubs(proof: Proof, stranger: Stranger, service: ResourceService): void {
  proof.test(`${service.id}: kiln scaffold writes handlers, with which a server starts`, () => {
    const stubs = stranger.stubs();
    expect(stubs).toMatchObject({ code: 0, error: "" });
    const document = documentOf(stranger, service.id);
    const [call] = callsOf(service).toSorted((a, b) => sizeOf(a) - sizeOf(b));
    const plan = planOf(stranger.model.project.packageScope, service, document, [callByDocument(call!, document)]);
    expect(askStubs(stranger, plan, stubs.handlersOf(service.id))).toMatchObject({
      status: 501,
      text: expect.stringContaining("is not implemented yet"),
    });
  });
}

function sizeOf({ ids, query, body }: Call): number {
  return [ids, query, Object(body) as object].flatMap((one) => Object.keys(one)).length;
}
