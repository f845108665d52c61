/** A change of the spec as a maintainer makes it: the new text of each file, or `undefined` to delete it. */
export interface Edit {
  readonly name: string;
  readonly files: ReadonlyMap<string, string | undefined>;
}

/** Returns one edit of each kind, for the real spec or one that is grown from it. */
export function editsOf(sources: ReadonlyMap<string, string>): readonly Edit[] {
  const [module, set] = ["spec/query/modules/allpages.yaml", "spec/query/value-sets/url-protocols.yaml"] as const;
  const replaced = (name: string, path: string, part: string | RegExp, text: string): Edit => {
    const before = sources.get(path)!;
    const after = before.replace(part, text);
    if (after === before) throw new Error(`${path} does not contain ${String(part)}.`);
    return { name, files: new Map([[path, after]]) };
  };
  return [
    replaced("a description", module, "Title to start from.", "The title to start from."),
    replaced("a parameter", module, /^parameters:\n/m, "$&  weight: { type: integer, description: Minimum weight. }\n"),
    replaced("a value of a shared set", set, /^values:\n/m, "$&  - example\n"),
    {
      name: "a new module",
      files: new Map([
        ["spec/query/modules/pageweights.yaml", newModule(sources.get("spec/query/modules/categoryinfo.yaml")!)],
      ]),
    },
    replaced("a rename", module, /^ {2}minsize:/m, "  minbytes:"),
    replaced("a syntax error", module, /$/, 'description: "\n'),
  ];
}

function newModule(text: string): string {
  return text
    .replaceAll("categoryinfo", "pageweights")
    .replace(/^prefix: .*/m, "prefix: pw")
    .replace(/^examples:[^]*/m, "");
}
