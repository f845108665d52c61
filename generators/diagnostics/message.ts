/** A sentence with named slots. The slot names are part of its type, so that a forgotten one does not compile. */
export interface Message<Slot extends string> {
  readonly parts: readonly string[];
  readonly slots: readonly Slot[];
}

/** Makes a message: ``message`There is no ${"kind"} “${"name"}”.` ``. */
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

/** The sentence with its slots unfilled: `There is no ‹kind› “‹name›”.` */
export function templateText(message: Message<string>): string {
  return message.parts.map((part, index) => (index === 0 ? part : `‹${message.slots[index - 1]!}›${part}`)).join("");
}
