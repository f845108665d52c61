/** An OpenAPI document, version 3.1. */
interface OpenApiDocument {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly [key: string]: unknown };
  readonly paths: { readonly [path: string]: { readonly [key: string]: unknown } };
  readonly components: { readonly [section: string]: { readonly [name: string]: unknown } };
  readonly [key: string]: unknown;
}

declare const document: OpenApiDocument;
export default document;
