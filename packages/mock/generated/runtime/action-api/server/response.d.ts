import { type DecodeRequest, type Answer } from "../../query/server/request.js";
import type { Handlers } from "../../query/server/handlers.js";
import type { Options } from "./options.js";
import type { CheckAnswer } from "../../query/server/results/finding.js";
import type { Table } from "../../query/server/table.js";
import type { WrittenForms, WrittenForm } from "./formats/serializers.js";
/**
 * Creates a function that responds to the requests of a service. `loadCheck` loads the response check, if the service
 * has one. `loadForms` loads the written forms for formats other than the newest version of JSON.
 */
export declare function createAnswer(table: Table, decodeRequest: DecodeRequest, handlers?: Handlers, options?: Options, loadCheck?: () => Promise<CheckAnswer>, loadForms?: () => Promise<WrittenForms>): Answer;
/** Returns the written forms of a service, including those of the protocol and of an action. */
export declare function answerForms(own?: WrittenForms, ofAction?: WrittenForm): WrittenForms;
export interface Languages {
    /** The language of messages. */
    readonly uselang: string;
    /** The language of errors and warnings. */
    readonly errorlang: string;
}
/** Returns the requested languages. The caller's own language is unknown, so the language of the site replaces it. */
export declare function languagesOf(given: ReadonlyMap<string, string>, errorForm: string, ofSite: string): Languages;
