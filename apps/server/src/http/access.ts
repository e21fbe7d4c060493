import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyRequest,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { type Actor, isParentRole, type Parent, type Pupil, refuseCarer, type Staff } from '@hedgerow/domain/access';
import { AppError } from '@hedgerow/domain/errors';
import { viewedChild } from './viewed-child.ts';

/**
 * Who may come through. Every route names its access in its config; a route that names none stops the server from starting.
 * `public` may have an actor or none. `machine` is for other servers, which prove themselves in their own way.
 * `adult` is anybody in their own account: no pupil, and no parent who looks through a pupil's eyes. `teacher`, `administrator` and `operator` ask for two steps.
 * `owner` is the parent who opened the family's account: what is paid, and who belongs to the family. A second carer is none.
 * `own-account` is an adult, or a pupil in their own session: whether the account is theirs, the service asks.
 * `home-and-school` is a family, and a teacher with two steps: what both look at.
 */
export const accessLevels = [
  'public',
  'machine',
  'signed-in',
  'pupil',
  'parent',
  'owner',
  'family',
  'adult',
  'own-account',
  'teacher',
  'home-and-school',
  'administrator',
  'operator',
] as const;
export type AccessLevel = (typeof accessLevels)[number];

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: AccessLevel;
    /** The answer is about the person's home: it is read with the session, in one way to the database and back. */
    readsHome?: true;
  }
  interface FastifyRequest {
    actor: Actor | null;
    /** The session's row, for the few calls that end or change it. */
    sessionId: string | null;
  }
}

/** The app as a module's routes see it. */
export type Routes = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

export type LiveSession = {
  readonly actor: Actor;
  readonly sessionId: string;
  /** The person has two-step sign-in turned on. */
  readonly twoFactor: boolean;
};
/** `viewed` is the child whose eyes the call looks through; nobody is signed in to it when the session does not look at them. */
export type ReadSession = (cookieHeader: string | undefined, viewed?: string, readsHome?: boolean) => Promise<LiveSession | null>;

const isStaff = ({ role }: Actor): boolean => role === 'teacher' || role === 'administrator';
const isFamily = ({ role }: Actor): boolean => role === 'student' || isParentRole(role);

const mayEnter = (access: AccessLevel, actor: Actor): boolean => {
  if (access === 'pupil') return actor.role === 'student';
  if (access === 'parent' || access === 'owner') return isParentRole(actor.role);
  if (access === 'own-account') return actor.role !== 'student' || actor.viewedBy === null;
  if (access === 'adult') return actor.role !== 'student';
  if (access === 'administrator') return actor.role === 'administrator';
  if (access === 'operator') return actor.role === 'operator';
  if (access === 'teacher') return isStaff(actor);
  if (access === 'family') return isFamily(actor);
  if (access === 'home-and-school') return isFamily(actor) || isStaff(actor);
  return true;
};

/** Reads the session once a request, counts the call, and keeps each access. */
export const installAccess = (app: FastifyInstance, readSession: ReadSession, countCall: (sessionId: string) => void): void => {
  app.decorateRequest('actor', null);
  app.decorateRequest('sessionId', null);
  app.addHook('onRoute', (route) => {
    const { config, url } = route;
    if (config?.access !== undefined) return;
    if (!url.startsWith('/api/')) {
      // Pages and their assets: files that are the same for everybody.
      route.config = { ...config, access: 'machine' };
      return;
    }
    throw new Error(`${String(route.method)} ${url} has no access`);
  });
  app.addHook('onRequest', async (request) => {
    const { access, readsHome } = request.routeOptions.config;
    if (access === undefined || access === 'machine') return;
    const session = await readSession(request.headers.cookie, viewedChild(request.originalUrl), readsHome);
    request.actor = session?.actor ?? null;
    request.sessionId = session?.sessionId ?? null;
    if (session !== null) countCall(session.sessionId);
    if (access === 'public') return;
    if (request.actor === null) throw new AppError('signed_out', 'Please sign in.');
    if (!mayEnter(access, request.actor)) throw new AppError('forbidden', 'This is not open to your account.');
    if (access === 'owner') refuseCarer(request.actor);
    const wantsTwoSteps =
      access === 'teacher' ||
      access === 'administrator' ||
      access === 'operator' ||
      (access === 'home-and-school' && isStaff(request.actor));
    if (wantsTwoSteps && session?.twoFactor !== true)
      throw new AppError('forbidden', 'Please set up two-step sign-in first: pupils’ work needs extra protection.', {
        details: { reason: 'two_factor_setup' },
      });
  });
};

export const actorOf = (request: FastifyRequest): Actor => {
  if (request.actor === null) throw new AppError('signed_out', 'Please sign in.');
  return request.actor;
};

export const pupilOf = (request: FastifyRequest): Pupil => {
  const actor = actorOf(request);
  if (actor.role !== 'student') throw new AppError('forbidden', 'This is not open to your account.');
  return actor;
};

/** Whoever runs the product, at their desk. */
export const operatorOf = (request: FastifyRequest): Staff => {
  const actor = actorOf(request);
  if (actor.role !== 'operator') throw new AppError('forbidden', 'This is not open to your account.');
  return actor;
};

export const parentOf = (request: FastifyRequest): Parent => {
  const actor = actorOf(request);
  if (actor.role !== 'parent' && actor.role !== 'home_educator') throw new AppError('forbidden', 'This is not open to your account.');
  return actor;
};

export const sessionIdOf = (request: FastifyRequest): string => {
  if (request.sessionId === null) throw new AppError('signed_out', 'Please sign in.');
  return request.sessionId;
};
