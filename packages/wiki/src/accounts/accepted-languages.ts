export interface AcceptedLanguage {
  /** From 0 to 1. */
  readonly q: number;
  readonly code: string;
}

const form = /^([a-z]{1,8}(?:-[a-z\d]{1,8})*|\*)(?:;q=([01](?:\.\d{1,3})?))?$/;

/** Returns the languages of an `Accept-Language` header, the most preferred first. */
export function acceptedLanguages(header: string): readonly AcceptedLanguage[] {
  return header
    .toLowerCase()
    .split(",")
    .flatMap((part) => {
      const [, code, q = "1"] = form.exec(part.replace(/\s/g, "")) ?? [];
      return code === undefined || Number(q) === 0 ? [] : [{ q: Number(q), code }];
    })
    .toSorted((one, other) => other.q - one.q);
}
