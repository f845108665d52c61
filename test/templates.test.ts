import handlebars from "handlebars";
import { expect, test } from "vitest";
import { helpers } from "../generators/codegen/template.ts";
import { readFiles } from "./support/files.ts";
import { join } from "node:path";
import { rootFolder } from "./support/emit.ts";

const templates = readFiles(join(rootFolder, "templates"));
const blocks = ["each", "if"];

/** Finds Mustache tags that print a value without naming its context, and blocks that templates do not support. */
function faults(text: string): readonly string[] {
  const found: string[] = [];
  const visitor = new handlebars.Visitor();
  visitor.MustacheStatement = (mustache) => {
    const name = (mustache.path as hbs.AST.PathExpression).original;
    const isHole = mustache.escaped && mustache.params.length === 1 && mustache.params[0]!.type === "PathExpression";
    if (!Object.hasOwn(helpers, name) || !isHole) found.push(`{{${name}}}`);
  };
  visitor.BlockStatement = function (this: hbs.AST.Node & handlebars.Visitor, block) {
    if (!blocks.includes(String(block.path.original))) found.push(`{{#${block.path.original}}}`);
    handlebars.Visitor.prototype.BlockStatement.call(this, block);
  };
  for (const kind of [
    "PartialStatement",
    "PartialBlockStatement",
    "Decorator",
    "DecoratorBlock",
    "SubExpression",
  ] as const) {
    visitor[kind] = () => void found.push(kind);
  }
  visitor.accept(handlebars.parse(text));
  return found;
}

test("there are templates", () => expect(templates.size).toBeGreaterThan(4));

test.each([...templates].filter(([path]) => path.endsWith(".hbs")))("%s names the context of every value", (_, text) =>
  expect(faults(text)).toEqual([]),
);

test.each([
  "{{title}}",
  "{{{title}}}",
  "{{md}}",
  "{{#each a}}{{this}}{{/each}}",
  "{{> x}}",
  "{{#with a}}{{/with}}",
  "{{lookup a b}}",
  "{{md (lookup a b)}}",
])("%s is refused", (text) => expect(faults(text)).not.toEqual([]));
