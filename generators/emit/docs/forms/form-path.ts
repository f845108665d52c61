/** The path of a page's form. */
export function formPath(path: string): string {
  return path.replace(/\.html$/, ".form.json");
}
