import { afterAll, beforeAll } from "vitest";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { testCapabilities } from "./abuse/capabilities.ts";
import { testFloods } from "./abuse/floods.ts";
import { testInjections } from "./abuse/injections.ts";
import { testInputs } from "./abuse/inputs.ts";
import { testModels } from "./abuse/models.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
}, 300_000);
afterAll(() => app.close());

const current = () => app;

testCapabilities(current);
testInjections(current);
testModels();
testInputs(current);
testFloods(current);
