import { stringLiteral } from "../../print/typescript.ts";

/** What a file takes from others: gathered while its text is made, printed above it. */
export interface Imports {
  /** Takes a name from the runtime and returns it. */
  use(name: RuntimeName): RuntimeName;
  /** Takes a name from a file of the package. */
  from(path: string, name: string): string;
  print(): string;
}

export function imports(runtime: string): Imports {
  const files = new Map<string, Set<string>>();
  const from = (path: string, name: string): string => {
    if (!files.has(path)) files.set(path, new Set());
    files.get(path)!.add(name);
    return name;
  };
  return {
    use: (name) => from(`${runtime}/${homes[name]}.js`, name) as RuntimeName,
    from,
    print: () => [...files].sort(([a], [b]) => (a < b ? -1 : 1)).map(([path, names]) => importLine(path, [...names].sort())).join(""),
  };
}

function importLine(path: string, names: readonly string[]): string {
  return `import { ${names.join(", ")} } from ${stringLiteral(path)};\n`;
}

/** The file of the runtime in which each name is at home. */
const homes = {
  isObject: "check", isText: "check", isTextOf: "check", isFlag: "check", isWhole: "check", isWithin: "check", isOneOf: "check",
  areTexts: "check", areWhole: "check", areOf: "check", areAll: "check",
  module: "decoder", deprecatedModule: "decoder", decoder: "decoder", once: "decoder",
  encodeWith: "encode",
  standardOf: "standard",
  requestDecoder: "request",
  required: "parameters", deprecated: "parameters", sensitive: "parameters", orAll: "parameters", repeatable: "parameters", upTo: "parameters",
  slot: "parameters", checked: "parameters",
  string: "strings", strings: "strings", boolean: "strings",
  integer: "numbers", integers: "numbers", limit: "numbers",
  namespace: "namespaces", namespaces: "namespaces",
  timestamp: "timestamps", timestamps: "timestamps",
  user: "users", users: "users",
  titled: "title-parameters", titles: "title-parameters",
  oneOf: "enumerations", someOf: "enumerations", oldValues: "enumerations", open: "enumerations", refusedWith: "enumerations",
  given: "tests", filled: "tests", holds: "tests", pages: "tests", role: "tests", both: "tests",
  exactlyOneOf: "rules", atMostOneOf: "rules", atLeastOneOf: "rules", needs: "rules", excludes: "rules", contradiction: "rules", notEmpty: "rules",
  cap: "rules", warning: "rules", when: "rules", unless: "rules",
  dropping: "syntax", except: "syntax", only: "syntax", id: "syntax", word: "syntax",
  title: "title-syntax", titlePart: "title-syntax", titlePrefix: "title-syntax", inNamespace: "title-syntax",
  ip: "address-syntax",
  text: "continues", whole: "continues", time: "continues", hex: "continues", fraction: "continues", bit: "continues", exactly: "continues",
  form: "continues", formWhere: "continues", continues: "continues",
} as const;

export type RuntimeName = keyof typeof homes;
