export function formPath(path: string): string {
  return path.replace(/\.html$/, ".form.json");
}
