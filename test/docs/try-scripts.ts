import { join } from "node:path";
import type { RequestForm } from "../../generators/emit/docs/forms/request-form.ts";

/* The scripts of the forms, which are plain JavaScript that browsers run as it is, with their types. */

const folder = join(import.meta.dirname, "../../templates/docs/script/try");
const script = (name: string): Promise<unknown> => import(join(folder, `${name}.js`));

/** The texts of each field of a form. */
export type Values = readonly (readonly string[])[];
export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string | undefined;
}
export interface Found {
  readonly at: number | "body" | undefined;
  readonly text: string;
  readonly isError: boolean;
}
export const { requestOf } = (await script("request")) as { requestOf(form: RequestForm, values: Values, body: string | undefined, key: string): Sent };
export const { curlOf, shellWord } = (await script("curl")) as { curlOf(request: Sent, base: string): string; shellWord(text: string): string };
export const { codeOf, literal } = (await script("code")) as { codeOf(form: RequestForm, values: Values, body: unknown, base: string, key: string): string; literal(value: unknown): string };
export const { findingsOf } = (await script("check")) as { findingsOf(form: RequestForm, values: Values, body: string, validators: unknown): readonly Found[] };
