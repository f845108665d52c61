import { camelCase, pascalCase } from "../../naming/type-names.ts";

export function mockNames({ id }: { readonly id: string }) {
  const [name, lower] = [pascalCase(id), camelCase(id)];
  return {
    create: `${lower}Mock`,
    mock: `${name}Mock`,
    options: `${name}MockOptions`,
    data: `${name}MockData`,
    handlers: `${name}MockHandlers`,
    code: `${name}ErrorCode`,
    kind: `${name}KeyKind`,
    mswHandlers: `${lower}Handlers`,
    mswOverrides: `${lower}Overrides`,
  };
}
