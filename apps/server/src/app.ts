import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Services } from './compose.ts';
import type { Config } from './config.ts';
import { callMeter } from './http/call-meter.ts';
import { installDoors } from './http/doors.ts';
import { installErrors } from './http/errors.ts';
import { eventRoutes } from './http/event-stream.ts';
import { installHeaders } from './http/headers.ts';
import { installHealth } from './http/health.ts';
import { installJsonBodies } from './http/json-body.ts';
import { installMailbox } from './http/mailbox-page.ts';
import { installOpenApi } from './http/openapi.ts';
import { installOriginCheck } from './http/origin-check.ts';
import { installPages } from './http/pages.ts';
import { makeServer } from './http/server.ts';
import { accountsRoutes } from './modules/accounts/accounts.routes.ts';
import { closingRoutes } from './modules/accounts/closing.routes.ts';
import { invitationsRoutes } from './modules/schools/invitations.routes.ts';
import { insightRoutes } from './modules/adaptive/insight.routes.ts';
import { adaptiveRoutes } from './modules/adaptive/adaptive.routes.ts';
import { avatarRoutes } from './modules/avatar/avatar.routes.ts';
import { nationalChecksRoutes } from './modules/national-checks/national-checks.routes.ts';
import { portfolioRoutes } from './modules/portfolio/portfolio.routes.ts';
import { papersRoutes } from './modules/papers/papers.routes.ts';
import { aiLogRoutes } from './modules/ai-log/ai-log.routes.ts';
import { classAssessmentsRoutes } from './modules/class-assessments/class-assessments.routes.ts';
import { classResourcesRoutes } from './modules/class-resources/class-resources.routes.ts';
import { classesRoutes } from './modules/classes/classes.routes.ts';
import { publicContentRoutes } from './modules/content/public-content.routes.ts';
import { letterSwitchRoutes } from './modules/mail/letter-switch.routes.ts';
import { googleRoutes } from './modules/accounts/google.routes.ts';
import { ownSessionsRoutes } from './modules/accounts/own-sessions.routes.ts';
import { passwordsRoutes } from './modules/accounts/passwords.routes.ts';
import { picturesRoutes } from './modules/accounts/pictures.routes.ts';
import { profileRoutes } from './modules/accounts/profile.routes.ts';
import { readingRoutes } from './modules/accounts/reading.routes.ts';
import { twoFactorRoutes } from './modules/accounts/two-factor.routes.ts';
import { verificationRoutes } from './modules/accounts/verification.routes.ts';
import { viewingRoutes } from './modules/accounts/viewing.routes.ts';
import { addChildRoutes } from './modules/billing/add-child.routes.ts';
import { billingRoutes } from './modules/billing/billing.routes.ts';
import { changeRoutes } from './modules/billing/change.routes.ts';
import { checkoutRoutes } from './modules/billing/checkout.routes.ts';
import { paymentEventRoutes } from './modules/billing/payment-events.routes.ts';
import { referralRoutes } from './modules/billing/referral.routes.ts';
import { removeChildRoutes } from './modules/billing/remove-child.routes.ts';
import { portalRoutes } from './modules/billing/portal.routes.ts';
import { salesRoutes } from './modules/billing/sales.routes.ts';
import { childChangesRoutes } from './modules/families/child-changes.routes.ts';
import { familiesRoutes } from './modules/families/families.routes.ts';
import { assignmentsRoutes } from './modules/assignments/assignments.routes.ts';
import { assessmentsRoutes } from './modules/assessments/assessments.routes.ts';
import { flashcardsRoutes } from './modules/flashcards/flashcards.routes.ts';
import { guidesRoutes } from './modules/guides/guides.routes.ts';
import { filesRoutes } from './modules/files/files.routes.ts';
import { childLinkRoutes } from './modules/onboarding/child-link.routes.ts';
import { installAudit } from './modules/audit/audit.hook.ts';
import { operatorsRoutes } from './open-operators.ts';
import { publicSiteRoutes } from './open-public-site.ts';
import { schoolsRoutes } from './open-schools.ts';
import { onboardingRoutes } from './modules/onboarding/onboarding.routes.ts';
import { calendarRoutes } from './modules/progress/calendar.routes.ts';
import { todayRoutes } from './modules/today/today.routes.ts';
import { progressRoutes } from './modules/progress/progress.routes.ts';

