import type { AddedOr, Wanted } from "./added.ts";
import { newFile } from "./file.ts";
import { titleOf } from "./words.ts";

/** Adds a set of two values for parameters and fields. */
export function addValueSet({ service, name, schemas }: Wanted): AddedOr {
  const path = `spec/${service.id}/value-sets/${name}.yaml`;
  const members = {
    set: name,
    title: titleOf(name),
    description: `The values of ${name.replaceAll("-", " ")}.`,
    values: ["first", "second"],
  };
  return {
    files: [newFile(path, "value-set", schemas, members)],
    additions: [],
    next: `Edit ${path}, and use it: values: ${name}.`,
  };
}
