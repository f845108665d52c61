import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { Service } from "../../generators/model/model.ts";
import { claimsOf } from "../spec/claims-of.ts";
import { statementPlacesOf } from "../spec/statement-places.ts";
import { rootFolder } from "../support/emit.ts";
import { catalogueNotation, type Catalogue } from "./catalogue-notation.ts";
import { textNamed, type HeldTexts } from "./held-texts.ts";
import { catalogueSurplus } from "./catalogue-surplus.ts";
import { identifiersIn } from "./identifiers.ts";
import { numberedUnits } from "./numbered-units.ts";
import { placeStatements, type PlacedStatement } from "./place-statements.ts";

export interface StatementsAudit {
  readonly service: string;
  readonly document: string;
  /** Number of statement parts searched for in the document. `faults` lists the missing ones. */
  readonly count: number;
  readonly faults: readonly string[];
  /** Differences between the document and the statements, in both directions. */
  readonly surplus: readonly string[];
  readonly placed: readonly PlacedStatement[];
}

/** A statement, in the notation of its document. */
export interface Written {
  readonly statement: string;
  /** The document must contain one of these. */
  readonly forms: readonly RegExp[];
}

interface Stated {
  readonly service: string;
  readonly document: string;
  readonly writtenOf: (data: unknown) => readonly Written[];
  /** Returns the facts that the document contains and the statements lack, as far as its notation shows them. */
  readonly surplusOf: (data: unknown, text: string) => readonly string[];
}

const STATED: readonly Stated[] = [
  { service: "exchange", document: "exchange-management-api", writtenOf: identifiersIn, surplusOf: () => [] },
  {
    service: "query",
    document: "content-query-catalogue",
    writtenOf: (data) => catalogueNotation(data as Catalogue),
    surplusOf: (data, text) => catalogueSurplus(data as Catalogue, text),
  },
];

/** Compares the statements that the tests use with the documents that are available. */
export function auditStatements(held: HeldTexts, services: readonly Service[]): readonly StatementsAudit[] {
  return STATED.flatMap(({ service, document, writtenOf, surplusOf }) => {
    const text = textNamed(held, document);
    if (text === undefined) return [];
    const data: unknown = parse(readFileSync(join(rootFolder, `spec/sources/statements/${service}.yaml`), "utf8"));
    const found = claimsOf(services.find(({ id }) => id === service)!);
    const [units, places] = [numberedUnits(text), statementPlacesOf(service)];
    const beyond = places.slice(units.length).map(({ number }) => `the document has no statement ${number}`);
    return [
      {
        service,
        document,
        placed: placeStatements(units, places, found),
        ...compareWritten(writtenOf(data), text),
        surplus: [...surplusOf(data, text), ...beyond],
      },
    ];
  });
}

export function compareWritten(written: readonly Written[], text: string): Pick<StatementsAudit, "count" | "faults"> {
  const lost = written.filter(({ forms }) => !forms.some((form) => form.test(text)));
  return { count: written.length, faults: lost.map(({ statement }) => `the document does not have ${statement}`) };
}
