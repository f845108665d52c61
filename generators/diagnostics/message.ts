/** A sentence with named slots. The type contains the names, so that a missing slot is a compile error. */
export interface Message<Slot extends string> {
  readonly parts: readonly string[];
  readonly slots: readonly Slot[];
}

/** Creates a message: ``message`There is no ${"kind"} “${"name"}”.` ``. */
export function message<const Slots extends readonly string[]>(
  parts: TemplateStringsArray,
  ...slots: Slots
): Message<Slots[number]> {
  return { parts, slots };
}

export function fill(message: Message<string>, values: Readonly<Record<string, string | number>>): string {
  return message.parts
    .map((part, index) => (index === 0 ? part : `${values[message.slots[index - 1]!]}${part}`))
    .join("");
}

/** Returns the sentence with the names of its slots: `There is no ‹kind› “‹name›”.` */
export function templateText(message: Message<string>): string {
  return message.parts.map((part, index) => (index === 0 ? part : `‹${message.slots[index - 1]!}›${part}`)).join("");
}

/** An error stops the compilation; a warning does not. */
export type Severity = "error" | "warning";
