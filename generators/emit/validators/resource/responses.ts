import type { PartReader } from "../../../../templates/runtime/resource/validators/reading.ts";
import { generatedFile, type PrintedFile } from "../../../codegen/generated-file.ts";
import { literal, reference } from "../../../codegen/literal.ts";
import { docComment } from "../../../codegen/typescript.ts";
import { allResponsesOf, distinguishingStatus } from "../../../model/operations.ts";
import type { ErrorResponse, Operation, Resource, ResourceService, Response } from "../../../model/resource.ts";
import { outputName } from "../../../naming/declared-name.ts";
import { checksOf } from "./checks.ts";
import { partsOf } from "./parts.ts";
import { reader } from "./text.ts";
import { runtimeCode, typeModule } from "../runtime.ts";
import { runtimeUse } from "../runtime-use.ts";

/** The name of the module that checks responses, in the folder of the service. */
export const responsesModule = "answers";

/**
 * Returns the check of responses, by operation. Its runtime code is separate, so that programs that check only requests
 * don't load it.
 */
export function responseFiles(service: ResourceService): readonly PrintedFile[] {
  const folder = outputName(service.id);
  const file = generatedFile(`${folder}/${responsesModule}.js`, `Responses of ${service.title}.`);
  const runtime = runtimeUse((name) => file.import(`../runtime/${responsesModule}/${folder}.js`, name));
  const resources = service.resources.map((resource) => readersText(service, resource, runtime));
  const check = runtime.call("answerFindings", reference("readers"), reference("operation"), reference("value"));
  const text = [
    `const readers = {\n${resources.join("")}};\n\n`,
    `export const ${file.export("checkAnswer")} = (operation, value) => ${literal(check)};\n`,
  ].join("");
  const code = generatedFile(`runtime/${responsesModule}/${folder}.js`, `The code for responses of ${service.id}.`);
  for (const name of runtime.names()) code.export(name);
  return [file.print(text), code.print(runtimeCode(service, runtime.names(), runtime.names())), responseTypes(service)];
}

export function responseKey(operation: Operation, response: Response | ErrorResponse): string {
  return [operation.method, operation.path, distinguishingStatus(operation, response) ?? []].flat().join(" ");
}

/** Returns the readers of a resource's responses. The names of their shared parts are local to the resource. */
function readersText(service: ResourceService, resource: Resource, runtime: ReturnType<typeof runtimeUse>): string {
  const checks = checksOf(service, resource, runtime);
  const parts = partsOf(service, resource, runtime, checks);
  const readers: Record<string, PartReader> = {};
  for (const operation of resource.operations) {
    for (const response of allResponsesOf(operation)) {
      if (response.body === undefined) continue;
      readers[responseKey(operation, response)] = reader(parts.of(response.body, "answer"), runtime, "      ");
    }
  }
  const made = literal(readers, "    ");
  const inner = `${checks.print()}${parts.print()}`.replace(/^(?=.)/gm, "    ");
  return `  .../* @__PURE__ */ (() => {\n${inner}    return ${made};\n  })(),\n`;
}

function responseTypes({ id, title }: ResourceService): PrintedFile {
  const file = generatedFile(`${outputName(id)}/${responsesModule}.d.ts`, `Responses of ${title}.`);
  const doc = docComment(
    [
      "Returns the differences of a response from the description of the service: up to a hundred, each with its place in `wireName`, the",
      "`expected` and the `received` value. `operation` is the method and the path, with the names of IDs in braces, followed by the status if the",
      "operation has several success responses, as in `POST /exports 202`, or if the response is an error without a code: `GET /files/{id} 404`.",
    ].join("\n"),
  );
  const finding = file.importType(typeModule("Finding"), "Finding");
  return file.print(
    `${doc}export declare function ${file.export("checkAnswer")}(operation: string, value: unknown): readonly ${finding}[];\n`,
  );
}
