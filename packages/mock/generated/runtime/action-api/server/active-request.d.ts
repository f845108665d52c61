import type { Query } from "../../query/server/context.js";
import type { DecodeRequest } from "../../query/server/decoded-request.js";
import type { Request } from "../../query/server/request.js";
import type { ServedAction } from "./served-action.js";
import type { Languages } from "./languages.js";
import type { Options, SiteOptions } from "./options.js";
import type { CheckAnswer } from "../../query/server/results/finding.js";
import type { WrittenForms } from "./written-forms.js";
/** A request while it is answered, with what its answer needs of the service. */
export interface ActiveRequest extends Query {
    readonly request: Request;
    /** The actions of the service, by name. */
    readonly actions: ReadonlyMap<string, ServedAction>;
    /** The form of errors that is asked for. */
    readonly errorForm: string;
    /** Whether scripts of any site may read the answer. */
    readonly isForAnySite: boolean;
    readonly options: Options;
    /** The name of the format of the answer. */
    readonly format: string;
    /** Of the format of the answer. */
    readonly version: "1" | "2";
    /** All its parameters, as one query string. */
    readonly wire: string;
    readonly decodeRequest: DecodeRequest;
    readonly loadCheck: (() => Promise<CheckAnswer>) | undefined;
    readonly loadForms: (() => Promise<WrittenForms>) | undefined;
    readonly site: SiteOptions;
    readonly languages: Languages;
    /** What has been looked at so far that makes it an answer for this caller alone. */
    readonly seen: {
        readonly caller: boolean;
    };
}
