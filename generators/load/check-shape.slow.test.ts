import { test } from "vitest";
import { agreeWithAjv } from "./testing/agree-with-ajv.ts";

test("ajv takes each mutant of the spec for right or wrong as we do", () => agreeWithAjv(1));
