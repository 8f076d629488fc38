import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { registerPipeline } from './calls/pipeline.ts';
import { noteCalls } from './calls/registered-calls.ts';
import type { Deps } from './dependencies.ts';
import { accountRoutes } from './features/accounts/accounts.routes.ts';
import { ageCheckRoutes } from './features/age-check/age-check.routes.ts';
import { assignmentRoutes } from './features/assignments/assignments.routes.ts';
import { avatarRoutes } from './features/avatars/avatars.routes.ts';
import { childRoutes } from './features/children/children.routes.ts';
import { classroomSyncRoutes } from './features/classroom-sync/classroom-sync.routes.ts';
import { classroomRoutes } from './features/classrooms/classrooms.routes.ts';
import { contactCheckRoutes } from './features/contact-checks/contact-checks.routes.ts';
import { firstSignInRoutes } from './features/first-sign-ins/first-sign-ins.routes.ts';
import { friendRoutes } from './features/friends/friends.routes.ts';
import { liveRoutes } from './features/friends/live/live.routes.ts';
import { identityRoutes } from './features/identities/identities.routes.ts';
import { libraryRoutes } from './features/library/library.routes.ts';
import { linkedLoginRoutes } from './features/linked-logins/linked-logins.routes.ts';
import { nextStepRoutes } from './features/next-steps/next-steps.routes.ts';
import { operatorRoutes } from './features/operators/operators.routes.ts';
import { findOperator } from './features/operators/session/find-operator.ts';
import { planReviewRoutes } from './features/plan-reviews/plan-reviews.routes.ts';
import { playRoutes } from './features/play/play.routes.ts';
import { findPlayer } from './features/play/sessions/find-player.ts';
import { portalRoutes } from './features/portal/portal.routes.ts';
import { portalConfig } from './features/portal/portal-config.ts';
import { progressRoutes } from './features/progress/progress.routes.ts';
import { schoolAdminRoutes } from './features/school-admin/school-admin.routes.ts';
import { schoolRoutes } from './features/schools/schools.routes.ts';
import { findActor } from './features/sessions/find-actor.ts';
import { studentMergeRoutes } from './features/student-merges/student-merges.routes.ts';
import { studentSignInRoutes } from './features/student-sign-in/student-sign-in.routes.ts';
import { submissionRoutes } from './features/submissions/submissions.routes.ts';
import { teamRoutes } from './features/teams/teams.routes.ts';
import { uploadRoutes } from './features/uploads/uploads.routes.ts';
import { weeklyMailRoutes } from './features/weekly-mail/weekly-mail.routes.ts';
import { zipRoutes } from './features/zips/zips.routes.ts';
import { registerBodyParsers } from './plugins/body-parsers.ts';
import { registerErrorResponses, respondToBrokenPath } from './plugins/error-responses.ts';
import { registerGameHost } from './plugins/game-host.ts';
import { createHeaderWriter } from './plugins/headers.ts';
import { registerHealth } from './plugins/health.ts';
import { registerLoadShedding } from './plugins/load-shedding.ts';
import { registerMetrics } from './plugins/metrics.ts';
import { registerApiReference } from './plugins/pages/api-reference.ts';
import { registerPortalFiles } from './plugins/pages/portal-files.ts';
import { registerSiteFiles } from './plugins/pages/site-files.ts';
import { registerStartupGate } from './plugins/startup-gate.ts';
import { userRoutes } from './user-calls/user.routes.ts';

const BODY_LIMIT_BYTES = 256 * 1024;
/**
 * Timeout for headers and body together, even if the caller keeps sending bytes slowly. Headers get
 * half of it.
 */
const REQUEST_TIMEOUT_MS = 10_000;
/**
 * Timeout without a byte in either direction. Longer than every timeout for an external provider.
 */
const SILENCE_MS = 30_000;

type Options = {
  isOpen?: () => boolean;
  requestPatienceMs?: number;
};

/** Builds the server without listening. `main.ts` and the tests start it. */
export const buildApp = async (
  deps: Deps,
  { isOpen = () => true, requestPatienceMs: requestTimeoutMs = REQUEST_TIMEOUT_MS }: Options = {},
): Promise<FastifyInstance> => {
  const { config } = deps;
  const writeHeaders = createHeaderWriter(config);
  const app: FastifyInstance = Fastify({
    loggerInstance: deps.log,
    // The observability plugin writes one log line per response without personal data.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: requestTimeoutMs,
    connectionTimeout: SILENCE_MS,
    maxRequestsPerSocket: 1000,
    // Node checks for slow callers only every 30 seconds by default, which would turn 10 seconds
    // into 40.
    http: {
      headersTimeout: requestTimeoutMs / 2,
      connectionsCheckingInterval: requestTimeoutMs / 10,
    },
    trustProxy: (_address, hop) => hop < config.TRUSTED_PROXIES,
    routerOptions: { maxParamLength: 500 },
    // The path cannot be decoded, so no hook runs.
    frameworkErrors: (_error, request, reply) => {
      writeHeaders(request, reply);
      respondToBrokenPath(request, reply);
    },
    genReqId: () => crypto.randomUUID(),
  });
  noteCalls(app);
  registerErrorResponses(app);
  app.addHook('onRequest', (request, reply, done) => {
    writeHeaders(request, reply);
    done();
  });
  registerGameHost(app, config);
  registerStartupGate(app, isOpen);
  await registerBodyParsers(app);
  await app.register(cookie);
  registerMetrics(app, config);
  await registerLoadShedding(app, config.MAX_EVENT_LOOP_DELAY_MS);
  registerHealth(app, deps);

  registerPipeline(app, { deps, findActor, findOperator, findPlayer });
  userRoutes(app);
  accountRoutes(app);
  identityRoutes(app);
  firstSignInRoutes(app);
  linkedLoginRoutes(app);
  ageCheckRoutes(app);
  childRoutes(app);
  contactCheckRoutes(app);
  schoolRoutes(app);
  operatorRoutes(app);
  planReviewRoutes(app);
  classroomRoutes(app);
  classroomSyncRoutes(app);
  studentMergeRoutes(app);
  studentSignInRoutes(app);
  teamRoutes(app);
  schoolAdminRoutes(app);
  submissionRoutes(app);
  libraryRoutes(app);
  avatarRoutes(app);
  playRoutes(app);
  friendRoutes(app);
  await liveRoutes(app);
  progressRoutes(app);
  await weeklyMailRoutes(app);
  assignmentRoutes(app);
  nextStepRoutes(app);
  await uploadRoutes(app);
  portalRoutes(app);
  zipRoutes(app);

  await registerApiReference(app, config.PUBLIC_URL);
  registerSiteFiles(app, config, deps.now);
  await registerPortalFiles(
    app,
    {
      portal: config.WEB_DIST,
      console: config.CONSOLE_DIST,
      game: config.GAME_DIST,
    },
    config.PUBLIC_URL,
    portalConfig(deps),
  );
  return app;
};
