import { testSmoke } from "../test/smoke/run.ts";

await testSmoke();
