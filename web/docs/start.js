// The page of the API docs. The document is made from the running program, so it is always the one that fits.
SwaggerUIBundle({
  url: new URL("api/openapi.json", document.baseURI).href,
  dom_id: "#docs",
  deepLinking: true,
  tryItOutEnabled: true,
  persistAuthorization: false,
});
