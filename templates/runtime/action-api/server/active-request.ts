import type { ActionAnswer, ActionModule } from "./action.js";
import type { WrittenForm, WrittenForms } from "./formats/serializers.js";
import type { Options, SiteOptions } from "./options.js";
import type { Query } from "../../query/server/modules.js";
import type { DecodeRequest, Request } from "../../query/server/request.js";
import type { CheckAnswer } from "../../query/server/results/finding.js";

/** A request in progress, with the parts of the service needed for its response. */
export interface ActiveRequest extends Query {
  readonly request: Request;
  readonly actions: ReadonlyMap<string, ServedAction>;
  readonly errorForm: string;
  /** True if scripts of any site may read the response. */
  readonly isForAnySite: boolean;
  readonly options: Options;
  readonly format: string;
  readonly version: "1" | "2";
  /** All parameters of the request, as one query string. */
  readonly wire: string;
  readonly decodeRequest: DecodeRequest;
  readonly loadCheck: (() => Promise<CheckAnswer>) | undefined;
  readonly loadForms: (() => Promise<WrittenForms>) | undefined;
  readonly site: SiteOptions;
  readonly languages: Languages;
  /** Tracks whether the caller has been read, which makes the response specific to that caller. */
  readonly seen: { readonly caller: boolean };
}

export type Answered = ActionAnswer | Export;

export interface ServedAction {
  /** The description of the action. It is undefined for `query`, which its modules describe. */
  readonly module?: ActionModule | undefined;
  /** The form of the response body in other formats, in addition to the service's own forms. */
  readonly written?: WrittenForm | undefined;
  serve(active: ActiveRequest): Promise<Answered>;
}

/** Returns the descriptions of all actions that have one. */
export function describedActions({ actions }: Pick<ActiveRequest, "actions">): readonly ActionModule[] {
  return [...actions.values()].flatMap(({ module }) => (module === undefined ? [] : [module]));
}

export interface Languages {
  /** The language of messages. */
  readonly uselang: string;
  /** The language of errors and warnings. */
  readonly errorlang: string;
}

/** A response that consists only of an export. */
export class Export {
  readonly xml: string;

  constructor(xml: string) {
    this.xml = xml;
  }
}
