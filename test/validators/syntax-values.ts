import type { ContinueField, Syntax, WordForm } from "../../generators/model/rules.ts";
import type { Random } from "../support/random.ts";
import { meets, type Asked } from "./meets.ts";

const names = ["Foo", "A+B=C & D", "50% of it", "名前", "𝕏 and 😀", "Ünal (disambiguation)", "A, B"];
const namespaces: Readonly<Record<number, string>> = { 6: "File", 14: "Category" };

const words: Readonly<Record<WordForm, readonly string[]>> = {
  sha1: ["0123456789abcdef0123456789ABCDEF01234567"],
  "sha1-base36": ["0123456789abcdefghijklmnopqrstu"],
  hex: ["", "00", "c3A9"],
  language: ["en", "x-%-y", "zh+hant=1", "😀"],
  diffto: ["12", "prev", "next", "cur"],
  "file-key": ["1d3m4y581grg.8t1jma.1.png", "a.", "..."],
  "known-language": ["en", "zh-hant", "es-419"],
};

/** Returns a value that matches the syntax in the given request, or `undefined` if no value can. */
export function syntaxValue(
  syntax: Syntax,
  asked: Asked,
  namespace: number | undefined,
  chance: Random,
): string | number | undefined {
  switch (syntax.kind) {
    case "title":
      return title(syntax.namespace ?? namespace, chance);
    case "title-part":
      return chance.chance(0.2) ? "" : chance.pick(names);
    case "title-prefix":
      return title(undefined, chance);
    case "continue": {
      const forms = syntax.forms.filter(
        ({ when, unless }) =>
          when.every((test) => meets(asked, test, true)) && !unless.some((test) => meets(asked, test, false)),
      );
      return forms.length === 0
        ? undefined
        : chance
            .pick(forms)
            .fields.map((field) => continueField(field, chance))
            .join("|");
    }
    case "id":
      return chance.pick([1, 42, 2 ** 31, 2 ** 62]);
    case "ip":
      return chance.pick(["192.0.2.0/24", "2001:db8::/32", ...(syntax.rangeOnly ? [] : ["192.0.2.1", "::1"])]);
    case "word":
      return chance.pick(words[syntax.form]);
    case "listed":
      return undefined;
  }
}

export function title(namespace: number | undefined, chance: Random): string {
  const start =
    namespace === undefined ? chance.pick(["", "User:", "Help talk:", "File:"]) : `${namespaces[namespace]!}:`;
  return start + chance.pick(names);
}

function continueField(field: ContinueField, chance: Random): string {
  switch (field.kind) {
    case "literal":
      return field.text;
    case "text":
      return chance.pick(["", "Foo_bar", "a+b&c=d%7C", "😀"]);
    case "integer":
      return chance.pick(["0", "-7", "9223372036854775807"]);
    case "timestamp":
      return chance.pick(["20010115145600", "00000101000000"]);
    case "hex":
      return chance.pick(["", "c3a9"]);
    case "fraction":
      return "0.123";
    case "bit":
      return chance.pick(["0", "1"]);
  }
}
