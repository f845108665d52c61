import { OMITTED, type Claim } from "./claim.ts";

/** Members whose order is part of the document's statements. */
const ordered = new Set(["parameters", "values", "identities"]);

export function isOrdered(path: readonly string[]): boolean {
  return ordered.has(path.at(-1) ?? "");
}

/** Returns the statements of the document that the spec lacks or changes, and claims of the spec without a source. */
export function compareClaims(stated: Claim, found: Claim, path: readonly string[]): readonly string[] {
  return [
    ...faultOfValue(stated, found, path),
    ...faultsOfMembers(stated, found, path),
    ...faultOfOrder(stated, found, path),
  ];
}

function faultOfValue(stated: Claim, found: Claim, path: readonly string[]): readonly string[] {
  if (stated.value === OMITTED) {
    return found.by === undefined ? [`${at(path)}: the document omits it, so cite its decision.`] : [];
  }
  if (found.by !== undefined) return [`${at(path)}: the document states it, so write it plainly, without ${found.by}.`];
  if (stated.value === undefined || stated.value === found.value) return [];
  return [`${at(path)}: the document states ${stated.value}, and the spec has ${found.value}.`];
}

function faultsOfMembers(stated: Claim, found: Claim, path: readonly string[]): readonly string[] {
  const lost = [...stated.members].flatMap(([name, claim]) => {
    const other = found.members.get(name);
    if (other === undefined) return [`${at([...path, name])}: the document states it, and the spec does not have it.`];
    return compareClaims(claim, other, [...path, name]);
  });
  const added = [...found.members].filter(([name]) => !stated.members.has(name));
  return [...lost, ...added.flatMap(([name, claim]) => unsourced(claim, [...path, name]))];
}

function unsourced(claim: Claim, path: readonly string[]): readonly string[] {
  if (claim.by !== undefined || claim.wording === true) return [];
  if (claim.value === undefined)
    return [...claim.members].flatMap(([name, inner]) => unsourced(inner, [...path, name]));
  return [
    `${at(path)}: no statement of the document. Cite its decision (\`by: D-…\`); ` +
      "or, where a newer edition of the document has it, add it to the statements in spec/sources/statements/.",
  ];
}

function faultOfOrder(stated: Claim, found: Claim, path: readonly string[]): readonly string[] {
  if (!isOrdered(path)) return [];
  const wanted = [...stated.members.keys()].filter((name) => found.members.has(name));
  const actual = [...found.members.keys()].filter((name) => stated.members.has(name));
  if (wanted.join("\n") === actual.join("\n")) return [];
  return [`${at(path)}: the document's order is ${wanted.join(", ")}; the spec's ${actual.join(", ")}.`];
}

function at(path: readonly string[]): string {
  return path.join(" › ");
}
