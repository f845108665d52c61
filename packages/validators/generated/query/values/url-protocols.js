export const urlProtocolsValues = [
  "", "bitcoin", "ftp", "ftps", "geo", "git", "gopher", "http", "https", "irc", "ircs", "magnet", "mailto", "matrix", "mms", "news", "nntp",
  "redis", "sftp", "sip", "sips", "sms", "ssh", "svn", "tel", "telnet", "urn", "worldwind", "xmpp",
];
export const urlProtocolsValueSet = /* @__PURE__ */ new Set(urlProtocolsValues);
