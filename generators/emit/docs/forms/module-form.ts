import { valueProse } from "../../../describe/parameter.ts";
import type { Model } from "../../../model/model.ts";
import type { Module, Parameter, QueryService } from "../../../model/query.ts";
import { valueSetsById } from "../../../model/value-set.ts";
import { groupOf } from "../../../naming/groups.ts";
import { outputName } from "../../../naming/declared-name.ts";
import { clientTypeNames } from "../../../naming/type-names.ts";
import { expandParameters, wireName } from "../../../naming/wire-names.ts";
import { packageName } from "../../shared/package/data-package.ts";
import { clientName, moduleCallParts } from "../../shared/typescript/module-call.ts";
import { plainText, prose } from "../prose.ts";
import { profileOf } from "../../../model/profiles.ts";
import { summaryOf } from "../pages/start.ts";
import { controlOf } from "./control.ts";
import type { FormField, RequestForm } from "../../../../templates/runtime/docs/try/request-form.ts";

/** Returns the form for a request of only this module, or `undefined` if the request format is unknown. */
export function moduleForm({ project }: Model, service: QueryService, module: Module): RequestForm | undefined {
  const { wire } = service;
  const endpoint = wire.endpoint.value;
  const methods = wire.methods.value;
  const selector = groupOf(service, module)?.selector;
  const pages = pageParameters(service, module);
  const parts = moduleCallParts(service, module, pages.length > 0);
  if (endpoint === undefined || selector === undefined || parts === undefined || !methods?.includes("GET"))
    return undefined;
  const errorHeader = wire.errorHeader?.value;
  return {
    service: service.id,
    method: "GET",
    path: endpoint,
    fixed: [...knownConstants(service), [selector, module.name]],
    fields: [
      ...pages.map((parameter) => field(service, parameter, parameter.name, true)),
      ...expandParameters(module.parameters, valueSetsById(service.valueSets)).flatMap(({ parameter, name }) => {
        const wire = wireName(service, module, name);
        return wire === undefined ? [] : [field(service, { ...parameter, name }, wire, false)];
      }),
    ],
    body: undefined,
    // The key is optional for every caller, because most modules work without one.
    key: { in: "bearer", name: "Authorization", option: "accessToken", required: false },
    separators: [wire.separator, wire.alternativeSeparator].flatMap((fact) => fact?.value ?? []),
    validators: `${outputName(service.id)}/${outputName(module.name)}.js`,
    answerHeaders: errorHeader === undefined ? [] : [errorHeader.toLowerCase()],
    errorHeader: errorHeader?.toLowerCase(),
    continuation: profileOf(service)?.continuation,
    code: {
      module: `${packageName(project, "client")}/${outputName(service.id)}`,
      create: clientTypeNames(service).create,
      client: clientName(service),
      address: { option: "endpoint", withPath: true },
      options: { userAgent: "my-tool/1.0 (me@example.org)" },
      before: parts.before,
      after: parts.after,
      arguments: { kind: "module", within: parts.within },
    },
  };
}

function knownConstants({ constants }: QueryService): RequestForm["fixed"] {
  return constants.flatMap(({ name, value }) => {
    const known = value.value;
    return known === undefined ? [] : [[name, known] as const];
  });
}

function pageParameters(service: QueryService, module: Module): readonly Parameter[] {
  if (service.pages === undefined || groupOf(service, module)?.role !== "properties") return [];
  const names = new Set([...service.pages.pages, ...service.pages.revisions]);
  return service.requestParameters.flatMap(({ parameters }) => parameters.filter(({ name }) => names.has(name)));
}

function field(
  service: QueryService,
  { name, type, required, multiple, sensitive, description, default: fact }: Parameter,
  wire: string,
  ofRequest: boolean,
): FormField {
  const value = fact?.value;
  return {
    name,
    wire,
    in: "query",
    required,
    description: summaryOf(description),
    default: value === undefined ? undefined : plainText(prose(valueProse(value))),
    ofRequest,
    control: controlOf(service, type, { several: multiple !== undefined, secret: sensitive, flags: true }),
  };
}
