export const contentTypes = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  json: "application/json; charset=utf-8",
  svg: "image/svg+xml",
} as const;

export interface DocsFile {
  readonly type: keyof typeof contentTypes;
  readonly load: () => string | Promise<string>;
}
