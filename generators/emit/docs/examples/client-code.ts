import { literal } from "../../../codegen/literal.ts";
import { stringLiteral } from "../../../codegen/typescript.ts";
import type { Project, Service } from "../../../model/model.ts";
import { outputName } from "../../../naming/declared-name.ts";
import { packageName } from "../../shared/package/data-package.ts";
import type { Code } from "../site.ts";
import { codeBlock } from "./code-block.ts";

/** Returns a call with all the code that a file needs to run it. */
export function clientCode(
  project: Project,
  { id }: Service,
  create: string,
  client: string,
  options: object,
  call: string,
): Code {
  const entry = `${packageName(project, "client")}/${outputName(id)}`;
  const lines = [
    `import { ${create} } from ${stringLiteral(entry)};`,
    "",
    `const ${client} = ${create}(${literal(options)});`,
    call,
  ];
  return codeBlock("JavaScript", "typescript", lines.join("\n"));
}
