/** The contents of emitted files by path relative to the root, such as `packages/client/generated/index.d.ts`. */
export type Texts = ReadonlyMap<string, string>;

/** The folders of the packages whose declarations users compile against. */
export const typedPackages = [
  "packages/client",
  "packages/tanstack-query",
  "packages/validators",
  "packages/server",
  "packages/mcp",
  "packages/mock",
] as const;

export type TypedPackage = (typeof typedPackages)[number];

/**
 * Returns whether a file is relevant to the comparison of declarations: a declaration file, or a `package.json` with
 * the exports.
 */
export function isDeclaration(path: string): boolean {
  return (
    typedPackages.some((folder) => path.startsWith(`${folder}/`)) &&
    (path.endsWith(".d.ts") || path.endsWith("/package.json"))
  );
}

export function isTyped(folder: string): boolean {
  return typedPackages.some((one) => one === folder);
}

export function declarationsIn(texts: Texts): Texts {
  return new Map([...texts].filter(([path]) => isDeclaration(path)));
}

export function packageOf(path: string): TypedPackage {
  return typedPackages.find((folder) => path.startsWith(`${folder}/`))!;
}