/** security.md: of one session. */
const callsPerMinute = 300;

const webBuild = fileURLToPath(new URL('../../web/build', import.meta.url));

export type AppSettings = { readonly config: Config; readonly services: Services; readonly ownOrigins: () => readonly string[] };

/** Plugins first, then every module by name: this list is the map. */
export const makeApp = async ({ config, services, ownOrigins }: AppSettings): Promise<FastifyInstance> => {
  const app = makeServer(config);
  installErrors(app);
  installJsonBodies(app);
  installHeaders(app, config.production);
  installOriginCheck(app, ownOrigins);
  const meter = callMeter(callsPerMinute * config.rateLimitFactor, () => performance.now());
  installDoors(app, services.readSession, meter.count);
  installAudit(app, services.schools.audit, services.now);
  await installOpenApi(app, config.productName);

  const routes = app.withTypeProvider<ZodTypeProvider>();
  accountsRoutes(routes, services);
  passwordsRoutes(routes, services);
  verificationRoutes(routes, services);
  profileRoutes(routes, services);
  viewingRoutes(routes, services);
  ownSessionsRoutes(routes, services);
  readingRoutes(routes, services);
  twoFactorRoutes(routes, services);
  closingRoutes(routes, services);
  picturesRoutes(routes, { pictures: services.pictures, limiter: services.limiter, secureCookies: config.production });
  googleRoutes(routes, { google: services.google, limiter: services.limiter, secureCookies: config.production });
  invitationsRoutes(routes, services);
  classesRoutes(routes, services);
  classAssessmentsRoutes(routes, services);
  schoolsRoutes(routes, services);
  publicContentRoutes(routes, services);
  await letterSwitchRoutes(routes, { ...services, productName: config.productName });
  publicSiteRoutes(routes, services);
  operatorsRoutes(routes, services);
  onboardingRoutes(routes, services);
  childLinkRoutes(routes, services);
  familiesRoutes(routes, services);
  childChangesRoutes(routes, services);
  progressRoutes(routes, services);
  calendarRoutes(routes, services);
  aiLogRoutes(routes, services);
  adaptiveRoutes(routes, services);
  insightRoutes(routes, services);
  portfolioRoutes(routes, services);
  todayRoutes(routes, services);
  nationalChecksRoutes(routes, services);
  papersRoutes(routes, services);
  avatarRoutes(routes, services);
  await filesRoutes(routes, services);
  classResourcesRoutes(routes, services);
  guidesRoutes(routes, services);
  flashcardsRoutes(routes, services);
  assessmentsRoutes(routes, services);
  assignmentsRoutes(routes, services);
  billingRoutes(routes, services);
  referralRoutes(routes, services);
  addChildRoutes(routes, services);
  removeChildRoutes(routes, services);
  checkoutRoutes(routes, services);
  changeRoutes(routes, services);
  portalRoutes(routes, services);
  salesRoutes(routes, services);
  await paymentEventRoutes(routes, services);
  eventRoutes(routes, services);

  app.get('/api/openapi.json', { config: { door: 'machine' }, schema: { hide: true } }, () => app.swagger());
  installHealth(app, services.ready);
  if (!config.production) installMailbox(app, services.mails);
  if (services.till.pages !== undefined) await app.register(services.till.pages);
  await installPages(app, {
    buildFolder: webBuild,
    paymentOrigins: services.till.origins,
    offline: config.offline,
    wordsFor: services.site.wordsFor,
  });
  return app;
};
