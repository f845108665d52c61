import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { MapEntry, MapNode } from "../load/tree.ts";
import type { Field, Form } from "../model/resource.ts";
import type { FileType, ListType, Type } from "../model/type.ts";
import type { Binding } from "./binding.ts";
import { readOptionalFact, within } from "./fact.ts";
import { readLifecycle } from "./lifecycle.ts";
import { asMap, asNumber, asText, entriesOf, entryOf, flagOf, need, textsOf, valueOf } from "./read-node.ts";

/** How a body of fields is written, where it is a form. */
export function readForm(binding: Binding, map: MapNode): Form | undefined {
  const [form, given] = [entryOf(map, "form"), entryOf(map, "files")];
  const isMultipart = form !== undefined && asText(form.value) === "multipart";
  if (given !== undefined && !isMultipart)
    binding.diagnostics.push(diagnostic("files-without-form", given.keyPlace, {}));
  if (form === undefined) return undefined;
  const files = entriesOf(valueOf(map, "files")).map((entry) => readFile(binding, entry));
  return { kind: asText(form.value) as Form["kind"], files, place: form.keyPlace };
}

/** The names of the files that a request must have. */
export function requiredFiles(map: MapNode): readonly string[] {
  return entriesOf(valueOf(map, "files"))
    .filter(({ value }) => flagOf(asMap(value), "required"))
    .map(({ key }) => key);
}

/** A file is a field that stands in no other body. */
function readFile(outer: Binding, { key, value, keyPlace }: MapEntry): Field {
  const map = asMap(value);
  const binding = within(outer, map);
  return {
    name: key,
    aliases: [],
    type: { status: "documented", value: fileType(binding, map), place: keyPlace },
    default: undefined,
    use: "request",
    secret: undefined,
    nullable: undefined,
    replaced: false,
    empty: undefined,
    errors: { missing: undefined, invalid: undefined },
    description: readOptionalFact(binding, map, "description", asText),
    ...readLifecycle(binding, map),
    origin: binding.origin,
    place: keyPlace,
  };
}

/** Of several files it is a list. */
function fileType(binding: Binding, map: MapNode): Type {
  const maxBytes = readOptionalFact(binding, map, "maxBytes", asNumber);
  const file: FileType = { kind: "file", mediaTypes: textsOf(need(map, "mediaTypes")), maxBytes };
  const maxItems = readOptionalFact(binding, map, "maxFiles", asNumber);
  return maxItems === undefined
    ? file
    : ({ kind: "list", items: file, minItems: undefined, maxItems } satisfies ListType);
}
