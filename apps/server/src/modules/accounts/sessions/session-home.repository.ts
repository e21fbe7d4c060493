import { eq, sql } from 'drizzle-orm';
import type { HeldPlan } from '@hedgerow/domain/free-week';
import type { PaidPlanId } from '@hedgerow/domain/plans';
import type { Database } from '#db/client.ts';
import { isAlone } from '#db/lone-pupil.ts';
import { session, user } from '#db/schema/accounts.ts';
import { childPlan, subscriptionMirror } from '#db/schema/billing.ts';
import { child, family } from '#db/schema/families.ts';
import { licensedUntil } from '#db/school-licence.ts';
import type { SessionRow } from '../actor.ts';
import type { FamilyChild, NewestSubscription, Person } from '../profile/profile-view.ts';

type HomePlan = Omit<HeldPlan, 'planId' | 'heldPlanId' | 'weekPlanId'> & { readonly planId: PaidPlanId } & Readonly<
    Record<'heldPlanId' | 'weekPlanId', PaidPlanId | null>
  >;
type HomeChild = FamilyChild & { readonly plan: HomePlan | null };

export type SessionWithHome = {
  readonly session: SessionRow;
  readonly person: Person;
  readonly children: readonly HomeChild[];
  readonly subscription: NewestSubscription | undefined;
};

/** As JSON brings it: instants are text. */
type JsonChild = FamilyChild['child'] & {
  readonly plan:
    | (Omit<HomePlan, 'endsAt' | 'heldUntil' | 'weekUntil'> & Readonly<Record<'endsAt' | 'heldUntil' | 'weekUntil', string | null>>)
    | null;
  readonly licensedUntil: string | null;
};
type JsonSubscription = Omit<NewestSubscription, 'cancelAt' | 'syncedAt'> & { readonly cancelAt: string | null; readonly syncedAt: string };

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

const homeChild = ({ plan, licensedUntil: until, ...own }: JsonChild): HomeChild => ({
  child: own,
  plan:
    plan === null ? null : { ...plan, endsAt: dateOf(plan.endsAt), heldUntil: dateOf(plan.heldUntil), weekUntil: dateOf(plan.weekUntil) },
  licensedUntil: dateOf(until),
});

const planJson = sql`case when ${childPlan.childId} is null then null else json_build_object(
  'planId', ${childPlan.planId}, 'state', ${childPlan.state}, 'endsAt', ${childPlan.endsAt},
  'heldPlanId', ${childPlan.heldPlanId}, 'heldUntil', ${childPlan.heldUntil},
  'weekPlanId', ${childPlan.weekPlanId}, 'weekUntil', ${childPlan.weekUntil}) end`;

const childrenJson = sql<readonly JsonChild[] | null>`(
  select json_agg(json_build_object(
    'id', ${child.id}, 'firstName', ${child.firstName}, 'lastName', ${child.lastName}, 'birthMonth', ${child.birthMonth},
    'statedAge', ${child.statedAge}, 'statedOn', ${child.statedOn}, 'yearGroup', ${child.yearGroup},
    'academicYear', ${child.academicYear}, 'school', ${child.school}, 'status', ${child.status},
    'plan', ${planJson}, 'licensedUntil', ${licensedUntil}) order by ${child.slot})
  from ${child} left join ${childPlan} on ${childPlan.familyId} = ${child.familyId} and ${childPlan.childId} = ${child.id}
  where ${child.familyId} = ${user.familyId})`;

const subscriptionJson = sql<JsonSubscription | null>`(
  select json_build_object('cancelAt', ${subscriptionMirror.cancelAt}, 'cancelAtPeriodEnd', ${subscriptionMirror.cancelAtPeriodEnd},
    'interval', ${subscriptionMirror.interval}, 'state', ${subscriptionMirror.state}, 'syncedAt', ${subscriptionMirror.syncedAt})
  from ${subscriptionMirror} where ${subscriptionMirror.familyId} = ${user.familyId} order by ${subscriptionMirror.syncedAt} desc limit 1)`;

/** A session together with what the profile says of the person and their family: one prepared statement for the call that every page begins with. */
export const sessionHomeRepository = (db: Database) => {
  const byTokenHash = db
    .select({
      sessionId: session.id,
      sessionCreatedAt: session.createdAt,
      sessionUpdatedAt: session.updatedAt,
      expiresAt: session.expiresAt,
      viewingChildId: session.viewingChildId,
      viewingUntil: session.viewingUntil,
      userId: user.id,
      role: user.role,
      familyId: user.familyId,
      homeFamilyId: user.homeFamilyId,
      twoFactorEnabled: user.twoFactorEnabled,
      needsOnboarding: user.needsOnboarding,
      email: user.email,
      emailVerified: user.emailVerified,
      username: user.username,
      firstName: user.firstName,
      lastName: user.lastName,
      school: user.school,
      notifications: user.notifications,
      typeface: user.typeface,
      letterRoom: user.letterRoom,
      lineRoom: user.lineRoom,
      lessMotion: user.lessMotion,
      extraTime: user.extraTime,
      createdAt: user.createdAt,
      deleteAfter: sql<Date | null>`coalesce(${family.deleteAfter}, ${user.deleteAfter})`.mapWith(family.deleteAfter),
      alone: isAlone,
      children: childrenJson,
      subscription: subscriptionJson,
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .leftJoin(family, eq(family.id, user.familyId))
    .where(eq(session.token, sql.placeholder('hash')))
    .limit(1)
    .prepare('session_with_home');

  return {
    findByTokenHash: async (hash: string): Promise<SessionWithHome | undefined> => {
      const [row] = await byTokenHash.execute({ hash });
      if (row === undefined) return undefined;
      const children = (row.children ?? []).map(homeChild);
      const own = children.find(({ child: { id } }) => id === row.userId);
      const { subscription } = row;
      return {
        person: { user: { ...row, id: row.userId }, alone: row.alone, own },
        children,
        subscription:
          subscription === null
            ? undefined
            : { ...subscription, cancelAt: dateOf(subscription.cancelAt), syncedAt: new Date(subscription.syncedAt) },
        session: {
          ...row,
          createdAt: row.sessionCreatedAt,
          updatedAt: row.sessionUpdatedAt,
          twoFactor: row.twoFactorEnabled,
          childId: own?.child.id ?? null,
          yearGroup: own?.child.yearGroup ?? null,
          academicYear: own?.child.academicYear ?? null,
          planId: own?.plan?.planId ?? null,
          planState: own?.plan?.state ?? null,
          planEndsAt: own?.plan?.endsAt ?? null,
          heldPlanId: own?.plan?.heldPlanId ?? null,
          heldUntil: own?.plan?.heldUntil ?? null,
          weekPlanId: own?.plan?.weekPlanId ?? null,
          weekUntil: own?.plan?.weekUntil ?? null,
          licensedUntil: own?.licensedUntil ?? null,
          childIds: children.map(({ child: { id } }) => id),
        },
      };
    },
  };
};
export type SessionHomeRepository = ReturnType<typeof sessionHomeRepository>;
