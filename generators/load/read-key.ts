import { EVENT_ID, SCALAR_STYLE } from "js-yaml";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { Place } from "../model/place.ts";
import { aliasPlace, anchor } from "./anchors.ts";
import { refuseTag, report, type Builder } from "./builder.ts";
import { scalarPlace, scalarText, scalarValue, warnIfAmbiguous } from "./read-scalar.ts";

export interface Key {
  /** Undefined where it cannot be a key. */
  readonly text: string | undefined;
  readonly place: Place;
}

/** Reads the key of an entry. `readOther` reads a key that is no scalar, which is refused, and returns its place. */
export function readKey(builder: Builder, readOther: () => Place): Key {
  const event = builder.events[builder.next]!;
  if (event.type !== EVENT_ID.SCALAR) {
    const place = readOther();
    if (event.type !== EVENT_ID.ALIAS) return refuseKey(builder, place, "a mapping or a list as a key");
    return refuseKey(builder, aliasPlace(builder, event), "an alias as a key");
  }
  builder.next++;
  refuseTag(builder, event);
  const place = scalarPlace(builder, event, undefined);
  const text = scalarText(builder, event);
  if (event.anchorStart >= 0) anchor(builder, event).node = { kind: "scalar", value: scalarValue(event, text), place };
  if (event.style !== SCALAR_STYLE.PLAIN) return { text, place };
  if (text === "") return refuseKey(builder, place, "an empty key");
  if (text === "<<") return refuseKey(builder, place, "merge keys (“<<”)");
  warnIfAmbiguous(builder, text, place, true);
  return { text, place };
}

function refuseKey(builder: Builder, place: Place, feature: string): Key {
  report(builder, diagnostic("unsupported-yaml", place, { feature }));
  return { text: undefined, place };
}
