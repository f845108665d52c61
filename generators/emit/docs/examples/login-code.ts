import { literal, stringLiteral } from "../../../codegen/typescript.ts";
import type { Project } from "../../../model/model.ts";
import type { QueryService } from "../../../model/query.ts";
import { outputName } from "../../../naming/declared-name.ts";
import { clientTypeNames } from "../../../naming/type-names.ts";
import { packageName } from "../../shared/package/package.ts";
import { clientName } from "../../shared/examples/calls.ts";
import type { Block } from "../site.ts";
import { codeBlock } from "./request-code.ts";
import { clientOptions } from "./query-example.ts";

export function loginCode(project: Project, service: QueryService): Block {
  const { create } = clientTypeNames(service);
  const lines = [
    `import { ${create} } from ${stringLiteral(`${packageName(project, "client")}/${outputName(service.id)}/account`)};`,
    "",
    `const ${clientName(service)} = ${create}(${literal(clientOptions(service))});`,
    `await ${clientName(service)}.login(${literal({ name: "User@name-of-the-bot", password: "your password" })});`,
  ];
  return codeBlock("JavaScript", "typescript", lines.join("\n"));
}
