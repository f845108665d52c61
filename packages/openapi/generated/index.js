export const documents = [
  { service: "exchange", title: "Exchange Management API", version: "1.0.0", json: "exchange.json", yaml: "exchange.yaml" },
  { service: "query", title: "Content Query Interface", version: "1.0.0", json: "query.json", yaml: "query.yaml" },
];
