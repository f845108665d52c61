// The JSON Schemas of querypage. Generated: change the spec instead.
import { standard } from "../../query/querypage.js";
import { withJsonSchema } from "../../runtime/resource/validators/json-schema.js";

const input = () => ({
  title: "Parameters of querypage",
  description: "Lists the results of a maintenance report (special page), such as broken redirects or pages that no other page links to.\n\nThe parameters of the module `querypage` as a typed object. The names lack the prefix `qp`.",
  type: "object",
  properties: {
    page: {
      description: "The special page whose results to list. Some require a right; a site may also cache or disable the results.\n\n- `Ancientpages`: Pages by the time of their last edit, oldest first.\n- `BrokenRedirects`: Redirects to pages that do not exist.\n- `Deadendpages`: Pages without links to other pages.\n- `DoubleRedirects`: Redirects to other redirects.\n- `Fewestrevisions`: Pages with the fewest edits.\n- `ListDuplicatedFiles`: Files with the same content as other files.\n- `Listredirects`: Pages that only point to another page.\n- `Lonelypages`: Pages that no other page links to or transcludes.\n- `Longpages`: Pages by size, largest first.\n- `MediaStatistics`: File formats, with the number and total size of the files.\n- `Mostcategories`: Pages by their number of categories, highest first.\n- `Mostimages`: Files used on the most pages.\n- `Mostinterwikis`: Pages with the most language links.\n- `Mostlinked`: Pages by their number of incoming links, highest first.\n- `Mostlinkedcategories`: Categories with the most members.\n- `Mostlinkedtemplates`: Pages that the most pages transclude.\n- `Mostrevisions`: Pages with the most edits.\n- `Shortpages`: Pages by size, smallest first.\n- `Uncategorizedcategories`: Categories that are in no category.\n- `Uncategorizedimages`: Files that are in no category.\n- `Uncategorizedpages`: Pages that are in no category.\n- `Uncategorizedtemplates`: Templates that are in no category.\n- `Unusedcategories`: Categories without members.\n- `Unusedimages`: Files that no page uses.\n- `Unusedtemplates`: Templates that no page transcludes.\n- `Unwatchedpages`: Pages that are on no watchlist.\n- `Wantedcategories`: Categories with members but without a category page.\n- `Wantedfiles`: Files that are used but do not exist.\n- `Wantedpages`: Pages that are linked to but do not exist.\n- `Wantedtemplates`: Templates that are transcluded but do not exist.\n- `Withoutinterwiki`: Pages without language links.",
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
      description: "Number of results to skip. To continue from a previous response, use the value from its `continue` member. Default: `0`.",
      type: "integer",
      default: 0,
    },
    limit: {
      description: "Maximum number of results to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.",
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
