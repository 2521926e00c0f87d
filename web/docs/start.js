// The page of the API docs. The document is made from the running program, so it is always the one that fits.
SwaggerUIBundle({
  url: new URL("api/openapi.json", document.baseURI).href,
  dom_id: "#docs",
  deepLinking: true,
  // So many calls are heavy to show at once, and the table above names them all.
  docExpansion: "none",
  tryItOutEnabled: true,
  persistAuthorization: false,
  // Who is signed in here tries the calls as who they are; where visitors must sign in, there are no docs without.
  requestInterceptor(request) {
    const token = localStorage.getItem("tagine.token");
    if (token && !request.headers.Authorization) request.headers.Authorization = `Bearer ${token}`;
    return request;
  },
});
