export interface Namespace {
  readonly id: number;
  /** The name in the site's language, which is English. */
  readonly name: string;
  readonly aliases?: readonly string[];
  readonly content: boolean;
  readonly subpages: boolean;
  /** The right that is required to edit its pages. */
  readonly protection?: string;
}

/** Namespaces of the software, without stored pages. */
const virtual: readonly Namespace[] = [
  { id: -2, name: "Media", content: false, subpages: false },
  { id: -1, name: "Special", content: false, subpages: false },
];

/** The content namespaces, each of which has a talk namespace. */
const subjects: readonly Omit<Namespace, "id">[] = [
  { name: "", content: true, subpages: false },
  { name: "User", content: false, subpages: true },
  { name: "Project", content: false, subpages: true },
  { name: "File", aliases: ["Image"], content: false, subpages: false },
  { name: "MediaWiki", content: false, subpages: true, protection: "editinterface" },
  { name: "Template", content: false, subpages: true },
  { name: "Help", content: false, subpages: true },
  { name: "Category", content: false, subpages: false },
];

/** The namespaces of a new site, by id. */
export const namespaces: readonly Namespace[] = [
  ...virtual,
  ...subjects.flatMap((subject, index) => [{ ...subject, id: 2 * index }, talkOf(subject, 2 * index + 1)]),
];

function talkOf({ name, aliases }: Omit<Namespace, "id">, id: number): Namespace {
  const talk = (one: string): string => (one === "" ? "Talk" : `${one} talk`);
  return { id, name: talk(name), ...(aliases && { aliases: aliases.map(talk) }), content: false, subpages: true };
}
