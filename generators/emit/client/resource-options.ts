import { statusRemark } from "../../describe/marks.ts";
import { needsKey, operationsOf } from "../../model/operations.ts";
import type { ResourceService } from "../../model/resource.ts";
import type { GeneratedFile } from "../../codegen/generated-file.ts";
import { codeSpan } from "../../codegen/markdown.ts";
import { lineComment, stringLiteral } from "../../codegen/typescript.ts";
import { defaultUrl, keyPlaces } from "../../naming/resource-paths.ts";
import { hasForms } from "./resource-facts.ts";
import { formParameter, typeParameters } from "./type-parameters.ts";
import { runtimeType } from "./resource-runtime.ts";

/** What a client of the service takes. */
export function optionsText(service: ResourceService, file: GeneratedFile, name: string): string {
  const members = [
    ...baseUrlMember(service),
    ...keyMembers(service, file),
    ...tenantMember(service),
    ...answerMembers(service, file),
  ];
  const parameters = typeParameters(hasForms(service) ? [formParameter(file)] : []);
  const doc = lineComment(`The options of a client of ${service.title}.`);
  return `${doc}export interface ${name}${parameters} extends ${runtimeType(file, "TransportOptions")} {\n${members.join("")}}\n`;
}

function baseUrlMember(service: ResourceService): readonly string[] {
  const {
    baseUrl,
    baseUrlVariables: [variable],
  } = service;
  const url = defaultUrl(service);
  const fallback = url === undefined ? "" : ` ${codeSpan(url)}${statusRemark(baseUrl)} by default.`;
  const doc = lineComment((variable?.description ?? "The base URL of the service.") + fallback, "  ");
  return [`${doc}  readonly baseUrl${url === undefined ? ": string | URL" : "?: string | URL | undefined"};\n`];
}

/** Without a key where no operation needs one. */
function keyMembers(service: ResourceService, file: GeneratedFile): readonly string[] {
  if (!needsKey(service)) return [];
  const source =
    "The key, or a function that returns it. The function is called before each request, and again with `true` if the service rejects the key.";
  const places = keyPlaces(service);
  const where = places.map((place) => {
    const name = codeSpan(place.in === "bearer" ? `${place.name}: Bearer …` : place.name);
    return `${codeSpan(place.in)} (${name}${statusRemark(place.nameFact)})`;
  });
  const prose = `The place of the key in a request: ${where.join(", ")}; the default is the first. A key in a URL may end up in logs.`;
  const type = places.map((place) => stringLiteral(place.in)).join(" | ") || "never";
  const keyIn = places.length === 0 ? [] : [`${lineComment(prose, "  ")}  readonly keyIn?: ${type} | undefined;\n`];
  return [`${lineComment(source, "  ")}  readonly key: ${runtimeType(file, "KeySource")};\n`, ...keyIn];
}

function tenantMember(service: ResourceService): readonly string[] {
  if (service.tenant === undefined || operationsOf(service).every(({ tenant }) => tenant === "none")) return [];
  return [`${lineComment("The default tenant of calls.", "  ")}  readonly tenant?: string | undefined;\n`];
}

/** How answers are given, where there is a choice, and whether they are checked. */
function answerMembers(service: ResourceService, file: GeneratedFile): readonly string[] {
  const form =
    "The form of results: `readable` (the default) adds readable names to those of the service, `raw` returns them unchanged.";
  const validate =
    "Checks requests before they are sent: `true` loads the package of the validators; a function is called directly.";
  const check = "Checks success responses: `true` loads the package of the validators; a function is called directly.";
  return [
    ...(hasForms(service) ? [`${lineComment(form, "  ")}  readonly answers?: As | undefined;\n`] : []),
    `${lineComment(validate, "  ")}  readonly validate?: boolean | ${runtimeType(file, "ValidateRequest")} | undefined;\n`,
    `${lineComment(check, "  ")}  readonly check?: boolean | ${runtimeType(file, "CheckAnswer")} | undefined;\n`,
  ];
}
