import assert from "node:assert/strict";

/** Checks that the policy allows a page to run and load only the files of its own server. */
export function assertStrict(policy: string | undefined, name: string): void {
  const directives = new Map(
    (policy ?? "")
      .split(";")
      .map((directive) => directive.trim().split(/\s+/))
      .map(([key, ...values]) => [key!, values.join(" ")]),
  );
  assert.equal(directives.get("default-src"), "'none'", `${name}: ${policy}`);
  for (const own of ["base-uri", "form-action", "frame-ancestors"])
    assert.equal(directives.get(own), "'none'", `${name}: ${policy}`);
  for (const [key, value] of directives) assert.match(value, /^'(?:self|none)'$/, `${name} has ${key} ${value}`);
}
