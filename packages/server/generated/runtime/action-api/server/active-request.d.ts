import type { Query } from "../../query/server/context.js";
import type { DecodeRequest } from "../../query/server/decoded-request.js";
import type { Request } from "../../query/server/request.js";
import type { Languages } from "./languages.js";
import type { Options, SiteOptions } from "./options.js";
import type { CheckAnswer } from "../../query/server/results/finding.js";
import type { WrittenForms, WrittenForm } from "./written-forms.js";
import type { Table } from "../../query/server/table.js";
import type { ActionAnswer, ActionModule } from "./action.js";
import type { Export } from "./export.js";
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
export type Answered = ActionAnswer | Export;
/** An action as the service runs it. */
export interface ServedAction {
    /** What is said of it; undefined for `query`, which is described by its modules. */
    readonly module?: ActionModule | undefined;
    /** How the body of its answer is written in other forms, beyond what the service says of that. */
    readonly written?: WrittenForm | undefined;
    serve(active: ActiveRequest): Promise<Answered>;
}
/** The actions that are described, for programs and for people. */
export declare function describedActions({ actions }: Pick<ActiveRequest, "actions">): readonly ActionModule[];
/** The table of an action, from which messages about its parameters are made as those about a module's are. */
export declare function tableOf(module: ActionModule, table: Table): Table;
