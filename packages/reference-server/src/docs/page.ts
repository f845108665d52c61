/** The page of the viewer, whose files are served beside it. */
export const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API documentation</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="docs/swagger-ui.css">
</head>
<body>
<div id="viewer"></div>
<script src="docs/swagger-ui-bundle.js"></script>
<script src="docs/swagger-ui-standalone-preset.js"></script>
<script src="docs/start.js"></script>
</body>
</html>
`;

/** Shows the documents, of which the reader chooses one. Requests that are tried go to this server only, and no key is kept. */
export const startScript = `const { origin, pathname } = window.location;
SwaggerUIBundle({
  dom_id: "#viewer",
  layout: "StandaloneLayout",
  presets: [SwaggerUIBundle.presets.apis, SwaggerUIStandalonePreset],
  urls: [
    { name: "Query interface", url: origin + pathname + "/query.json" },
    { name: "Exchange API", url: origin + pathname + "/exchange.json" },
  ],
  validatorUrl: null,
  deepLinking: true,
  docExpansion: "none",
  filter: true,
});
`;
