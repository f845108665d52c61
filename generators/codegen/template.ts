import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Html, htmlAttribute, htmlText, htmlUrl } from "./html.ts";
import { codeCell, codeSpan, inlineProse, inlineText, tableCell } from "./markdown.ts";
import { escapeUnsafe } from "./unsafe.ts";

/**
 * The contexts in which a template can print a value. A template must name one for every value, as in `{{md title}}`:
 * `test/templates.test.ts` rejects a bare `{{title}}`.
 */
export const helpers = {
  md: inlineText,
  /** Like `md`, but keeps code spans. */
  prose: inlineProse,
  cell: tableCell,
  code: codeSpan,
  codecell: codeCell,
  /** A JSON or TypeScript literal. */
  json: (value: unknown) => JSON.stringify(value, undefined, 2).split("\n").map(escapeUnsafe).join("\n"),
  html: htmlText,
  attribute: htmlAttribute,
  url: htmlUrl,
  /** HTML that is already escaped. */
  markup: (html: unknown) => {
    if (html instanceof Html) return html.toString();
    throw new Error(`A template was given text where it takes HTML: ${String(html)}`);
  },
  line: (text: string) => escapeUnsafe(text.replace(/\s+/g, " ")),
} as const;

type Render = (data: object) => string;

const compiled = new Map<string, Render>();

/**
 * Renders a template of `templates/`. Files without the extension `.hbs` are copied unchanged. Templates are part of
 * the program and load once, on first use. So does Handlebars, which takes longer to load than most emitters take to
 * run.
 */
export function renderTemplate(path: string, data: object): string {
  let render = compiled.get(path);
  if (render === undefined) compiled.set(path, (render = compile(path)));
  return render(data);
}

export function renderHtml(path: `${string}.html.hbs`, data: object): Html {
  return Html.of(renderTemplate(path, data));
}

function compile(path: string): Render {
  const text = readFileSync(new URL(`../../templates/${path}`, import.meta.url), "utf8").replaceAll("\r\n", "\n");
  if (!path.endsWith(".hbs") || !text.includes("{{")) return () => text;
  const handlebars = loadHandlebars();
  for (const [name, helper] of Object.entries(helpers)) {
    handlebars.registerHelper(name, (value: unknown) => (helper as (value: unknown) => string)(textual(name, value)));
  }
  const knownHelpers = Object.fromEntries(Object.keys(helpers).map((name) => [name, true]));
  return handlebars.compile(text, { noEscape: true, strict: true, knownHelpersOnly: true, knownHelpers });
}

/** Loads the single-file bundle of Handlebars, which takes half the time of loading its modules. */
function loadHandlebars(): typeof import("handlebars") {
  return (createRequire(import.meta.url)("handlebars/dist/handlebars.js") as typeof import("handlebars")).create();
}

function textual(helper: string, value: unknown): unknown {
  return helper === "json" || helper === "markup" || typeof value === "string" ? value : String(value);
}
