import { audit } from "../test/audit/audit.ts";

audit(process.argv.slice(2));
