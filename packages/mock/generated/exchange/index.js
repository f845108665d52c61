// A mock of Exchange Management API. Generated: change the spec instead.
import { checkAnswer } from "@kiln/validators/exchange/answers";
import { createResourceMock, errorAnswer } from "../runtime/resource/mock/mock.js";
import { mock } from "./mock.js";
import { table } from "./table.js";

export const exchangeMock = (options) => createResourceMock(table, mock, checkAnswer, options);

export const error = errorAnswer;
