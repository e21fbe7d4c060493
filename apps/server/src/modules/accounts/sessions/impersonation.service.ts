import type { Actor, Parent, Pupil } from '@hedgerow/domain/access';
import type { LookedAt } from '@hedgerow/contracts/accounts';
import { AppError } from '@hedgerow/domain/errors';
import type { Clock } from '#ports/clock.ts';
import type { Events } from '#ports/events.ts';
import type { SessionsRepository } from './sessions.repository.ts';

/** How long a parent may look before it ends by itself: two hours (docs/product/accounts.md#limits). */
const viewMs = 2 * 3_600_000;

export type ImpersonationDeps = {
  readonly sessions: Pick<SessionsRepository, 'look' | 'isLookedAt'>;
  readonly events: Pick<Events, 'publish'>;
  /** Whether a child of the family can sign in; undefined when there is no such child. */
  readonly isActive: (familyId: string, childId: string) => Promise<boolean | undefined>;
  readonly now: Clock;
};
type Answer = { readonly message: string; readonly redirectUrl: string };

/**
 * A parent looks at a child's screens. It is kept with the parent's own session and ends with it; calls below `/as/<child>` are answered
 * as the child's, all others go on as the parent's. Services refuse every change. The child's own screens say that somebody looks.
 */
export const impersonationService = ({ sessions, events, isActive, now }: ImpersonationDeps) => ({
  viewAsChild: async (actor: Parent, childId: string, sessionId: string): Promise<Answer> => {
    const active = actor.childIds.includes(childId) ? await isActive(actor.familyId, childId) : undefined;
    if (active === undefined) throw new AppError('not_found', 'Not found');
    if (!active) throw new AppError('conflict', 'This child can sign in once the payment is confirmed.');
    await sessions.look(sessionId, childId, new Date(now().getTime() + viewMs));
    await events.publish([`child:${childId}`], { type: 'viewed', childId });
    return { message: 'Switched to your child’s view', redirectUrl: '/student/dashboard' };
  },

  /** Asked twice it answers the same; a pupil who is nobody's view is refused. */
  returnToParent: async (actor: Actor, sessionId: string): Promise<Answer> => {
    if (actor.role === 'student' && actor.viewedBy === null) throw new AppError('forbidden', 'This is not open to your account.');
    await sessions.look(sessionId, null, null);
    if (actor.role === 'student') await events.publish([`child:${actor.userId}`], { type: 'viewed', childId: actor.userId });
    return { message: 'Switched to Parent View', redirectUrl: '/parent/dashboard' };
  },

  /** A sign for the child (Children's Code, standard 11). */
  isLookedAt: async ({ familyId, userId }: Pupil): Promise<LookedAt> => ({
    looking: await sessions.isLookedAt(familyId, userId, now()),
  }),
});
export type ImpersonationService = ReturnType<typeof impersonationService>;
