import { camelCase, pascalCase } from "../../naming/type-names.ts";

export interface MockNames {
  readonly create: string;
  readonly mock: string;
  readonly options: string;
  readonly data: string;
  readonly handlers: string;
  readonly code: string;
  readonly kind: string;
  readonly mswHandlers: string;
  readonly mswOverrides: string;
}

export function mockNames({ id }: { readonly id: string }): MockNames {
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
