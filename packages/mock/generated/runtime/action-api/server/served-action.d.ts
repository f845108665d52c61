import type { Table } from "../../query/server/table.js";
import type { ActionAnswer, ActionModule } from "./action.js";
import type { ActiveRequest } from "./active-request.js";
import type { Export } from "./export.js";
import type { WrittenForm } from "./written-forms.js";
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
