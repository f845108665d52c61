import type { Field, Form } from "../../model/resource.ts";
import { difference, type Found, type Site } from "../change.ts";
import { field } from "./field.ts";
import { keyed } from "./keyed.ts";
import { removal } from "./lifecycle.ts";
import { within } from "./node.ts";

export function form(site: Site, before: Form | undefined, after: Form | undefined): readonly Found[] {
  const inside = before === undefined || after === undefined ? site : within(site, before, after);
  const [old, now] = [before?.kind ?? "json", after?.kind ?? "json"];
  const ofKind = old === now ? [] : [difference("media-type-changed", inside, old, now)];
  return [...ofKind, ...files(inside, before?.files ?? [], after?.files ?? [])];
}

const files = keyed<Field>({
  kind: "file",
  name: ({ name }) => name,
  added: "parameter-added",
  removed: removal("parameter-removed"),
  renamed: "parameter-renamed",
  item: field,
});
