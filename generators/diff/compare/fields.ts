import type { Field, FieldDefault, FieldErrors, Form } from "../../model/resource.ts";
import { type Found, type Site, difference } from "../change.ts";
import { replacedError } from "./service.ts";
import {
  at,
  factOr,
  flag,
  going,
  ignored,
  lifecycle,
  members,
  node,
  origin,
  removal,
  same,
  text,
  within,
} from "./node.ts";
import { factualType } from "./types.ts";
import { keyed } from "./keyed.ts";

/**
 * Compares the use in requests and the use in responses separately, because one may be added while the other is
 * removed.
 */
function use(site: Site, before: Field["use"], after: Field["use"]): readonly Found[] {
  return [
    ...flag("request-use-added", "request-use-removed")(site, before !== "response", after !== "response"),
    ...flag("response-use-added", "response-use-removed")(site, before !== "request", after !== "request"),
  ];
}

export const field = node<Field>({
  name: ignored<unknown>("Its name."),
  aliases: members("alias-added", "alias-removed"),
  type: factualType,
  default: going(
    "request",
    at("default", factOr<FieldDefault>("default-added", "default-removed", same("default-changed"))),
  ),
  use,
  secret: at("secret", factOr("secret-added", "secret-removed", flag("secret-added", "secret-removed"))),
  nullable: at("null", factOr("null-allowed", "null-refused", flag("null-allowed", "null-refused"))),
  replaced: same("replacement-changed"),
  empty: at("empty text", factOr("empty-refused", "empty-allowed", same("empty-refused"))),
  errors: going(
    "answer",
    at("errors", node<FieldErrors>({ missing: at("missing", replacedError), invalid: at("invalid", replacedError) })),
  ),
  description: factOr("text-changed", "text-changed", text),
  origin,
  place: ignored<unknown>("A place."),
  ...lifecycle,
});

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
