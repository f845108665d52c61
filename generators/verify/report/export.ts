import type { Json, JsonObject } from "../../codegen/json.ts";
import { entryYaml } from "../../edit/yaml.ts";
import { groupBy } from "../../model/group-by.ts";
import { bodyText, type Capture, type Case, type Step } from "../suite/case.ts";
import { keyParts, urlOf, type Target } from "../run/target.ts";

/** The forms of an exported suite, by the end of the file's name. */
export const exportForms = { ".jsonl": jsonLines, ".http": httpFile, ".arazzo.yaml": arazzo } as const;

type Targets = ReadonlyMap<string, Target>;

/** Writes a case a line. */
function jsonLines(cases: readonly Case[]): string {
  return cases.map((one) => `${JSON.stringify(one)}\n`).join("");
}

/** Writes requests for editors that send them. Keys are variables of the editor's environment. */
function httpFile(cases: readonly Case[], targets: Targets): string {
  return cases
    .flatMap((one) => one.steps.map((step, index) => httpRequest(one, step, index, targets.get(one.service)!)))
    .join("\n");
}

function httpRequest(one: Case, step: Step, index: number, target: Target): string {
  const name = (at: number): string => `${one.id}-${at + 1}`.replace(/[^A-Za-z0-9]+/g, "_");
  const from = one.steps.findIndex(({ captures }) => captures.length > 0);
  const values = (one.steps[from]?.captures ?? []).map(
    ({ name: variable, paths, header }) =>
      [
        variable,
        `{{${name(from)}.response.${header === undefined ? `body.$${jsonPath(paths[0]!)}` : `headers.${header}`}}}`,
      ] as const,
  );
  const key = keyParts({ ...target, keys: new Map([["", "{{key}}"]]) }, step.credential) ?? { headers: [], query: [] };
  const withValues = (text: string): string =>
    values.reduce(
      (filled, [variable, value]) => filled.replaceAll(`{${variable}}`, value).replaceAll(`%7B${variable}%7D`, value),
      text,
    );
  const url = withValues(urlOf(target, step, new Map(), key.query));
  const { body } = step;
  const head = [
    ...[...key.headers, ...step.headers].map(([header, value]) => `${header}: ${withValues(value)}`),
    ...(body === undefined ? [] : [`Content-Type: ${body.mediaType}`]),
  ];
  const text = body === undefined ? [] : ["", bodyText(body)];
  return [
    `### ${one.id}: ${expectationText(one)}`,
    `# @name ${name(index)}`,
    `${step.method} ${url}`,
    ...head,
    ...text,
    "",
  ].join("\n");
}

/** Returns whether a step is an item of a list. Exports use the first one, because a pointer cannot name the last. */
function isItem(step: string): boolean {
  return step === "*" || step === "$";
}

function jsonPath(path: readonly string[]): string {
  return path.map((step) => (isItem(step) ? "[0]" : `.${step}`)).join("");
}

function expectationText({ claim, expect }: Case): string {
  const codes = "codes" in expect ? ` ${expect.codes.join(" or ")}` : "";
  return `${claim.subject} ${claim.attribute}, ${expect.kind}${codes}`;
}

/** Writes a workflow of the Arazzo Specification for each case whose requests the OpenAPI documents describe. */
function arazzo(cases: readonly Case[], targets: Targets): string {
  const expressible = cases.filter(({ steps }) => steps.every(({ template }) => template !== undefined));
  const services = [...groupBy(expressible, ({ service }) => service).keys()];
  const document: JsonObject = {
    info: { title: "Cases of kiln verify", version: "1.0.0" },
    sourceDescriptions: services.map((name) => ({
      name,
      url: `${targets.get(name)!.url}/openapi.json`,
      type: "openapi",
    })),
    workflows: expressible.map(workflow),
  };
  return `${["arazzo: 1.0.1", ...Object.entries(document).map(([key, value]) => entryYaml(key, value!, 0))].join("\n")}\n`;
}

function workflow(one: Case): JsonObject {
  return {
    workflowId: workflowId(one),
    summary: expectationText(one),
    steps: one.steps.map((step, index) => arazzoStep(one, step, index)),
  };
}

function workflowId({ id }: Case): string {
  return id.replace(/[^A-Za-z0-9_-]+/g, "-");
}

function arazzoStep(one: Case, step: Step, index: number): JsonObject {
  const path = step.template!.replaceAll("~", "~0").replaceAll("/", "~1");
  const from = one.steps.findIndex(({ captures }) => captures.length > 0);
  const valueOf = (value: string): string =>
    /^\{\w+\}$/.test(value) && from >= 0
      ? `$steps.${workflowId(one)}-${from + 1}.outputs.${value.slice(1, -1)}`
      : value;
  const parts = step.path.split("/");
  const inPath = step
    .template!.split("/")
    .flatMap((part, at) =>
      part.startsWith("{") ? [{ name: part.slice(1, -1), in: "path", value: valueOf(parts[at] ?? "") }] : [],
    );
  const { body, captures } = step;
  const criteria =
    index === one.steps.length - 1 && one.expect.kind === "refused" ? [] : [{ condition: "$statusCode < 400" }];
  return {
    stepId: `${workflowId(one)}-${index + 1}`,
    operationPath: `{$sourceDescriptions.${one.service}.url}#/paths/${path}/${step.method.toLowerCase()}`,
    parameters: [
      ...inPath,
      ...step.query.map(([name, value]) => ({ name, in: "query", value: valueOf(value) })),
      ...step.headers.map(([name, value]) => ({ name, in: "header", value: valueOf(value) })),
    ],
    ...(body !== undefined && {
      requestBody: { contentType: body.mediaType, payload: body.kind === "json" ? body.value : body.text },
    }),
    ...(criteria.length > 0 && { successCriteria: criteria }),
    ...(captures.length > 0 && { outputs: outputsOf(captures) }),
  };
}

function outputsOf(captures: readonly Capture[]): { readonly [name: string]: Json } {
  return Object.fromEntries(
    captures.map(({ name, paths, header }) => [
      name,
      header === undefined
        ? `$response.body#/${paths[0]!.map((step) => (isItem(step) ? "0" : step)).join("/")}`
        : `$response.header.${header}`,
    ]),
  );
}
