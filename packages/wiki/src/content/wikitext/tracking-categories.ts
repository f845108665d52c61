import type { StoredTitle } from "../titles.ts";

/** The tracking categories, keyed by the messages that name them. */
export const trackingNames: Readonly<Record<string, string>> = {
  "index-category": "Indexed_pages",
  "noindex-category": "Noindexed_pages",
  "duplicate-args-category": "Pages_using_duplicate_arguments_in_template_calls",
  "expansion-depth-exceeded-category": "Pages_where_expansion_depth_is_exceeded",
  "post-expand-template-inclusion-category": "Pages_where_template_include_size_is_exceeded",
  "hidden-category-category": "Hidden_categories",
  "broken-file-category": "Pages_with_broken_file_links",
  "template-loop-category": "Pages_with_template_loops",
};

const category = 14;

/** Returns the tracking categories of a page, based on its switches and errors. */
export function trackingCategories(
  { ns }: StoredTitle,
  switches: Readonly<Record<string, string>>,
  wrong: ReadonlySet<string>,
): readonly string[] {
  const keys = [
    ...wrong,
    ...("hiddencat" in switches && ns === category ? ["hidden-category-category"] : []),
    ...("noindex" in switches ? ["noindex-category"] : "index" in switches ? ["index-category"] : []),
  ];
  return keys.flatMap((key) => trackingNames[key] ?? []);
}
