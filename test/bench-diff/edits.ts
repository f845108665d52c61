/** An edit of our spec, and its effect on clients that send requests and read responses. */
export interface Edit {
  readonly name: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly truth: "breaks callers" | "breaks no caller";
}

const categories = "spec/query/modules/allcategories.yaml";
const tokens = "spec/exchange/resources/login-token.yaml";
const groups = "spec/exchange/resources/paging-group.yaml";

export const edits: readonly Edit[] = [
  {
    name: "a parameter is gone",
    file: categories,
    from: "  min: { type: integer, description: The least number of members that a category has. }\n",
    to: "",
    truth: "breaks callers",
  },
  {
    name: "a parameter takes one value, not several",
    file: "spec/query/modules/watchlist.yaml",
    from: "namespace: { type: namespace, multiple: true,",
    to: "namespace: { type: namespace,",
    truth: "breaks callers",
  },
  {
    name: "a parameter is renamed",
    file: categories,
    from: "  min: { type: integer,",
    to: "  least: { was: [min], type: integer,",
    truth: "breaks callers",
  },
  {
    name: "a parameter is of another type",
    file: categories,
    from: "min: { type: integer,",
    to: "min: { type: timestamp,",
    truth: "breaks callers",
  },
  {
    name: "a value is gone",
    file: categories,
    from: "      - { value: descending, description: From Z to A by the name of the category. }\n",
    to: "",
    truth: "breaks callers",
  },
  {
    name: "another name of a path is gone",
    file: groups,
    from: "pathAliases: [/paging, /pagings,",
    to: "pathAliases: [/pagings,",
    truth: "breaks callers",
  },
  {
    name: "an optional parameter is new",
    file: categories,
    from: "  min: {",
    to: "  most: { type: integer, description: Something more. }\n  min: {",
    truth: "breaks no caller",
  },
  {
    name: "a description is corrected",
    file: categories,
    from: "The least number of members",
    to: "The lowest number of members",
    truth: "breaks no caller",
  },
  {
    name: "unknown is decided: the least length of a name",
    file: groups,
    from: "minLength: { unknown: D-067 }",
    to: "minLength: { decided: 1, by: D-400 }",
    truth: "breaks no caller",
  },
  {
    name: "decided is documented, as another maximum",
    file: tokens,
    from: "maxLength: { decided: 255, by: D-400 }",
    to: "maxLength: 128",
    truth: "breaks no caller",
  },
];
