import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import multipart from "@fastify/multipart";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { maxCount, maxMegabytes, toBytes } from "#contract/limits.ts";
import { AppError } from "./app-error.ts";
import { guardCreators } from "./auth/guard.ts";
import type { Deps, Listeners } from "./deps.ts";
import { accountDataRoutes } from "./features/account-data/account-data.routes.ts";
import { accountRoutes } from "./features/accounts/accounts.routes.ts";
import { answerCheckRoutes } from "./features/answer-checks/answer-checks.routes.ts";
import { answerSoundRoutes } from "./features/answer-sounds/answer-sounds.routes.ts";
import { answerRoutes } from "./features/answers/answers.routes.ts";
import { askRoutes } from "./features/ask/ask.routes.ts";
import { auditRoutes } from "./features/audit/audit.routes.ts";
import { billingRoutes } from "./features/billing/billing.routes.ts";
import { clientConfigRoutes } from "./features/client-config/client-config.routes.ts";
import { deletedRoutes } from "./features/deleted/deleted.routes.ts";
import { exportRoutes } from "./features/exports/exports.routes.ts";
import { findingRoutes } from "./features/findings/findings.routes.ts";
import { insightRoutes } from "./features/findings/insights.routes.ts";
import { removeFromFindings } from "./features/findings/remove-from-findings.ts";
import { renewStoredEdits } from "./features/findings/stored-edits.ts";
import { translationRoutes } from "./features/findings/translations/translations.routes.ts";
import { formRoutes } from "./features/forms/forms.routes.ts";
import { copyAskedForms } from "./features/forms/own-forms.service.ts";
import { guideRoutes } from "./features/guides/guides.routes.ts";
import { incentiveRoutes } from "./features/incentives/incentives.routes.ts";
import { removeFromInsights } from "./features/insights/remove-from-insights.ts";
import { instanceRoutes } from "./features/instance/instance.routes.ts";
import { interviewDetailsRoutes } from "./features/interview-details/interview-details.routes.ts";
import { interviewRoutes } from "./features/interviews/interviews.routes.ts";
import { wordingRoutes } from "./features/interviews/wordings/wordings.routes.ts";
import { jobRoutes } from "./features/jobs/jobs.routes.ts";
import { leftOutRoutes } from "./features/left-out/left-out.routes.ts";
import { deleteLeftOutQuotes } from "./features/left-out/left-out-words.service.ts";
import { loginRoutes } from "./features/logins/logins.routes.ts";
import { mailRoutes } from "./features/mail/mail.routes.ts";
import { memberRoutes } from "./features/members/members.routes.ts";
import { makeInstruments } from "./features/metrics/instruments.ts";
import { metricsRoutes } from "./features/metrics/metrics.routes.ts";
import { countTurns } from "./features/metrics/metrics.service.ts";
import { noticeRoutes } from "./features/notices/notices.routes.ts";
import { openApiRoutes } from "./features/openapi/openapi.routes.ts";
import { personaRoutes } from "./features/personas/personas.routes.ts";
import { removeFromPersonas } from "./features/personas/remove-from-personas.ts";
import { practiceRoutes } from "./features/practice/practice.routes.ts";
import { previewRoutes } from "./features/previews/previews.routes.ts";
import { projectRoutes } from "./features/projects/projects.routes.ts";
import { quoteSoundRoutes } from "./features/quote-sounds/quote-sounds.routes.ts";
import { reconciliationRoutes } from "./features/reconciliation/reconciliation.routes.ts";
import { recruitmentRoutes } from "./features/recruitment/recruitment.routes.ts";
import { rehearsalRoutes } from "./features/rehearsals/rehearsals.routes.ts";
import { reportCardRoutes } from "./features/report-cards/report-cards.routes.ts";
import { reportRoutes } from "./features/reports/reports.routes.ts";
import { addSample } from "./features/samples/samples.service.ts";
import { searchRoutes } from "./features/search/search.routes.ts";
import { sessionReadingRoutes } from "./features/session-reading/session-reading.routes.ts";
import { sessionRoutes } from "./features/sessions/sessions.routes.ts";
import { stimulusRoutes } from "./features/stimuli/stimuli.routes.ts";
import { threadRoutes } from "./features/threads/threads.routes.ts";
import { transcriptRoutes } from "./features/transcripts/transcripts.routes.ts";
import { uploadRoutes } from "./features/uploads/uploads.routes.ts";
import { webhookRoutes } from "./features/webhooks/webhooks.routes.ts";
import { answerError } from "./http/answer-error.ts";
import { limitCreators } from "./http/count-in-steps.ts";
import { drainBeforeClosing } from "./http/drain.ts";
import { servePages } from "./http/pages.ts";
import { refuseCrossSite, securityHeaders } from "./http/security-headers.ts";

