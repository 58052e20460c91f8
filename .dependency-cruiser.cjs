/** Who may import whom: docs/architecture.md says why. */
const webInner = "^src/web/(creator|participant)/";

/** The wings of the server's features, the lowest first: each imports itself and the lines before it. */
const wings = {
  account: listNames(
    "accounts audit billing instance jobs logins mail members metrics notices openapi projects webhooks",
  ),
  study: listNames("forms guides interviews stimuli"),
  fieldwork: listNames("answer-sounds incentives previews reconciliation recruitment rehearsals sessions"),
  practice: listNames("practice"),
  evidence: listNames(
    "left-out quote-sounds recordings report-cards search session-reading sources threads transcripts uploads",
  ),
  findings: listNames("answer-checks answers ask exports findings insights personas reports"),
  // They put together what all wings have; app.ts alone imports them.
  whole: listNames("account-data client-config deleted interview-details samples"),
};

function listNames(text) {
  return text.split(" ");
}

const features = "^src/server/features/";
const inside = (names) => `${features}(${names.join("|")})/`;
const notTests = "(\\.test\\.ts|-for-tests\\.ts|/testing/.*)$";

function wingRules() {
  const names = Object.keys(wings);
  const imports = (name, higher) => ({
    name: `${name}-imports-no-higher-wing:move-it-down-or-list-a-listener-in-app.ts`,
    severity: "error",
    from: { path: inside(wings[name]), pathNot: notTests },
    to: { path: inside(higher.flatMap((one) => wings[one])) },
  });
  const doors = (name) => ({
    name: `another-wing-through-its-service-only:rename-what-${name}-needs-to-.service.ts`,
    severity: "error",
    from: { path: inside(wings[name]), pathNot: notTests },
    to: { path: `${features}(?!(${wings[name].join("|")})/)`, pathNot: "\\.service\\.ts$" },
  });
  return [
    {
      name: "every-feature-has-a-wing:add-its-folder-to-wings-in-.dependency-cruiser.cjs",
      severity: "error",
      from: { path: `${features}(?!(${names.flatMap((name) => wings[name]).join("|")})/)` },
      to: {},
    },
    {
      name: "nobody-imports-practice",
      severity: "error",
      from: { path: `${features}(?!(${[...wings.practice, ...wings.whole].join("|")})/)`, pathNot: notTests },
      to: { path: inside(wings.practice) },
    },
    {
      name: "what-features-stand-on-imports-none",
      severity: "error",
      from: { path: "^src/server/(?!features/|testing/)[^/]+/", pathNot: notTests },
      to: { path: features },
    },
    ...names.slice(0, -1).map((name, at) => imports(name, names.slice(at + 1))),
    ...names.map(doors),
  ];
}
module.exports = {
  forbidden: [
    ...wingRules(),
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "contract-imports-nothing-of-ours",
      severity: "error",
      from: { path: "^src/contract/" },
      to: { path: "^src/(?!contract/)" },
    },
    {
      name: "pure-rooms-import-the-contract-only",
      severity: "error",
      from: { path: "^src/(interviewer|analysis|languages)/", pathNot: "\\.test\\.ts$" },
      to: { path: "^src/(server|web)/" },
    },
    {
      name: "interviewer-and-analysis-do-not-know-each-other",
      severity: "error",
      from: { path: "^src/interviewer/" },
      to: { path: "^src/analysis/" },
    },
    {
      name: "analysis-does-not-know-the-interviewer",
      severity: "error",
      from: { path: "^src/analysis/" },
      to: { path: "^src/interviewer/" },
    },
    {
      name: "pure-rooms-take-no-clock-files-or-network",
      severity: "error",
      from: { path: "^src/(interviewer|analysis)/", pathNot: "(\\.test|-for-tests)\\.ts$" },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "pure-rooms-take-values-of-choices-only",
      severity: "error",
      from: { path: "^src/(interviewer|analysis)/", pathNot: "\\.test\\.ts$" },
      to: {
        path: "^src/contract/(?!(ask-problems|choices|concepts|conditions|countries|country-names|describe-closed|describe-figures|describe-flags|describe-not-analysed|fill-guide|language-names|limits|question-blocks|thread-counts)\\.ts$)",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "server-does-not-know-the-web",
      severity: "error",
      from: { path: "^src/server/" },
      to: { path: "^src/web/" },
    },
    {
      name: "web-does-not-know-the-server",
      severity: "error",
      from: { path: "^src/web/" },
      to: { path: "^src/(server|interviewer|analysis|languages/(?!fill\\.ts$))" },
    },
    {
      name: "no-schema-library-in-the-browser",
      severity: "error",
      from: { path: "^src/web/" },
      to: {
        path: "^src/contract/(?!(ask-problems|choices|concepts|conditions|countries|country-names|describe-closed|describe-figures|describe-flags|describe-not-analysed|fill-guide|item-problems|language-names|limits|quota-problems|return-links|panel-presets|question-blocks|thread-counts)\\.ts$)",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "creator-and-participant-do-not-know-each-other",
      severity: "error",
      from: { path: "^src/web/participant/" },
      to: { path: "^src/web/creator/" },
    },
    {
      name: "participant-and-creator-do-not-know-each-other",
      severity: "error",
      from: { path: "^src/web/creator/" },
      to: { path: "^src/web/participant/" },
    },
    {
      name: "shared-web-knows-no-screen",
      severity: "error",
      from: { path: "^src/web/(api|ui|format)/" },
      to: { path: webInner },
    },
    {
      name: "what-screens-share-knows-no-screen",
      severity: "error",
      // These put the screens together, or load them ahead.
      from: { path: "^src/web/creator/(?!screens/|main\\.tsx|routes\\.tsx|load-ahead\\.ts)" },
      to: { path: "^src/web/creator/screens/" },
    },
    {
      name: "participant-page-stays-light",
      severity: "error",
      from: { path: "^src/web/participant/" },
      to: { path: "node_modules/(@mantine|react-router|@tanstack|recharts|@tabler)" },
    },
    {
      name: "sql-in-stores-only",
      severity: "error",
      from: {
        path: "^src/server/features/",
        pathNot: "(\\.store\\.ts|\\.test\\.ts|schema\\.ts)$",
      },
      to: { path: "node_modules/(drizzle-orm|pg)/" },
    },
    {
      name: "http-in-routes-only",
      severity: "error",
      from: { path: "^src/server/features/[^/]+/[^/]+\\.(service|store|jobs)\\.ts$" },
      to: { path: "(node_modules/fastify/|^src/server/http/bind\\.ts$)" },
    },
    {
      name: "other-features-through-their-service",
      severity: "error",
      from: { path: "^src/server/features/([^/]+)/" },
      to: { path: "^src/server/features/(?!$1/)[^/]+/[^/]+\\.(store|routes)\\.ts$" },
    },
    {
      name: "providers-where-the-server-is-put-together",
      severity: "error",
      from: { path: "^src/server/(?!run-server\\.ts|providers/|testing/)", pathNot: "\\.test\\.ts$" },
      to: { path: "^src/server/providers/" },
    },
    {
      name: "tests-help-tests-only",
      severity: "error",
      from: { path: "^src/", pathNot: "(\\.test\\.ts|^src/(server|analysis|interviewer)/.*testing/)" },
      to: { path: "^src/.*testing/" },
    },
    {
      name: "not-to-unresolvable",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "\\.css$" },
    },
  ],
  options: {
    parser: "swc",
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".json"],
    },
  },
};
