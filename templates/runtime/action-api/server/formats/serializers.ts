/* Serializes JSON values. Objects whose key order matters can be `Map`s. */

/** Line separators that are valid in JSON strings but once were not in scripts. */
const lineEnds = /[\u2028\u2029]/g;
const beyondAscii = /[^\u0000-\u007f]/g;

export interface JsonForm {
  /** True if non-ASCII characters are escaped. */
  readonly ascii: boolean;
  /** The number of spaces per nesting level. Without it, the JSON is on a single line. */
  readonly indent?: number;
}

export function jsonText(value: unknown, { ascii, indent }: JsonForm): string {
  const lines = indent === undefined ? undefined : { step: " ".repeat(indent), at: "\n" };
  const text = holdsMapping(value) ? written(value, lines) : JSON.stringify(value, undefined, indent);
  return text.replace(ascii ? beyondAscii : lineEnds, codeUnit);
}

/** Returns whether a value contains a `Map`. Few do, and `JSON.stringify` is faster for the others. */
function holdsMapping(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (Array.isArray(value)) return value.some(holdsMapping);
  if (value instanceof Map) return true;
  for (const name in value) if (holdsMapping((value as Readonly<Record<string, unknown>>)[name])) return true;
  return false;
}

/** The indentation step, and the line start of the current nesting level. */
interface Lines {
  readonly step: string;
  readonly at: string;
}

function written(value: unknown, lines: Lines | undefined): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const inner = lines && { ...lines, at: lines.at + lines.step };
  if (Array.isArray(value))
    return block(
      "[",
      value.map((item) => written(item, inner)),
      "]",
      lines,
      inner,
    );
  const entries = value instanceof Map ? [...(value as ReadonlyMap<string, unknown>)] : Object.entries(value);
  const members = entries
    .filter(([, member]) => member !== undefined)
    .map(([name, member]) => `${JSON.stringify(name)}:${lines === undefined ? "" : " "}${written(member, inner)}`);
  return block("{", members, "}", lines, inner);
}

function block(
  open: string,
  items: readonly string[],
  close: string,
  lines: Lines | undefined,
  inner: Lines | undefined,
): string {
  if (items.length === 0 || lines === undefined || inner === undefined) return `${open}${items.join(",")}${close}`;
  return `${open}${inner.at}${items.join(`,${inner.at}`)}${lines.at}${close}`;
}

