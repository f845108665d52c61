import type { Finding } from "./decoded-request.js";
import { fillMessage, type Message } from "./message.js";
import { findingGround } from "./grounds.js";
import { pathOf } from "./modules.js";
import type { MessageForm, Table } from "./table.js";

/*
 * Errors and warnings of a service without a profile. They use the text of the spec, or a general text if it has none.
 */

/** Messages for errors that concern neither a module nor a single parameter. */
const faults: Readonly<Record<string, string>> = {
  internal_api_error: "The server could not complete the request.",
  invalidmethod: "The endpoint does not support this HTTP method.",
  toolarge: "The body of the request is too large.",
  ratelimited: "Too many requests: wait and try again.",
  badrequest: "The request cannot be read.",
};

/** Returns the message of an error by its general code. */
export function faultMessage(table: Table, fault: string): Message {
  const code = table.codes[fault] ?? fault;
  return { code, module: "", text: statedText(table, code) ?? faults[fault] ?? fault };
}

export function findingMessage(table: Table, finding: Finding): Message {
  const { code, wireName, module, message = code } = finding;
  const info = module === undefined ? undefined : table.modules[module];
  const general = wireName === undefined ? code : code.replace(wireName, "{wireName}");
  const text = statedText(table, code) ?? statedText(table, general) ?? message;
  const ground = findingGround(table, finding);
  return {
    code,
    module: info === undefined ? "" : pathOf(info),
    text,
    ground,
    ...(wireName === undefined ? {} : { parameter: wireName }),
  };
}

/** Returns the text that the spec states for a code. */
function statedText({ errors }: Table, code: string): string | undefined {
  return Object.hasOwn(errors, code) ? errors[code]?.message : undefined;
}

export function errorStatus({ errors }: Table, code: string): number | undefined {
  return Object.hasOwn(errors, code) ? errors[code]?.status : undefined;
}

/** Returns the response members that contain the messages. They are empty if the service has no form for messages. */
export function messageMembers(form: MessageForm | undefined, messages: readonly Message[]): object {
  const [first] = messages;
  if (form === undefined || first === undefined) return {};
  if (form.member === undefined) return messageObject(form, first);
  return { [form.member]: form.list ? messages.map((one) => messageObject(form, one)) : messageObject(form, first) };
}

function messageObject(form: MessageForm, message: Message): object {
  const { code, module, parameter, data } = message;
  return {
    [form.code]: code,
    [form.text]: fillMessage(message.text, message),
    ...(form.module === undefined || module === "" ? {} : { [form.module]: module }),
    ...(form.parameter === undefined || parameter === undefined ? {} : { [form.parameter]: parameter }),
    ...(form.data === undefined || data === undefined ? {} : { [form.data]: data }),
  };
}
