import { incremental } from "../../model/memo.ts";
import { generatedFile, type PrintedFile } from "../../codegen/generated-file.ts";
import type { ResourceService } from "../../model/resource.ts";
import { outputName } from "../../naming/declared-name.ts";
import { responseFiles } from "./resource/responses.ts";
import { operationFile, operationTypes, validatedParts } from "./resource/operation.ts";
import { runtimeCode } from "./runtime.ts";
import type { RuntimeName } from "./runtime-use.ts";

/**
 * Returns the files of a resource service, with paths below `generated/`: one for each operation whose request has a
 * body, parameters or header fields, shared code, and the check of responses.
 */
export const resourceFiles = incremental((service: ResourceService): readonly PrintedFile[] => {
  const used = new Set<RuntimeName>();
  const files = service.resources.flatMap((resource) =>
    resource.operations.flatMap((operation) => {
      const parts = validatedParts(service, resource, operation);
      if (parts === undefined) return [];
      const { file, names } = operationFile(service, resource, operation, parts);
      for (const name of names) used.add(name);
      return [file, operationTypes(service, resource, operation, parts)];
    }),
  );
  return [codeFile(service, [...used].sort()), ...files, ...responseFiles(service)];
});

function codeFile(service: ResourceService, names: readonly RuntimeName[]): PrintedFile {
  const file = generatedFile(`runtime/${outputName(service.id)}.js`, `The code of ${service.id}.`);
  for (const name of names) file.export(name);
  return file.print(runtimeCode(service, names, names));
}
