import { marks } from "../test/marks/report.ts";

marks(process.argv.slice(2));
