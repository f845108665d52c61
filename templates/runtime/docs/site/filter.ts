type Field = HTMLInputElement | HTMLSelectElement;

interface Row {
  readonly row: HTMLElement;
  readonly tags: readonly string[];
  readonly text: string;
}

/** Shows the rows that match all choices and words, and stores both in the URL: `#service=x&words=a+b`. */
export function startFilters(): void {
  for (const filter of document.querySelectorAll<HTMLElement>(".filter")) startFilter(filter);
}

function startFilter(filter: HTMLElement): void {
  const fields = Array.from(filter.querySelectorAll<Field>("select, input"));
  const rows = Array.from(document.querySelectorAll<HTMLElement>("tr[data-tags]"), rowOf);
  const status = filter.querySelector("[role=status]")!;
  const show = (): void => {
    const tags = fields
      .filter(({ name, value }) => name !== "words" && value !== "")
      .map(({ name, value }) => `${name}:${value}`);
    const words = filter.querySelector("input")!.value.toLowerCase().split(/\s+/);
    for (const { row, tags: own, text } of rows)
      row.hidden = !(tags.every((tag) => own.includes(tag)) && words.every((word) => text.includes(word)));
    const count = rows.filter(({ row }) => !row.hidden).length;
    status.textContent = `${count} of ${rows.length} ${rows.length === 1 ? filter.dataset["one"] : filter.dataset["several"]}`;
  };
  /** Restores the filter from the URL. A fragment that links to an element leaves the filter unchanged. */
  const read = (): void => {
    const hash = window.location.hash.slice(1);
    if (hash !== "" && !hash.includes("=")) return;
    const given = new URLSearchParams(hash);
    for (const field of fields) field.value = given.get(field.name) ?? "";
    // Reset values that are not among the choices.
    for (const field of fields)
      if (field instanceof HTMLSelectElement && field.selectedIndex === -1) field.selectedIndex = 0;
    show();
  };
  filter.addEventListener("input", () => {
    show();
    keep(fields);
  });
  filter.querySelector("button")!.addEventListener("click", () => {
    for (const field of fields) field.value = "";
    show();
    keep(fields);
  });
  window.addEventListener("hashchange", read);
  filter.hidden = false;
  show();
  read();
}

function rowOf(row: HTMLElement): Row {
  return { row, tags: row.dataset["tags"]!.split(" "), text: row.textContent.toLowerCase() };
}

function keep(fields: readonly Field[]): void {
  const given = new URLSearchParams(fields.filter(({ value }) => value !== "").map(({ name, value }) => [name, value]));
  try {
    window.history.replaceState(
      null,
      "",
      given.size === 0 ? window.location.pathname + window.location.search : `#${given}`,
    );
  } catch {
    // Some browsers do not allow pages opened from a folder to change their URL.
  }
}
