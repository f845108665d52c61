import type { Field, FieldDefault, FieldErrors } from "../../model/resource.ts";
import type { Found, Site } from "../change.ts";
import { replacedError } from "./service.ts";
import { factOr, origin } from "./fact.ts";
import { lifecycle } from "./lifecycle.ts";
import { at, going, node } from "./node.ts";
import { flag, ignored, members, same, text } from "./same.ts";
import { factualType } from "./types.ts";

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
