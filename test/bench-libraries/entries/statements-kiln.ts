import { selectStatement } from "../../../packages/reference-server/src/storage/sql/wiki-select.ts";
import type { Entry } from "../entry.ts";
import { compiledStatements } from "../found.ts";

const dialect = { orderedJoin: "CROSS JOIN", unindexed: (name: string) => `+${name}`, indexHint: () => "" };

export const entry: Entry = (work) => () => compiledStatements((query) => selectStatement(query, dialect), work);
