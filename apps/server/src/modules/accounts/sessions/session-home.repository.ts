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

/** As JSON brings them: in the order in which they are asked for below, and instants as text. */
type Instant = string | null;
type Own = FamilyChild['child'];
type JsonPlan = readonly [
  planId: HomePlan['planId'],
  state: HomePlan['state'],
  endsAt: Instant,
  heldPlanId: HomePlan['heldPlanId'],
  heldUntil: Instant,
  weekPlanId: HomePlan['weekPlanId'],
  weekUntil: Instant,
];
type JsonChild = readonly [
  id: Own['id'],
  firstName: Own['firstName'],
  lastName: Own['lastName'],
  birthMonth: Own['birthMonth'],
  statedAge: Own['statedAge'],
  statedOn: Own['statedOn'],
  yearGroup: Own['yearGroup'],
  academicYear: Own['academicYear'],
  school: Own['school'],
  status: Own['status'],
  modelChosen: Own['modelChosen'],
  plan: JsonPlan | null,
  licensedUntil: Instant,
];
type JsonSubscription = Omit<NewestSubscription, 'cancelAt' | 'syncedAt'> & { readonly cancelAt: Instant; readonly syncedAt: string };

const dateOf = (text: Instant): Date | null => (text === null ? null : new Date(text));

const homePlan = ([planId, state, endsAt, heldPlanId, heldUntil, weekPlanId, weekUntil]: JsonPlan): HomePlan => ({
  planId,
  state,
  endsAt: dateOf(endsAt),
  heldPlanId,
  heldUntil: dateOf(heldUntil),
  weekPlanId,
  weekUntil: dateOf(weekUntil),
});

const homeChild = (row: JsonChild): HomeChild => {
  const [id, firstName, lastName, birthMonth, statedAge, statedOn, yearGroup, academicYear, school, status, modelChosen, plan, until] = row;
  return {
    child: { id, firstName, lastName, birthMonth, statedAge, statedOn, yearGroup, academicYear, school, status, modelChosen },
    plan: plan === null ? null : homePlan(plan),
    licensedUntil: dateOf(until),
  };
};

const planJson = sql`case when ${childPlan.childId} is null then null else json_build_array(
  ${childPlan.planId}, ${childPlan.state}, ${childPlan.endsAt}, ${childPlan.heldPlanId}, ${childPlan.heldUntil},
  ${childPlan.weekPlanId}, ${childPlan.weekUntil}) end`;

/** Lists, not objects: names would be written, sent and read again for each child. */
const childrenJson = sql<readonly JsonChild[] | null>`(
  select json_agg(json_build_array(
    ${child.id}, ${child.firstName}, ${child.lastName}, ${child.birthMonth}, ${child.statedAge}, ${child.statedOn}, ${child.yearGroup},
    ${child.academicYear}, ${child.school}, ${child.status}, ${child.modelChosen},
    ${planJson}, ${licensedUntil}) order by ${child.slot})
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
