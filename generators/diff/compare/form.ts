import type { Field, Form } from "../../model/resource.ts";
import { difference, type Found, type Site } from "../change.ts";
import { field } from "./field.ts";
import { keyed } from "./keyed.ts";
import { removal } from "./lifecycle.ts";
import { at, within } from "./node.ts";
import { same } from "./same.ts";

export function form(site: Site, before: Form | undefined, after: Form | undefined): readonly Found[] {
  const inside = before === undefined || after === undefined ? site : within(site, before, after);
  const [old, now] = [before?.kind ?? "json", after?.kind ?? "json"];
  const ofKind = old === now ? [] : [difference("media-type-changed", inside, old, now)];
  const isForm = before !== undefined && after !== undefined;
  return [
    ...ofKind,
    ...(isForm ? at("style", same("wire-form-changed"))(inside, before.deepObject, after.deepObject) : []),
    ...ownFields("field")(inside, before?.fields ?? [], after?.fields ?? []),
    ...ownFields("file")(inside, before?.files ?? [], after?.files ?? []),
  ];
}

const ownFields = (kind: "field" | "file") =>
  keyed<Field>({
    kind,
    name: ({ name }) => name,
    added: "parameter-added",
    removed: removal("parameter-removed"),
    renamed: "parameter-renamed",
    item: field,
  });
