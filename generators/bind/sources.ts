import type { SpecDocument } from "../load/document.ts";
import type { MapEntry } from "../load/tree.ts";
import type { Section, Source, SourceKind } from "../model/source.ts";
import { asMap, asText, entriesOf, need, textOf, textsOf, valueOf } from "./read-node.ts";

export function bindSources(documents: readonly SpecDocument[]): readonly Source[] {
  return documents.filter((document) => document.kind === "source").map(bindSource);
}

function bindSource({ root }: SpecDocument): Source {
  const id = need(root, "source");
  return {
    id: asText(id),
    // The shape check has compared it with the kinds that there are.
    kind: asText(need(root, "kind")) as SourceKind,
    title: asText(need(root, "title")),
    edition: asText(need(root, "edition")),
    address: textOf(root, "address"),
    checksum: textOf(root, "checksum"),
    sections: entriesOf(need(root, "sections")).map(bindSection),
    place: id.place,
  };
}

function bindSection({ key, keyPlace, value }: MapEntry): Section {
  const map = asMap(value);
  return {
    name: key,
    title: asText(need(map, "title")),
    address: textOf(map, "address"),
    codes: textsOf(valueOf(map, "codes")),
    place: keyPlace,
  };
}
