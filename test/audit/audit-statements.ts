import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { rootFolder } from "../support/emit.ts";
import { catalogueNotation, type Catalogue } from "./catalogue-notation.ts";
import { textNamed, type HeldTexts } from "./held-texts.ts";
import { identifiersIn } from "./identifiers.ts";

export interface StatementsAudit {
  readonly service: string;
  readonly count: number;
  readonly faults: readonly string[];
}

/** A statement, as its document writes it. */
export interface Written {
  readonly statement: string;
  /** One of these stands in the document. */
  readonly forms: readonly RegExp[];
}

interface Stated {
  readonly service: string;
  readonly document: string;
  readonly writtenOf: (data: unknown) => readonly Written[];
}

const STATED: readonly Stated[] = [
  { service: "exchange", document: "exchange-management-api", writtenOf: identifiersIn },
  { service: "query", document: "content-query-catalogue", writtenOf: (data) => catalogueNotation(data as Catalogue) },
];

/** Holds the statements that the tests compare the spec with against the documents that are here. */
export function auditStatements(held: HeldTexts): readonly StatementsAudit[] {
  return STATED.flatMap(({ service, document, writtenOf }) => {
    const text = textNamed(held, document);
    if (text === undefined) return [];
    const data: unknown = parse(readFileSync(join(rootFolder, `spec/sources/statements/${service}.yaml`), "utf8"));
    return [{ service, ...compareWritten(writtenOf(data), text) }];
  });
}

export function compareWritten(written: readonly Written[], text: string): Omit<StatementsAudit, "service"> {
  const lost = written.filter(({ forms }) => !forms.some((form) => form.test(text)));
  return { count: written.length, faults: lost.map(({ statement }) => `the document does not have ${statement}`) };
}
