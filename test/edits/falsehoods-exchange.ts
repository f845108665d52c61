import { falsehood, set, type Falsehood } from "./falsehood.ts";
import { addItem, listAt, mapAt, put, removeItem, renameKey } from "./yaml.ts";

const service = "exchange/service.yaml";
const errors = "exchange/errors.yaml";
const loginToken = "exchange/resources/login-token.yaml";
const pagingGroup = "exchange/resources/paging-group.yaml";

export const exchangeFalsehoods: readonly Falsehood[] = [
  // The service
  falsehood(
    "another base URL",
    service,
    set(["baseUrl"], "{base_url}/pbx/api.php"),
    /exchange › baseUrl: the document states/,
  ),
  falsehood(
    "another media type",
    service,
    set(["mediaType"], "application/xml"),
    /media-type|exchange › mediaType: the document states/,
  ),
  falsehood(
    "another header for the key",
    service,
    set(["authentication", "transports", "header", "name"], "X-Auth-Key"),
    /transports › header › name/,
  ),
  falsehood(
    "a transport less",
    service,
    (document) => mapAt(document, ["authentication", "transports"]).delete("bearer"),
    /transports › bearer: the document states it/,
  ),
  falsehood(
    "a kind of key that may do more",
    service,
    set(["authentication", "keyKinds", "tenant-read-only", "access"], "full"),
    /keyKinds › tenant-read-only › access: the document states "read-only", and the spec has "full"/,
  ),
  falsehood(
    "a global key of a tenant",
    service,
    set(["authentication", "keyKinds", "global-full", "scope"], "tenant"),
    /keyKinds › global-full › scope/,
  ),
  falsehood(
    "another name of the tenant",
    service,
    set(["tenant", "parameter"], "customer"),
    /“parameters\.tenant” is not a parameter of the operation/,
  ),
  falsehood(
    "two codes swapped",
    service,
    (document) => {
      document.setIn(["requestErrors", "missingKey"], "invalid_api_key");
      document.setIn(["requestErrors", "invalidKey"], "missing_api_key");
    },
    /requestErrors › missingKey: the document states "missing_api_key"/,
  ),
  falsehood(
    "a rate limit that no document gives",
    service,
    set(["facts", "rateLimits"], "60 requests a minute."),
    /unused-decision: Nothing cites the decision “D-027”/,
  ),
  falsehood(
    "another name for the decided parameter of the key",
    service,
    set(["authentication", "transports", "query", "name", "decided"], "api_key"),
    /it has "api_key", which D-001 does not name/,
  ),

  falsehood(
    "a title of a kind of key without a source",
    service,
    set(["authentication", "keyKinds", "tenant-read-only", "title"], "Reader"),
    /keyKinds › tenant-read-only › title: no statement of the document\. Cite its decision/,
  ),

  // Errors
  falsehood(
    "a changed condition",
    errors,
    set(["user_not_found", "condition"], "Several identities match `user`."),
    /errors › user_not_found: the document states/,
  ),
  falsehood(
    "a changed decided status",
    errors,
    set(["missing_user", "httpStatus", "decided"], 404),
    /the HTTP status of missing_user: it has 404, which D-017 does not name/,
  ),
  falsehood(
    "a status that the document does not give",
    errors,
    set(["missing_user", "httpStatus"], 400),
    /missing_user › httpStatus: no statement of the document/,
  ),
  falsehood(
    "an error by another name",
    errors,
    (document) => renameKey(document.contents as never, "invalid_validity", "bad_validity"),
    /invalid_validity/,
  ),

  // Login tokens
  falsehood(
    "an error of an operation without a source",
    loginToken,
    (document) => addItem(document, ["operations", "reset", "errors"], "invalid_validity"),
    /login-token › operations › reset › errors › invalid_validity: no statement of the document\. Cite its decision/,
  ),
  falsehood(
    "a scope that the document does not state",
    loginToken,
    set(["scope"], "global"),
    /login-token › scope: no statement of the document\. Cite its decision/,
  ),
  falsehood(
    "a list of values that the document does not close",
    pagingGroup,
    (document) => {
      document.setIn(["fields", "pa_bidirectional", "type", "closed"], true);
      // An uncited decision would be a separate fault.
      document.setIn(["facts", "otherTexts"], document.createNode({ decided: "There are others.", by: "D-262" }));
    },
    /pa_bidirectional › type › closed: no statement of the document\. Cite its decision/,
  ),
  falsehood(
    "a secret without a source",
    pagingGroup,
    set(["fields", "pa_pin", "secret"], true),
    /pa_pin › secret: no statement of the document\. Cite its decision/,
  ),
  falsehood(
    "another hash",
    loginToken,
    set(["facts", "stored"], "The server stores the validity and a SHA-512 hash of the token, never the token itself."),
    /login-token › facts › stored: the document states .*SHA-256/,
  ),
  falsehood(
    "a token that is kept in the clear",
    loginToken,
    set(["facts", "stored"], "The server stores the validity, a SHA-256 hash of the token, and the token itself."),
    /login-token › facts › stored/,
  ),
  falsehood(
    "a previous token that stays valid",
    loginToken,
    set(["rules", 6, "text"], "A new token leaves the token valid that the identity had."),
    /rules › A new token replaces the token that the identity had\.: the document states it/,
  ),
  falsehood(
    "an effect that is another",
    loginToken,
    set(["states", "transitions", 1, "effects"], ["the previous token stays valid"]),
    /active, generate › effects › the previous token is replaced: the document states it/,
  ),
  falsehood(
    "a changed transition",
    loginToken,
    set(["states", "transitions", 2, "to"], "active"),
    /transitions › active, reset › to: the document states "no-token", and the spec has "active"/,
  ),
  falsehood(
    "a single-use token that outlives its login",
    loginToken,
    set(["states", "transitions", 3, "to"], "active-once"),
    /active-once, successful login with the token › to/,
  ),
  falsehood(
    "a transition less",
    loginToken,
    (document) => listAt(document, ["states", "transitions"]).delete(0),
    /unreachable-state: No transition leads to the state “active”/,
  ),
  falsehood(
    "another initial state",
    loginToken,
    set(["states", "initial"], "active"),
    /states › initial: the document states "no-token"/,
  ),
  falsehood(
    "another table",
    loginToken,
    set(["identities", "sip-extension", "table"], "sippeers"),
    /identities › sip-extension › table: the document states "sipfriends"/,
  ),
  falsehood(
    "another order of identities",
    loginToken,
    (document) => mapAt(document, ["identities"]).items.reverse(),
    /identities: the document's order is web-user/,
  ),
  falsehood(
    "a condition of an identity dropped",
    loginToken,
    (document) => mapAt(document, ["identities", "pjsip-endpoint"]).delete("condition"),
    /identities › pjsip-endpoint › condition: the document states it/,
  ),
  falsehood(
    "another literal",
    loginToken,
    set(["fields", "validity", "type"], { anyOf: [{ values: ["ONETIME"] }, "timestamp"] }),
    /validity/,
  ),
  falsehood(
    "an error that is documented no more",
    loginToken,
    (document) => removeItem(document, ["operations", "generate", "errors"], "admin_required"),
    /generate › errors › admin_required: the document states it/,
  ),
  falsehood(
    "a tenant key that may make tokens",
    loginToken,
    (document) => addItem(document, ["operations", "generate", "keys"], "tenant-full"),
    /generate › keys › tenant-full: no statement|tenant/,
  ),
  falsehood(
    "another method",
    loginToken,
    set(["operations", "reset", "method"], "PATCH"),
    /reset › method: the document states "DELETE"/,
  ),
  falsehood(
    "a required field that is optional",
    loginToken,
    set(["operations", "generate", "request", "required"], []),
    /generate › request › user: the document states "required"/,
  ),
  falsehood(
    "a member of a response that may be missing",
    loginToken,
    set(["shapes", "generated", "fields", "token", "optional"], true),
    /generate › response › token › optional: no statement of the document/,
  ),
  falsehood(
    "a token that is returned at every request",
    loginToken,
    set(
      ["fields", "token", "description"],
      "The token, which replaces a password at login. Every response contains it.",
    ),
    /fields › token › description: the document states "The token, .* Only this response contains it/,
  ),
  falsehood(
    "another target type",
    loginToken,
    set(["fields", "target_type", "description"], "What the token is for: `APIKEY`."),
    /fields › target_type › description/,
  ),
  falsehood("a member of another type", loginToken, set(["shapes", "reset", "fields", "reset"], "string"), /reset/),
  falsehood(
    "operations that make API keys",
    loginToken,
    set(["facts", "purpose"], "These operations make login tokens and API keys."),
    /login-token › facts › purpose/,
  ),
  falsehood(
    "another name of a matched field",
    loginToken,
    set(["identities", "extension-web-user", "column"], "ex_user"),
    /extension-web-user › column/,
  ),

  // Paging groups
  falsehood(
    "another source table",
    pagingGroup,
    set(["table"], "pg_groups"),
    /paging-group › table: the document states "pa_paginggroups"/,
  ),
  falsehood("another path", pagingGroup, set(["path"], "/pages"), /path/),
  falsehood(
    "an alias of the path less",
    pagingGroup,
    (document) => removeItem(document, ["pathAliases"], "/intercom"),
    /pathAliases › \/intercom: the document states it/,
  ),
  falsehood("another label", pagingGroup, set(["labelField"], "pa_number"), /paging-group › labelField/),
  falsehood("another scope", pagingGroup, set(["scope"], "global"), /scope/),
  falsehood(
    "a requirement dropped",
    pagingGroup,
    (document) => removeItem(document, ["requiredOnCreate"], "pa_number"),
    /requiredOnCreate › pa_number: the document states it/,
  ),
  falsehood(
    "a changed wire name",
    pagingGroup,
    set(["fields", "pa_me_id", "aliases"], ["mediafile"]),
    /fields › pa_me_id › aliases › mediafile_id: the document states it/,
  ),
  falsehood(
    "a value more",
    pagingGroup,
    (document) => addItem(document, ["fields", "pa_bidirectional", "type", "values"], "auto"),
    /pa_bidirectional › type › values › auto: no statement of the document/,
  ),
  falsehood(
    "a default that no document gives",
    pagingGroup,
    set(["fields", "pa_bidirectional", "default"], "no"),
    /pa_bidirectional › default: no statement of the document/,
  ),
  falsehood(
    "a bound that no document gives",
    pagingGroup,
    set(["fields", "pa_pin", "type"], {
      decided: { type: "string", minLength: 4, pattern: { unknown: "D-068" } },
      by: "D-063",
    }),
    /it has 4, which D-063 does not name/,
  ),
  falsehood(
    "another destination type",
    pagingGroup,
    (document) => renameKey(mapAt(document, ["destinations", "slots"]), "PAGING", "PAGE"),
    /destinations › slots › PAGING/,
  ),
  falsehood(
    "an alias of the destinations less",
    pagingGroup,
    (document) => removeItem(document, ["destinations", "slots", "PAGING"], "peers"),
    /slots › PAGING › peers/,
  ),
  falsehood(
    "an update that replaces all",
    pagingGroup,
    set(["operations", "update", "method"], "PUT"),
    /update › method: the document states "PATCH"/,
  ),
  falsehood(
    "a read-only key that may delete",
    pagingGroup,
    (document) => addItem(document, ["operations", "delete", "keys"], "tenant-read-only"),
    /delete › keys › tenant-read-only: no statement of the document/,
  ),
  falsehood(
    "a tenant that a write may leave out",
    pagingGroup,
    set(["operations", "create", "tenant"], "optional"),
    /create › tenant: the document states "required"/,
  ),
  falsehood(
    "another code of a rule",
    pagingGroup,
    set(["rules", 4, "error"], "tenant_required"),
    /rules › .*yields `missing_required_field`.* › error/,
  ),
  falsehood(
    "a rule less",
    pagingGroup,
    (document) => listAt(document, ["rules"]).delete(2),
    /rules › Update changes only the supplied fields\.: the document states it/,
  ),
  falsehood(
    "a form of destinations that is another",
    pagingGroup,
    (document) => {
      const text = String(document.getIn(["facts", "destinationForm"]));
      put(document, ["facts", "destinationForm"], text.replace("<TYPE>-<id>", "<TYPE>:<id>"));
    },
    /paging-group › facts › destinationForm/,
  ),
  falsehood(
    "a delete that looks for references",
    pagingGroup,
    set(["operations", "delete", "description"], "Removes the object unless something refers to it."),
    /delete › description/,
  ),

  // Values without a statement or a decided value
  falsehood(
    "a number without its decision",
    pagingGroup,
    set(["operations", "list", "list", "page", "limit", "maximum"], 5000),
    /value-not-decided: “5000” cites the decision “D-207”/,
  ),
  falsehood(
    "an ID unlike its field",
    pagingGroup,
    set(["operations", "list", "examples", 0, "response", 0, "id"], 13),
    /inconsistent-example: .*“response\[0\]\.id” is the number 13/,
  ),
  falsehood(
    "a response about another object",
    pagingGroup,
    set(["operations", "delete", "examples", 0, "response", "id"], 21),
    /inconsistent-example: .*“parameters\.object_id”/,
  ),
  falsehood(
    "another number than the request's",
    pagingGroup,
    set(["operations", "create", "examples", 0, "request", "number"], "831"),
    /inconsistent-example: .*“response\.pa_number”/,
  ),
];
