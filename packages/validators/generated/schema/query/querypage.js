// The JSON Schemas of querypage. Generated: change the spec instead.
import { standard } from "../../query/querypage.js";
import { withJsonSchema } from "../../runtime/validators/json-schema.js";

const input = () => ({
  title: "Parameters of querypage",
  description: "Lists what one special page for maintenance shows, such as the pages that no other page links to.\n\nThe parameters of the module `querypage` as a typed object. The names stand without the prefix `qp`.",
  type: "object",
  properties: {
    page: {
      description: "The special page whose list is answered. Some need a right; a site may also cache or disable their lists.\n\n- `Ancientpages`: Pages by the time of their last edit, the oldest first.\n- `BrokenRedirects`: Redirects to pages that do not exist.\n- `Deadendpages`: Pages that link to no other page.\n- `DoubleRedirects`: Redirects to other redirects.\n- `Fewestrevisions`: Pages that were edited least often.\n- `ListDuplicatedFiles`: Files with the same contents as others.\n- `Listredirects`: All pages that only lead to another one.\n- `Lonelypages`: Pages that no other page links to or includes.\n- `Longpages`: Pages by size, the largest first.\n- `MediaStatistics`: Formats of files with the number and size of the files.\n- `Mostcategories`: Pages that are in more categories than others.\n- `Mostimages`: Files that the most pages use.\n- `Mostinterwikis`: Pages with the most links to other languages.\n- `Mostlinked`: Pages to which more links lead than to others.\n- `Mostlinkedcategories`: Categories with the most members.\n- `Mostlinkedtemplates`: Pages that the most pages include.\n- `Mostrevisions`: Pages that were edited most often.\n- `Shortpages`: Pages by size, the smallest first.\n- `Uncategorizedcategories`: Categories that are in no category.\n- `Uncategorizedimages`: Files that are in no category.\n- `Uncategorizedpages`: Pages that are in no category.\n- `Uncategorizedtemplates`: Templates that are in no category.\n- `Unusedcategories`: Categories without members.\n- `Unusedimages`: Files that no page uses.\n- `Unusedtemplates`: Templates that no page includes.\n- `Unwatchedpages`: Pages that are on no watchlist.\n- `Wantedcategories`: Categories that have members but no page.\n- `Wantedfiles`: Files that pages use but that do not exist.\n- `Wantedpages`: Pages that others link to but that do not exist.\n- `Wantedtemplates`: Templates that pages include but that do not exist.\n- `Withoutinterwiki`: Pages without links to other languages.",
      type: "string",
      enum: [
        "Ancientpages",
        "BrokenRedirects",
        "Deadendpages",
        "DoubleRedirects",
        "Fewestrevisions",
        "ListDuplicatedFiles",
        "Listredirects",
        "Lonelypages",
        "Longpages",
        "MediaStatistics",
        "Mostcategories",
        "Mostimages",
        "Mostinterwikis",
        "Mostlinked",
        "Mostlinkedcategories",
        "Mostlinkedtemplates",
        "Mostrevisions",
        "Shortpages",
        "Uncategorizedcategories",
        "Uncategorizedimages",
        "Uncategorizedpages",
        "Uncategorizedtemplates",
        "Unusedcategories",
        "Unusedimages",
        "Unusedtemplates",
        "Unwatchedpages",
        "Wantedcategories",
        "Wantedfiles",
        "Wantedpages",
        "Wantedtemplates",
        "Withoutinterwiki",
      ],
    },
    offset: {
      description: "How many results to skip. To go on after an earlier answer, take the value from its member `continue`. Default: `0`.",
      type: "integer",
      default: 0,
    },
    limit: {
      description: "The most results that one answer lists. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`.",
      anyOf: [{ type: "integer", minimum: 1, maximum: 5000 }, { type: "string", const: "max" }],
      $comment: "x-kiln: {\"limits\":{\"minimum\":1,\"maximum\":500,\"highMaximum\":5000}}",
      default: 10,
    },
  },
  required: ["page"],
  additionalProperties: false,
  examples: [{ page: "Wantedpages", limit: 1 }],
});

const output = (input) => ({
  title: input.title,
  description: input.description,
  type: "object",
  properties: input.properties,
  required: ["page", "offset", "limit"],
  additionalProperties: false,
});

const described = /* @__PURE__ */ withJsonSchema(standard, input, output);

export { described as standard };
