import { runtimePath, generatedFile, type PrintedFile } from "../../codegen/generated-file.ts";
import { incremental } from "../../model/memo.ts";
import { docComment, lineComment } from "../../codegen/typescript.ts";
import type { Service } from "../../model/model.ts";
import { profileType } from "./query/index.ts";
import { mockNames } from "./mock-names.ts";

/** The runtime files with the handlers of each kind of service and with the type of their overrides. */
const homes: Readonly<
  Record<
    Service["kind"],
    {
      readonly msw: string;
      readonly types: string;
      readonly overrides: string;
      readonly what: string;
      readonly more: string;
    }
  >
> = {
  resource: {
    msw: "resource/mock/msw.js",
    types: "resource/mock/overrides.js",
    overrides: "Overrides",
    what: "operation",
    more: "",
  },
  query: {
    msw: "query/mock/msw.js",
    types: "query/mock/overrides.js",
    overrides: "ModuleOverrides",
    what: "module",
    more: " A request without the module continues to the next handler.",
  },
};

export const mswFiles = incremental((service: Service, folder: string): readonly PrintedFile[] => {
  const names = mockNames(service);
  const { msw, types: typesPath, overrides: overridesName, what, more } = homes[service.kind];
  const code = generatedFile(`${folder}/msw.js`, `Handlers for MSW of ${service.title}.`);
  code.exportFrom(runtimePath(code, msw), `handlersOf as ${names.mswHandlers}`);
  code.exportFrom(runtimePath(code, msw), `overridesOf as ${names.mswOverrides}`);
  const types = generatedFile(`${folder}/msw.d.ts`, `Handlers for MSW of ${service.title}.`);
  const [handler, overrides] = [
    types.importType("msw", "HttpHandler"),
    types.importType(runtimePath(types, typesPath), overridesName),
  ];
  const [mock, handlers] = [types.importType("./index.js", names.mock), types.importType("./index.js", names.handlers)];
  const actions = service.kind === "query" ? profileType(types, service, "ActionOverrides") : undefined;
  const declarations = [
    lineComment(
      `Handlers for \`setupServer\` or \`setupWorker\`: the mock responds to every request to ${service.title}.`,
    ),
    `export declare function ${types.export(names.mswHandlers)}(mock: ${mock}): readonly ${handler}[];\n\n`,
    docComment(
      `A handler for each ${what}, for \`server.use\`: after the checks of the mock, it responds with the ` +
        `given value until MSW resets its handlers.${more}`,
    ),
    `export declare function ${types.export(names.mswOverrides)}(mock: ${mock}): ${overrides}<${handlers}, ` +
      `${handler}>${actions === undefined ? "" : ` & ${actions}<${handler}>`};\n`,
  ];
  return [code.print(""), types.print(declarations.join(""))];
});
