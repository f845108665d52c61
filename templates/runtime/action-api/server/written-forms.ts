/*
 * How values are written where an answer is not the newest version of JSON: trees of what the general rules do not say.
 */

/** Of one service. */
export interface WrittenForms {
  /** Of the body of an answer. */
  readonly body: WrittenForm;
  /** Those that stand in several places, by their names. */
  readonly shapes: Readonly<Record<string, WrittenForm>>;
}

export interface WrittenForm {
  /** The one of `shapes` that it is, where it has a name. */
  readonly shape?: string | undefined;
  /** The members of an object that it can be about; the first that it has is its content. */
  readonly content?: readonly string[] | undefined;
  /** What each element of it is called in XML. */
  readonly element?: string | undefined;
  /** The attribute that holds the key of each of these elements. */
  readonly keyAttribute?: string | undefined;
  readonly older?: OlderForm | undefined;
  readonly members?: Readonly<Record<string, WrittenForm>> | undefined;
  /** Of each item of a list, and of each member of an object that is not among `members`. */
  readonly items?: WrittenForm | undefined;
}

/**
 * What a value is in the older version. `wrapped`: an object that has it as its content. `list`: its values alone.
 * `kept`: itself, also where it is true or false. `object`: an object even where nothing is left of it.
 */
export type OlderForm = "wrapped" | "list" | "kept" | "object";

const plain: WrittenForm = {};

/** A form by itself; where it has a name, with what stands under that. */
export function formNamed(form: WrittenForm = plain, { shapes }: WrittenForms): WrittenForm {
  if (form.shape === undefined) return form;
  const { shape, ...own } = form;
  return { ...(Object.hasOwn(shapes, shape) ? shapes[shape] : plain), ...own };
}

/** The form of a member of an object. */
export function memberForm({ members, items }: WrittenForm, name: string): WrittenForm | undefined {
  return members !== undefined && Object.hasOwn(members, name) ? members[name] : items;
}

/** The member that an object is about; undefined where there is none. */
export function contentOf({ content = [] }: WrittenForm, has: (name: string) => boolean): string | undefined {
  return content.find(has);
}

/** An object, as a mapping where the order of its keys counts: those that are numbers would come first in an object. */
export type Keyed = Readonly<Record<string, unknown>> | ReadonlyMap<string, unknown>;

export function isKeyed(value: unknown): value is Keyed {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function entriesOf(value: Keyed): readonly (readonly [string, unknown])[] {
  return value instanceof Map ? [...(value as ReadonlyMap<string, unknown>)] : Object.entries(value);
}
