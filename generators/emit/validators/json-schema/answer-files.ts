import { generatedFile, type PrintedFile } from "../../../codegen/generated-file.ts";
import { literal, reference } from "../../../codegen/literal.ts";
import type { JsonObject } from "../../../codegen/json.ts";
import { docComment, stringLiteral } from "../../../codegen/typescript.ts";
import type { ResourceService } from "../../../model/resource.ts";
import { outputName } from "../../../naming/output-name.ts";
import { responseName, type SchemaDocument } from "../../shared/json-schema/document.ts";
import { selfContained } from "../../shared/json-schema/self-contained.ts";
import { answerKey, answersModule } from "../resource-answers.ts";
import { typeModule } from "../runtime-types.ts";
import { runtimeUse } from "../runtime-use.ts";
import { rootObject } from "./root-object.ts";
import { schemaFolder, schemaRuntime } from "./schema-file.ts";

/** The schemas of what a service answers, by operation; none where no operation answers with a body. */
export function answerSchemaFiles(
  service: ResourceService,
  documents: readonly SchemaDocument[],
): readonly PrintedFile[] {
  const schemas = schemasOf(service, documents);
  const path = `${outputName(service.id)}/${answersModule}`;
  const title = `The JSON Schemas of responses of ${service.title}.`;
  return Object.keys(schemas).length === 0
    ? []
    : [codeFile(path, title, schemas), typesFile(path, title, Object.keys(schemas))];
}

function schemasOf(service: ResourceService, documents: readonly SchemaDocument[]): JsonObject {
  const byName = new Map(
    selfContained(documents, new Set(["responses"])).flatMap((one) =>
      one.kind === "responses" ? [[one.name, one] as const] : [],
    ),
  );
  const entries = service.resources.flatMap(({ operations }) =>
    operations.flatMap((operation) =>
      operation.responses.flatMap((response) => {
        const found = byName.get(responseName(operation, response));
        return response.body === undefined || found === undefined
          ? []
          : [[answerKey(operation, response), rootObject({ title: found.title, ...found.schema })] as const];
      }),
    ),
  );
  return Object.fromEntries(entries);
}

function codeFile(path: string, title: string, schemas: JsonObject): PrintedFile {
  const file = generatedFile(`${schemaFolder}/${path}.js`, title);
  const runtime = runtimeUse((one) => file.import(`../../${schemaRuntime}`, one));
  const members = Object.entries(schemas).map(
    ([key, schema]) => `  ${stringLiteral(key)}: () => (${literal(schema, "  ")}),\n`,
  );
  const made = runtime.call(
    "describedAnswers",
    reference(file.import(`../../${path}.js`, "checkAnswer")),
    reference("schemas"),
  );
  return file.print(
    `const schemas = {\n${members.join("")}};\n\nexport const ${file.export("standardAnswer")} = /* @__PURE__ */ ${literal(made)};\n`,
  );
}

function typesFile(path: string, title: string, keys: readonly string[]): PrintedFile {
  const file = generatedFile(`${schemaFolder}/${path}.d.ts`, title);
  const schema = file.importType(`../${typeModule("DescribedSchema")}`, "DescribedSchema");
  const doc = docComment(
    [
      "A Standard Schema and Standard JSON Schema that accepts the success response of an operation unchanged.",
      "`operation` is the method and the path, followed by the status if the operation has several success responses.",
    ].join("\n"),
  );
  return file.print(
    `${doc}export declare function ${file.export("standardAnswer")}(\n  operation:\n${keys.map((key) => `    | ${stringLiteral(key)}\n`).join("")}): ${schema}<unknown, unknown>;\n`,
  );
}
