import type { MapNode, Node } from "../load/tree.ts";
import type { Field, RequestBody } from "../model/resource.ts";
import type { Binding } from "./binding.ts";
import { readFact, readOptionalFact } from "./fact.ts";
import { asMap, asNumber, asText, flagOf, itemsOf, textsOf, valueOf } from "./read-node.ts";
import { readForm, requiredFiles } from "./form.ts";
import { requestFields, requiredFields } from "./request-fields.ts";
import { readType, type TypeScope } from "./types.ts";

export interface RequestScope {
  readonly types: TypeScope;
  readonly fields: ReadonlyMap<string, Field>;
}

export function readRequest(binding: Binding, node: Node | undefined, scope: RequestScope): RequestBody | undefined {
  if (node === undefined) return undefined;
  if (node.kind === "scalar") return { kind: asText(node) === "create" ? "create" : "update" };
  const map = asMap(node);
  const [body, mediaTypes] = [valueOf(map, "body"), valueOf(map, "mediaTypes")];
  if (mediaTypes !== undefined) return mediaBody(binding, map, mediaTypes);
  return body === undefined ? fieldsBody(binding, map, scope) : ownBody(binding, map, body, scope);
}

function fieldsBody(binding: Binding, map: MapNode, { fields }: RequestScope): RequestBody {
  const names = requestFields(binding, "The body", itemsOf(valueOf(map, "fields")), fields);
  const form = readForm(binding, map);
  const files = form?.files ?? [];
  const required = requiredFields(binding, itemsOf(valueOf(map, "required")), [
    ...names,
    ...files.map(({ name }) => name),
  ]);
  return { kind: "fields", fields: names, required: [...new Set([...required, ...requiredFiles(map)])], form };
}

function ownBody(binding: Binding, map: MapNode, body: Node, { types }: RequestScope): RequestBody {
  const type = readFact(binding, body, (node) => readType(binding, node, types));
  return { kind: "own", type, optional: flagOf(map, "optional"), place: body.place };
}

function mediaBody(binding: Binding, map: MapNode, mediaTypes: Node): RequestBody {
  const maxBytes = readOptionalFact(binding, map, "maxBytes", asNumber);
  return {
    kind: "media",
    mediaTypes: textsOf(mediaTypes),
    maxBytes,
    optional: flagOf(map, "optional"),
    place: mediaTypes.place,
  };
}
