import { messageText, wikitextOf } from "../message-texts.js";
const fault = (key, text) => ({ ...messageText(key, text), key });
export const emptyTitle = fault("title-invalid-empty", "The requested page title is empty or contains only the name of a namespace.");
export const badEncoding = fault("title-invalid-utf8", "The requested page title contains an invalid UTF-8 sequence.");
export const talkOfOther = fault("title-invalid-talk-namespace", "The requested page title refers to a talk page that cannot exist.");
export const leadingColon = fault("title-invalid-leading-colon", "The requested page title contains an invalid colon at the beginning.");
export const relativePath = fault("title-invalid-relative", "Title has relative path. Relative page titles (./, ../) are invalid, because they will often be unreachable when handled by user's " +
    "browser.");
export const signature = fault("title-invalid-magic-tilde", "The requested page title contains invalid magic tilde sequence (&#60;nowiki&#62;~~~&#60;/nowiki&#62;).");
export function badCharacters(character, title) {
    const text = 'The requested page title contains invalid characters: "$1".';
    const key = "title-invalid-characters";
    return { ...messageText(key, text, { markup: character }, { markup: wikitextOf(title) }), key };
}
export function tooLong(most) {
    const text = "The requested page title is too long. It must be no longer than $1 bytes in UTF-8 encoding.";
    return { ...messageText("title-invalid-too-long", text, most), key: "title-invalid-too-long" };
}
