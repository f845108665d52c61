/** Returns whether a member of an object, or a query parameter, can have this name in a spec. */
export function canBeMember(name: string): boolean {
  return (
    name.length <= 120 &&
    /^(?!~$|0[ox]|[-+]?\.(?:inf|Inf|INF|nan|NaN|NAN)$)[A-Za-z0-9_$@+.:;#/=~!?*%&|^()[\]{}<>-]+(?: [A-Za-z0-9_$@+.:;#/=~!?*%&|^()[\]{}<>-]+)*$/.test(
      name,
    )
  );
}

/** Returns whether a form field, or a variable of a URL, can have this name. */
export function canBeField(name: string): boolean {
  return name.length <= 80 && /^[A-Za-z_][A-Za-z0-9_]*$/.test(name);
}

/** Returns whether a path without its variables is valid in the spec. */
export function canBePath(path: string): boolean {
  return (
    path.length <= 300 &&
    /^\/[A-Za-z0-9/_.{}+:@~$!*(),;=&'-]*(#[A-Za-z][A-Za-z0-9_.-]*(=[A-Za-z0-9_.:-]+)?)?$/.test(path) &&
    !path.includes("//") &&
    !path.includes("}{")
  );
}

/** Returns whether an operation can have this base URL. */
export function canBeBaseUrl(url: string): boolean {
  return url.length <= 300 && /^https?:\/\/[^\s{}?#]+[^\s{}?#/]$/.test(url);
}

export function canBeHeader(name: string): boolean {
  return name.length <= 60 && /^[A-Za-z][A-Za-z0-9-]*$/.test(name);
}

export function canBeMediaType(name: string): boolean {
  return name.length <= 127 && /^[a-z]+\/(\*|[a-z0-9][a-z0-9._+-]*)$/.test(name);
}

export function canBeOtherMediaType(name: string): boolean {
  return name === "*/*" || canBeMediaType(name);
}
