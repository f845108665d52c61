/** Whether it is a version such as `1.2.3` or `1.2.3-beta.1`. */
export function isVersion(text: string): boolean {
  return /^\d+\.\d+\.\d+(?:-[\w.-]+)?(?:\+[\w.-]+)?$/.test(text);
}

/** Below zero where the first is the earlier one. What is behind a hyphen comes before the version without it. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [partsOf(one), partsOf(other)];
  for (let index = 0; index < 3; index++) {
    const difference = a.numbers[index]! - b.numbers[index]!;
    if (difference !== 0) return difference;
  }
  if (a.label === b.label) return 0;
  return a.label === "" ? 1 : b.label === "" ? -1 : a.label.localeCompare(b.label, "en", { numeric: true });
}

function partsOf(version: string): { readonly numbers: readonly number[]; readonly label: string } {
  const [numbers = "", label = ""] = version.replace(/\+.*$/, "").split(/-(.*)/);
  return { numbers: numbers.split(".").map(Number), label };
}
