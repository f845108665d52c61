import { quote } from "../../../generators/codegen/unsafe.ts";

/** A string literal. Python reads the escapes of JSON, but for surrogates by halves, which no text of a spec has. */
export function pythonString(text: string): string {
  return quote(text);
}

export interface Member {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
}

/** Uses the call syntax, which allows any string as a key. Optional members are in a base class with `total=False`. */
export function typedDict(name: string, comment: string, members: readonly Member[]): string {
  const body = (required: boolean): string =>
    members
      .filter((member) => member.required === required)
      .map((member) => `    ${pythonString(member.name)}: ${quotedType(member.type)},\n`)
      .join("");
  return [
    `# ${comment.replace(/\s+/g, " ")}\n`,
    `${name}Required = TypedDict(${pythonString(`${name}Required`)}, {\n${body(true)}})\n`,
    `${name}Optional = TypedDict(${pythonString(`${name}Optional`)}, {\n${body(false)}}, total=False)\n\n`,
    `class ${name}(${name}Required, ${name}Optional):\n    pass\n`,
  ].join("\n");
}

/** The whole type in quotes: it may name types that come later, or itself. */
function quotedType(type: string): string {
  return pythonString(type);
}
