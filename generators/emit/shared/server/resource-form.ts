import type { TableForm } from "../../../../templates/runtime/server/resource/table.ts";
import { fieldsOfBody } from "../../../model/body-fields.ts";
import { valueOr } from "../../../model/fact.ts";
import { bytesOfFiles } from "../../../model/form.ts";
import type { Field, FormBody, Resource } from "../../../model/resource.ts";
import { fieldNames } from "../../../naming/field-names.ts";

/** What the runtime has to know of a form before it reads one. */
export function formTable(resource: Resource, body: FormBody): TableForm {
  const isList = ({ type }: Field): boolean => valueOr(type, undefined, "server-needs-one")?.kind === "list";
  const lists = fieldsOfBody(resource, body).filter(isList).flatMap(fieldNames);
  const sizes = body.form.files.flatMap((file) => bytesOfFiles(file) ?? []);
  return {
    kind: body.form.kind,
    lists: lists.length === 0 ? undefined : lists,
    fileBytes: sizes.length === 0 ? undefined : sizes.reduce((sum, size) => sum + size),
  };
}
