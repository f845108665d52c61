import { statusRemark } from "./marks.ts";
import type { ContinueForm, Syntax, WordForm } from "../model/rules.ts";
import { codeSpan } from "../codegen/markdown.ts";
import { errorCode } from "./result.ts";
import { circumstancesProse, tests, type NameOf } from "./remarks.ts";

/** Describes the required syntax of a value in a sentence of Markdown. */
export function syntaxProse(syntax: Syntax, nameOf: NameOf): string {
  const response = syntax.severity === "error" ? "otherwise" : "other values are ignored with the warning";
  const form = circumstancesProse(syntax, nameOf) + formProse(syntax, nameOf);
  return `Form: ${form} (${response} ${errorCode(syntax.error.code)}).${statusRemark(syntax.origin)}`;
}

function formProse(syntax: Syntax, nameOf: NameOf): string {
  switch (syntax.kind) {
    case "title": {
      const where = syntax.namespace === undefined ? "" : ` in the namespace ${syntax.namespace}`;
      return `the title of a page${syntax.local ? " of this site" : ""}${where}`;
    }
    case "title-part": {
      const { namespace } = syntax;
      const where = namespace.kind === "id" ? String(namespace.id) : `in ${codeSpan(nameOf(namespace.parameter))}`;
      return `the beginning of a title without its namespace, which is that ${namespace.kind === "id" ? "with the id " : ""}${where}`;
    }
    case "title-prefix":
      return "the beginning of a title of this site, longer than its namespace";
    case "continue":
      return `${syntax.forms.map((form) => continueProse(form, nameOf)).join("; or ")}${syntax.emptyIsAbsent ? "; or empty" : ""}`;
    case "id":
      return "an id, above 0";
    case "ip": {
      const { rangeOnly, widest } = syntax;
      return `${rangeOnly ? "" : "an IP address or "}a range of IP addresses, not broader than /${widest.v4} or for IPv6 /${widest.v6}`;
    }
    case "listed":
      return "one of the listed values, checked by the module itself";
    case "word":
      return WORDS[syntax.form];
  }
}

const WORDS: Readonly<Record<WordForm, string>> = {
  sha1: "a SHA-1 in hexadecimal digits",
  "sha1-base36": "a SHA-1 in base 36",
  hex: "pairs of hexadecimal digits",
  language: "a language code",
  diffto: "the id of a revision, `prev`, `next` or `cur`",
  "file-key": "a name with an extension",
  "known-language": "a lowercase language code, or `*`",
};

function continueProse(form: ContinueForm, nameOf: NameOf): string {
  const fields = form.fields.map((field) => (field.kind === "literal" ? field.text : `<${field.kind}>`)).join("|");
  const when = form.when.length === 0 ? "" : ` with ${tests(form.when, "and", nameOf)}`;
  const unless = form.unless.length === 0 ? "" : ` without ${tests(form.unless, "or", nameOf)}`;
  return `${codeSpan(fields)}${when}${unless}`;
}
