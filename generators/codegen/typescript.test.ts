import fc from "fast-check";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { docComment, propertyKey, stringLiteral, variableName } from "./typescript.ts";

const text = fc.oneof(
  fc.string({ unit: "binary" }),
  fc
    .array(fc.constantFrom("*", "/", "\\", "\n", "\r", "\u2028", "@x", '"', "a", "`", "${", "\u202e"))
    .map((parts) => parts.join("")),
);

function parsed(source: string): ts.SourceFile {
  const file = ts.createSourceFile("x.ts", source, ts.ScriptTarget.Latest, true);
  expect((file as unknown as { parseDiagnostics: readonly unknown[] }).parseDiagnostics, source).toEqual([]);
  return file;
}

describe("stringLiteral", () => {
  it("is one literal with exactly the text", () => {
    fc.assert(
      fc.property(text, (value) => {
        const [statement] = parsed(`${stringLiteral(value)};`).statements;
        const { expression } = statement as ts.ExpressionStatement;
        expect(ts.isStringLiteral(expression) && expression.text).toBe(value);
      }),
    );
  });
});

describe("propertyKey", () => {
  it("is plain for identifiers only, and never sets a prototype", () => {
    expect(["limit", "content-format", "1a", "__proto__", "x;y"].map((name) => propertyKey(name))).toEqual([
      "limit",
      '"content-format"',
      '"1a"',
      '["__proto__"]',
      '"x;y"',
    ]);
  });
});

describe("docComment", () => {
  it("is one comment, whatever the text", () => {
    fc.assert(
      fc.property(text, (value) => {
        const { statements } = parsed(`${docComment(value, "  ")}const after = 1;`);
        expect(statements).toHaveLength(1);
        expect(ts.getJSDocTags(statements[0]!)).toEqual([]);
      }),
    );
  });

  it("is one comment, whatever the text of a tag", () => {
    fc.assert(
      fc.property(text, (value) => {
        const { statements } = parsed(`${docComment("How many.", "  ", [`@see ${value}`])}const after = 1;`);
        expect(statements).toHaveLength(1);
        expect(ts.getJSDocTags(statements[0]!)[0]?.tagName.text).toBe("see");
      }),
    );
  });

  it("is on one line if the text is", () => expect(docComment("How many.")).toBe("/** How many. */\n"));
});

describe("the name of a variable", () => {
  it.each(["null", "class", "await", "let", "1a", "a-b", "plan"])("is a valid identifier for any name: %s", (name) => {
    expect(parsed(`const ${variableName(name)} = 1;`).statements).toHaveLength(1);
    expect(() => new Function(`"use strict"; const ${variableName(name)} = 1;`)).not.toThrow();
  });
});