function codeUnit(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/*
 * Serializes XML. Members that are strings, numbers or flags become attributes; others become elements. List items use
 * the element name of their list. The content of an object becomes the text of its element.
 */

const declaration = '<?xml version="1.0"?>';
const root = "api";
const namespace = "http://www.mediawiki.org/xml/api/";
/** The element name of an item whose list defines no name. */
const item = "_v";
/** The attribute of an item whose key is a number. */
const indexAttribute = "_idx";

export interface XmlForm {
  readonly forms: WrittenForms;
  /** True if the elements are in a namespace. */
  readonly withNamespace: boolean;
  /** True if each element is on a separate line, for readability. */
  readonly lines: boolean;
}

export function xmlText(body: object, { forms, withNamespace, lines }: XmlForm): string {
  const all = withNamespace ? { ...body, xmlns: namespace } : body;
  return (
    declaration + elementText({ name: root, value: all, form: forms.body, attributes: [] }, forms, lines ? "\n" : "")
  );
}

interface Element {
  readonly name: string;
  readonly value: unknown;
  readonly form: WrittenForm | undefined;
  readonly attributes: readonly Attribute[];
}

type Attribute = readonly [name: string, value: string];

/** Returns the text of an element. `start` begins its line, and is empty if all elements are on one line. */
function elementText({ name, value, form, attributes }: Element, forms: WrittenForms, start: string): string {
  if (typeof value !== "object" || value === null)
    return start + tag(name, attributes, value === null ? "" : scalarText(value));
  const { own, content, inner } = partsOf(value, formNamed(form, forms), forms);
  const all = [...attributes, ...own];
  if (content === undefined && inner.length === 0) return start + tag(name, all, "");
  if (content !== undefined && inner.length === 0)
    return start + tag(name, [...all, ["xml:space", "preserve"]], content.text);
  const elements = content === undefined ? inner : [...inner, textElement(content.name, content.text)];
  const indented = start === "" ? "" : `${start}  `;
  return `${start}<${name}${attributesText(all)}>${elements.map((one) => elementText(one, forms, indented)).join("")}${start}</${name}>`;
}

interface Parts {
  readonly own: readonly Attribute[];
  /** The text of the element and the name of the member that contains it. */
  readonly content: { readonly name: string; readonly text: string } | undefined;
  /** Child elements. Those with their own names are first. */
  readonly inner: readonly Element[];
}

function partsOf(value: object, form: WrittenForm, forms: WrittenForms): Parts {
  if (Array.isArray(value))
    return { own: [], content: undefined, inner: value.map((one: unknown) => itemElement(one, form, [])) };
  if (form.keyAttribute !== undefined)
    return { own: [], content: undefined, inner: keyedElements(value, form, form.keyAttribute) };
  const entries = isKeyed(value)
    ? entriesOf(value).filter(([, member]) => member !== undefined && member !== null)
    : [];
  const about = contentOf(form, (name) => entries.some(([one]) => one === name));
  const own: Attribute[] = [];
  const [named, indexed]: readonly [Element[], Element[]] = [[], []];
  let content: Parts["content"];
  for (const [name, member] of entries) {
    const inner = memberForm(form, name);
    if (name === about && !isKeyed(member)) content = { name: xmlName(name), text: scalarText(member) };
    else if (/^(?:0|-?[1-9]\d*)$/.test(name)) indexed.push(itemElement(member, form, [[indexAttribute, name]]));
    else if (typeof member === "object")
      named.push({ name: xmlName(name), value: member, form: inner, attributes: [] });
    else if (formNamed(inner, forms).older === "wrapped") named.push(textElement(xmlName(name), scalarText(member)));
    else if (member !== false) own.push([xmlName(name), member === true ? "" : scalarText(member)]);
  }
  return { own, content, inner: [...named, ...indexed] };
}

/** Returns the elements of an object whose keys are in an attribute. */
function keyedElements(value: object, { element, items }: WrittenForm, keyAttribute: string): readonly Element[] {
  const entries = isKeyed(value) ? entriesOf(value) : [];
  return entries.map(([key, member]) => {
    const name = element === undefined ? item : xmlName(element);
    // The key follows the other attributes, if the element has any.
    if (isKeyed(member) && items?.keyAttribute === undefined) {
      return {
        name,
        value: { ...Object.fromEntries(entriesOf(member)), [keyAttribute]: key },
        form: items,
        attributes: [],
      };
    }
    return { name, value: member, form: items, attributes: [[keyAttribute, key]] };
  });
}

function itemElement(value: unknown, { element, items }: WrittenForm, attributes: readonly Attribute[]): Element {
  return { name: element === undefined ? item : xmlName(element), value, form: items, attributes };
}

/** Returns an element that contains only text and preserves whitespace. */
function textElement(name: string, text: string): Element {
  return { name, value: text, form: undefined, attributes: [["xml:space", "preserve"]] };
}

function scalarText(value: unknown): string {
  return String(value);
}

function tag(name: string, attributes: readonly Attribute[], text: string): string {
  const open = `<${name}${attributesText(attributes)}`;
  return text === "" ? `${open} />` : `${open}>${escapedText(text)}</${name}>`;
}

function attributesText(attributes: readonly Attribute[]): string {
  return attributes.map(([name, value]) => ` ${name}="${escapedValue(value)}"`).join("");
}

/** Characters that XML cannot represent: control characters and lone surrogates. */
const impossible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

function escapedText(text: string): string {
  return text.replace(impossible, "\ufffd").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** Escapes an attribute value. XML parsers would normalize line breaks and tabs to spaces. */
function escapedValue(text: string): string {
  return escapedText(text)
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#039;")
    .replace(/[\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`);
}

const firstLetters =
  "A-Za-z\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2FF}\\u{370}-\\u{37D}\\u{37F}-\\u{1FFF}\\u{200C}\\u{200D}\\u{2070}-\\u{218F}" +
  "\\u{2C00}-\\u{2FEF}\\u{3001}-\\u{D7FF}\\u{F900}-\\u{FDCF}\\u{FDF0}-\\u{FFFD}\\u{10000}-\\u{EFFFF}";
const letters = `${firstLetters}_.0-9\\u{B7}\\u{300}-\\u{36F}\\u{203F}\\u{2040}\\-`;
const possibleName = new RegExp(`^[${firstLetters}][${letters}]*$`, "u");
const otherLetters = new RegExp(`[^${letters}]`, "gu");

/** Returns a valid XML name. Invalid characters are written as `_` and their code. */
function xmlName(name: string): string {
  if (name === "") return "_";
  if (possibleName.test(name)) return name;
  return `_${name.replaceAll(".", ".2E.").replace(otherLetters, (letter) => `.${letter.codePointAt(0)?.toString(16).toUpperCase()}.`)}`;
}

/*
 * Rules for the forms of values in formats other than the newest version of JSON. They list the exceptions to the
 * general rules.
 */

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

const plain: WrittenForm = {};

/** Returns a form, merged with the shape that it references. */
export function formNamed(form: WrittenForm = plain, { shapes }: WrittenForms): WrittenForm {
  if (form.shape === undefined) return form;
  const { shape, ...own } = form;
  return { ...(Object.hasOwn(shapes, shape) ? shapes[shape] : plain), ...own };
}

export function memberForm({ members, items }: WrittenForm, name: string): WrittenForm | undefined {
  return members !== undefined && Object.hasOwn(members, name) ? members[name] : items;
}

/** Returns the name of the content member of an object, or undefined if it has none. */
export function contentOf({ content = [] }: WrittenForm, has: (name: string) => boolean): string | undefined {
  return content.find(has);
}

/** An object, or a `Map` if the key order matters. Plain objects list numeric keys first. */
export type Keyed = Readonly<Record<string, unknown>> | ReadonlyMap<string, unknown>;

export function isKeyed(value: unknown): value is Keyed {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function entriesOf(value: Keyed): readonly (readonly [string, unknown])[] {
  return value instanceof Map ? [...(value as ReadonlyMap<string, unknown>)] : Object.entries(value);
}
