/** What `npm start` does once all is installed: the pages, then the server in this same process. */
await import("./build.ts");
await import("#server/main.ts");
