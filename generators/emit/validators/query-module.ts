import type { Module, QueryService } from "../../model/query.ts";
import { stringLiteral } from "../../print/typescript.ts";
import { remark } from "./code.ts";
import { imports } from "./imports.ts";
import { checkCode, type Making } from "./query-check.ts";
import { moduleCode } from "./query-decode.ts";
import { valueLists, type SharedValues } from "./value-lists.ts";

/** The file of a module: what of it only one function needs is left out by a bundler that is asked for another. */
export function moduleText(service: QueryService, module: Module, shared: ReadonlyMap<string, SharedValues>): string {
  const taken = imports("../runtime");
  const making: Making = { service, module, imports: taken, lists: valueLists(shared, taken) };
  const check = checkCode(making);
  const description = moduleCode(making);
  const prefix = stringLiteral(module.prefix);
  const body = [
    `export const parameters = /* @__PURE__ */ ${taken.use("once")}(() =>\n  ${description},\n);\n\n`,
    `export const decode = /* @__PURE__ */ ${taken.use("decoder")}(parameters);\n\n`,
    `export const encode = (value, options) => ${taken.use("encodeWith")}(${prefix}, value, options);\n\n`,
    `export const standard = /* @__PURE__ */ ${taken.use("standardOf")}(accepts, requiredNames);\n`,
  ];
  const lists = making.lists.print();
  return `${remark(`The parameters of ${module.name}. Generated: change the spec instead.`)}\n${taken.print()}\n${lists}${check}\n${body.join("")}`;
}
