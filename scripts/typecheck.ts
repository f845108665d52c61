import { typecheck } from "../test/typecheck/typecheck.ts";

process.exitCode = typecheck();
