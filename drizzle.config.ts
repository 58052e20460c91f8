import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: [
    "./src/server/db/study-schema.ts",
    "./src/server/db/schema.ts",
    "./src/server/db/analysis-schema.ts",
    "./src/server/db/account-schema.ts",
    "./src/server/db/billing-schema.ts",
    "./src/server/db/metering-schema.ts",
    "./src/server/db/outgoing-schema.ts",
    "./src/server/db/practice-schema.ts",
    "./src/server/db/recruitment-schema.ts",
    "./src/server/db/stimulus-schema.ts",
    "./src/server/db/translation-schema.ts",
    "./src/server/db/answer-sound-schema.ts",
    "./src/server/db/recording-schema.ts",
  ],
  out: "./drizzle",
});
