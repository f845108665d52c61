import { expect } from "vitest";
import { mediaBodyOf } from "../../../generators/model/operations.ts";
import type { ResourceService } from "../../../generators/model/resource.ts";
import { callsOf } from "./calls.ts";
import { documentOf } from "./document.ts";
import { mediaValue, type MediaValue } from "./program/media.ts";
import { once } from "./once.ts";
import { callByDocument, planOf, type Outcome } from "./plan.ts";
import type { Proof } from "./proof.ts";
import { runProgram } from "./run-program.ts";
import type { Stranger } from "./stranger.ts";

/**
 * Checks that bytes of another media type, or too many bytes, are rejected with the service's error format before they
 * reach a handler. The maximum size is accepted.
 */
export function proveMedia(proof: Proof, stranger: Stranger, service: ResourceService): void {
  const document = once(() => documentOf(stranger, service.id));
  const refused = service.resources
    .flatMap(({ operations }) => operations)
    .flatMap((operation) => {
      const media = mediaBodyOf(operation);
      if (media === undefined) return [];
      const call = callsOf(service).find((one) => one.operationId === operation.operationId && one.body !== undefined)!;
      const most = media.maxBytes?.value ?? 65_536;
      const {
        $media: { mediaType },
      } = call.body as MediaValue;
      const bodies: readonly (readonly [string, number | undefined, MediaValue])[] = [
        ["of another media type", 415, mediaValue("application/x-other", new Uint8Array(2))],
        ["of no media type that is one", 415, mediaValue("/", new Uint8Array(2))],
        ["of two media types", 415, mediaValue(`${mediaType}, ${mediaType}`, new Uint8Array(2))],
        ["as many as may be", undefined, mediaValue(mediaType, new Uint8Array(most))],
        ["of a byte too many", 413, mediaValue(mediaType, new Uint8Array(most + 1))],
      ];
      return bodies.map(([title, status, body]) => ({
        title: `${operation.operationId}: bytes ${title} are ${status === undefined ? "taken" : "refused"}`,
        status,
        call: { ...call, body },
      }));
    });
  const outcomes = once(() => {
    const calls = refused.map(({ call }) => callByDocument(call, document()));
    return runProgram<readonly Outcome[]>(
      stranger.folder,
      "make-calls.ts",
      planOf(stranger.model.project.packageScope, service, document(), calls),
    );
  });
  const { envelope, code } = service.errorBody.value ?? { envelope: undefined, code: "code" };
  for (const [index, { title, status }] of refused.entries())
    proof.test(title, () => {
      const { error = "", got } = outcomes()[index]!;
      if (status === undefined)
        return expect([error, (got!.body as MediaValue).$media]).toEqual(["", refused[index]!.call.body.$media]);
      expect(error).toContain(`HTTP ${status}: {`);
      const response = JSON.parse(error.slice(error.indexOf("{"))) as Readonly<Record<string, any>>;
      expect((envelope === undefined ? response : response[envelope])[code]).toEqual(expect.any(String));
      expect(got).toBeUndefined();
    });
}