/** A line a feature. */
const features = [
  accountRoutes,
  projectRoutes,
  deletedRoutes,
  interviewRoutes,
  interviewDetailsRoutes,
  guideRoutes,
  formRoutes,
  sessionReadingRoutes,
  leftOutRoutes,
  searchRoutes,
  answerRoutes,
  answerCheckRoutes,
  insightRoutes,
  findingRoutes,
  askRoutes,
  transcriptRoutes,
  stimulusRoutes,
  quoteSoundRoutes,
  uploadRoutes,
  answerSoundRoutes,
  threadRoutes,
  personaRoutes,
  exportRoutes,
  reportRoutes,
  billingRoutes,
  loginRoutes,
  memberRoutes,
  noticeRoutes,
  mailRoutes,
  incentiveRoutes,
  auditRoutes,
  webhookRoutes,
  openApiRoutes,
  accountDataRoutes,
  reportCardRoutes,
  rehearsalRoutes,
  practiceRoutes,
  previewRoutes,
  recruitmentRoutes,
  translationRoutes,
  wordingRoutes,
  reconciliationRoutes,
  jobRoutes,
  instanceRoutes,
  clientConfigRoutes,
];

/** Who hears of what happens in a lower wing. Results are locked first, as by whoever saves one. */
export const listeners: Listeners = {
  onSourceRemoved: [removeFromInsights, removeFromFindings, removeFromPersonas, deleteLeftOutQuotes],
  onInsightsSaved: [renewStoredEdits],
  onProjectHandedOver: [copyAskedForms],
  onAccountCreated: [addSample],
};

const jsonOrForm = /^(application\/json|multipart\/form-data)\s*(;|$)/i;

/** The whole server but for listening. */
export async function createApp(deps: Deps, options: { pagesDir: string | null }): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: deps.config.trustProxy,
    // Looked after every five seconds, so that who says nothing is let go within a minute.
    http: { connectionsCheckingInterval: 5_000 },
    requestTimeout: 50_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    bodyLimit: 256 * 1024,
    // Longer ids reach their operation too, so that they are answered like any other id that nothing has.
    routerOptions: { maxParamLength: 1_000 },
    // An address that is none ("%zz") never reaches the handlers below; it is answered like any unknown one.
    frameworkErrors: (_, request, reply) => answerError(new AppError("not_found"), request, reply),
    onProtoPoisoning: "remove",
    onConstructorPoisoning: "remove",
    forceCloseConnections: "idle",
    // Who comes while the server stops is answered like everybody.
    return503OnClosing: false,
  });
  app.removeContentTypeParser("text/plain");
  app.setErrorHandler(answerError);
  await app.register(cookie);
  await app.register(compress, { threshold: 2048 });
  await app.register(multipart, {
    limits: {
      fileSize: toBytes(maxMegabytes.transcript),
      files: maxCount.transcriptFiles,
      fields: 20,
      fieldSize: 64 * 1024,
      parts: 50,
    },
  });
  securityHeaders(app, deps.config);
  logRequests(app);
  drainBeforeClosing(app, { seconds: deps.config.drainSeconds });
  app.addHook("onRequest", async (request) => refuseCrossSite(request, deps.config.publicUrl));
  app.addHook("preParsing", async (request, _, payload) => {
    const type = request.headers["content-type"];
    const isLogout = request.routeOptions.url === "/api/logout";
    if (type !== undefined && !jsonOrForm.test(type) && !isLogout) throw new AppError("unsupported_content");
    return payload;
  });
  guardCreators(app, deps);
  limitCreators(app, deps);
  const instruments = makeInstruments();
  metricsRoutes(app, deps, instruments);
  sessionRoutes(app, { ...deps, voice: countTurns(deps.voice, instruments) });
  for (const routes of features) routes(app, deps);
  if (options.pagesDir !== null) await servePages(app, options.pagesDir);
  else app.setNotFoundHandler((request, reply) => answerError(new AppError("not_found"), request, reply));
  return app;
}

/** Route pattern, status and time; never the address itself, a body, a cookie or an id. */
function logRequests(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? "unknown",
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    request.log.info(line, "request");
  });
}
