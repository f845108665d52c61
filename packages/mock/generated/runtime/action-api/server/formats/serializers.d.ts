export interface JsonForm {
    /** True if non-ASCII characters are escaped. */
    readonly ascii: boolean;
    /** The number of spaces per nesting level. Without it, the JSON is on a single line. */
    readonly indent?: number;
}
export declare function jsonText(value: unknown, { ascii, indent }: JsonForm): string;
export interface XmlForm {
    readonly forms: WrittenForms;
    /** True if the elements are in a namespace. */
    readonly withNamespace: boolean;
    /** True if each element is on a separate line, for readability. */
    readonly lines: boolean;
}
export declare function xmlText(body: object, { forms, withNamespace, lines }: XmlForm): string;
export interface WrittenForms {
    readonly body: WrittenForm;
    /** Forms that are used in several places, by name. */
    readonly shapes: Readonly<Record<string, WrittenForm>>;
}
export interface WrittenForm {
    /** The name of the form in `shapes` that this form extends. */
    readonly shape?: string | undefined;
    /** The members that can be the content of an object. The first one that is present is its content. */
    readonly content?: readonly string[] | undefined;
    /** The XML element name of its items. */
    readonly element?: string | undefined;
    /** The attribute that contains the key of each of these elements. */
    readonly keyAttribute?: string | undefined;
    readonly older?: OlderForm | undefined;
    readonly members?: Readonly<Record<string, WrittenForm>> | undefined;
    /** The form of each list item, or of each object member that is not in `members`. */
    readonly items?: WrittenForm | undefined;
}
/**
 * The form of a value in version 1 of the format:
 * - `wrapped`: an object with the value as its content.
 * - `list`: the values of an object, without their keys.
 * - `kept`: the unchanged value, even if it is true or false.
 * - `object`: an object, even if it is empty.
 */
export type OlderForm = "wrapped" | "list" | "kept" | "object";
/** Returns a form, merged with the shape that it references. */
export declare function formNamed(form: WrittenForm | undefined, { shapes }: WrittenForms): WrittenForm;
export declare function memberForm({ members, items }: WrittenForm, name: string): WrittenForm | undefined;
/** Returns the name of the content member of an object, or undefined if it has none. */
export declare function contentOf({ content }: WrittenForm, has: (name: string) => boolean): string | undefined;
/** An object, or a `Map` if the key order matters. Plain objects list numeric keys first. */
export type Keyed = Readonly<Record<string, unknown>> | ReadonlyMap<string, unknown>;
export declare function isKeyed(value: unknown): value is Keyed;
export declare function entriesOf(value: Keyed): readonly (readonly [string, unknown])[];
