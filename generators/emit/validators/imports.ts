import { stringLiteral } from "../../codegen/typescript.ts";

/** What a file takes from the runtime: gathered while its text is made, printed above it. */
export interface Imports {
  /** Takes a name and returns it. */
  use(name: RuntimeName): RuntimeName;
  /** All that were taken. */
  names(): readonly RuntimeName[];
}

export function imports(): Imports {
  const taken = new Set<RuntimeName>();
  return {
    use: (name) => (taken.add(name), name),
    names: () => [...taken].sort(),
  };
}

/** Names of another file, on one line if there is room. */
export function importLine(names: readonly string[], path: string): string {
  const line = `import { ${names.join(", ")} } from ${stringLiteral(path)};\n`;
  return line.length <= 140 ? line : `import {\n${names.map((name) => `  ${name},\n`).join("")}} from ${stringLiteral(path)};\n`;
}

/** The file of the runtime in which each name is at home. */
export const homes = {
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
  isListOf: "resource-check", isMapOf: "resource-check", hasOnly: "resource-check", lengthOf: "resource-check",
  decodeFields: "resource-decode", readDestinations: "resource-destinations", standardOfDecoder: "resource-standard",
  isMoment: "resource-moment", momentOf: "resource-moment", wholeOf: "resource-whole",
} as const;

export type RuntimeName = keyof typeof homes;
