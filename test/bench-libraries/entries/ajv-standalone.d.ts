declare module "ajv-standalone" {
  const validators: Readonly<Record<string, (data: unknown) => boolean>>;
  export = validators;
}
