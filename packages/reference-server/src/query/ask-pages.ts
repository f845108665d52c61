import { createQueryAnswer, type ActionContext, type Options, type QueryHandlers } from "@kiln/server/query";

/** A page, as an answer in the newer version of the format has it. */
export interface AskedPage {
  readonly pageid?: number;
  readonly ns?: number;
  readonly title: string;
  readonly missing?: true;
  readonly invalid?: true;
  readonly invalidreason?: string;
  readonly special?: true;
  readonly revisions?: readonly { readonly revid?: number; readonly slots: { readonly main: { readonly content: string } } }[];
}

/** What the query interface of this server answers to its own actions. */
export interface PageAnswer {
  readonly pages?: readonly AskedPage[];
  readonly prefixsearch?: readonly { readonly title: string }[];
  readonly [beside: string]: unknown;
}

/** Asks the query interface for pages. What it refuses, the action refuses. */
export type AskPages = (parameters: Readonly<Record<string, string | undefined>>, context: ActionContext) => Promise<PageAnswer>;

export function askPagesOf(handlers: QueryHandlers, options: Options): AskPages {
  const answer = createQueryAnswer(handlers, options);
  return async (parameters, context) => {
    const given = Object.entries({ ...parameters, ...newest }).filter((one): one is [string, string] => one[1] !== undefined);
    const { status, body } = await answer({ method: "GET", query: new URLSearchParams(given).toString(), headers: {} });
    const { query = {}, errors } = JSON.parse(body) as AnswerBody;
    const [error] = errors ?? [];
    if (error !== undefined) context.fail(error.code, { key: `apierror-${error.code}`, text: "$1", parameters: [error.text] }, status);
    return query;
  };
}

const newest = { action: "query", format: "json", formatversion: "2", errorformat: "plaintext" };

interface AnswerBody {
  readonly query?: PageAnswer;
  readonly errors?: readonly { readonly code: string; readonly text: string }[];
}
