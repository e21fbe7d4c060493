import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Services } from './compose.ts';
import type { Config } from './config.ts';
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
import { ownSessionsRoutes } from './modules/accounts/own-sessions.routes.ts';
import { passwordsRoutes } from './modules/accounts/passwords.routes.ts';
import { profileRoutes } from './modules/accounts/profile.routes.ts';
import { twoFactorRoutes } from './modules/accounts/two-factor.routes.ts';
import { verificationRoutes } from './modules/accounts/verification.routes.ts';
import { viewingRoutes } from './modules/accounts/viewing.routes.ts';
import { billingRoutes } from './modules/billing/billing.routes.ts';
import { paymentEventRoutes } from './modules/billing/payment-events.routes.ts';
import { childChangesRoutes } from './modules/families/child-changes.routes.ts';
import { familiesRoutes } from './modules/families/families.routes.ts';
import { assessmentsRoutes } from './modules/assessments/assessments.routes.ts';
import { flashcardsRoutes } from './modules/flashcards/flashcards.routes.ts';
import { guidesRoutes } from './modules/guides/guides.routes.ts';
import { filesRoutes } from './modules/files/files.routes.ts';
import { onboardingRoutes } from './modules/onboarding/onboarding.routes.ts';
import { progressRoutes } from './modules/progress/progress.routes.ts';

const webBuild = fileURLToPath(new URL('../../web/build', import.meta.url));

export type AppSettings = { readonly config: Config; readonly services: Services; readonly ownOrigins: () => readonly string[] };

/** Plugins first, then every module by name: this list is the map. */
export const makeApp = async ({ config, services, ownOrigins }: AppSettings): Promise<FastifyInstance> => {
  const app = makeServer(config);
  installErrors(app);
  installJsonBodies(app);
  installHeaders(app, config.production);
  installOriginCheck(app, ownOrigins);
  installDoors(app, services.readSession);
  await installOpenApi(app, config.productName);

  const routes = app.withTypeProvider<ZodTypeProvider>();
  accountsRoutes(routes, services);
  passwordsRoutes(routes, services);
  verificationRoutes(routes, services);
  profileRoutes(routes, services);
  viewingRoutes(routes, services);
  ownSessionsRoutes(routes, services);
  twoFactorRoutes(routes, services);
  closingRoutes(routes, services);
  onboardingRoutes(routes, services);
  familiesRoutes(routes, services);
  childChangesRoutes(routes, services);
  progressRoutes(routes, services);
  await filesRoutes(routes, services);
  guidesRoutes(routes, services);
  flashcardsRoutes(routes, services);
  assessmentsRoutes(routes, services);
  billingRoutes(routes, services);
  await paymentEventRoutes(routes, services);
  eventRoutes(routes, services);

  app.get('/api/openapi.json', { config: { door: 'machine' }, schema: { hide: true } }, () => app.swagger());
  installHealth(app, services.ready);
  if (!config.production) installMailbox(app, services.mails);
  if (services.till.pages !== undefined) await app.register(services.till.pages);
  await installPages(app, { buildFolder: webBuild, paymentOrigins: services.till.origins });
  return app;
};
