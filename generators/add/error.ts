import type { JsonObject } from "../codegen/json.ts";
import type { Addition } from "../edit/add-members.ts";
import type { Service } from "../model/model.ts";
import { type AddedOr, type Wanted, newFile, titleOf } from "./added.ts";

/** Adds an error code with the HTTP status 400. */
export function addError({ service, name, schemas }: Wanted): AddedOr {
  if (service.errors.some(({ code }) => code === name))
    return { problem: `The service “${service.id}” already has an error “${name}”.` };
  const members = { condition: `${titleOf(name)}.`, httpStatus: 400 };
  const addition = errorAddition(service, name, members);
  const next = `Edit ${addition.target.file}, and list the code where it can occur: errors: [${name}].`;
  if (service.errors.length > 0) return { files: [], additions: [addition], next };
  return { files: [newFile(addition.target.file, "errors", schemas, addition.members)], additions: [], next };
}

export function errorAddition({ id }: Service, code: string, members: JsonObject): Addition {
  return { target: { file: `spec/${id}/errors.yaml`, path: [] }, members: { [code]: members } };
}
