import { severalOf } from "./lists.js";
import { ofText, Parameter } from "./parameters.js";
import type { Run } from "./run.js";

function readString(run: Run, parameter: Parameter, text: string, start: number, end: number): string | undefined {
  if (start === end && parameter.required) return run.missing(parameter);
  return text.slice(start, end);
}

function readText(_run: Run, _parameter: Parameter, text: string, start: number, end: number): string {
  return text.slice(start, end);
}

/** Present means true, whatever its value. */
function readBoolean(): true {
  return true;
}

export const string = (): Parameter => ofText(new Parameter(readString, "text", undefined));
export const strings = (): Parameter => ofText(severalOf(readText, "texts", undefined));
export const boolean = (): Parameter => new Parameter(readBoolean, "a flag", undefined);
export const isBoolean = (parameter: Parameter): boolean => parameter.read === readBoolean;
