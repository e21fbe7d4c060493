import { randomUUID } from 'node:crypto';
import { count, eq } from 'drizzle-orm';
import type { Parent, Pupil } from '@hedgerow/domain/access';
import { keyStageForYear, phaseForYear } from '@hedgerow/domain/key-stages';
import { accountsRepository } from '../modules/accounts/accounts.repository.ts';
import { passwordHashing } from '../adapters/identity/password-hashing.ts';
import type { Services } from '../compose.ts';
import type { Database } from '../db/client.ts';
import { account, user } from '../db/schema/accounts.ts';
import { child as childTable } from '../db/schema/families.ts';
import { type DemoChild, demoChildren, demoParent, demoPassword } from './demo-people.ts';
import { makeDemoSchool } from './demo-school.ts';
import { liveThroughAMonth } from './demo-month.ts';
import { setDemoWork } from './demo-set-work.ts';

export type DemoNeeds = {
  readonly services: Services;
  readonly db: Database;
  /** Posts to this server itself: the sandbox's own pages confirm the payment, as a browser would. */
  readonly post: (path: string, body: object) => Promise<void>;
  readonly now: Date;
};

const hasDemoParent = async (db: Database): Promise<boolean> =>
  (await db.select({ id: user.id }).from(user).where(eq(user.email, demoParent.email))).length > 0;

const isEmpty = async (db: Database): Promise<boolean> => (await db.select({ people: count() }).from(user))[0]?.people === 0;

/** For `DemoNeeds.post`: over the network to where this server listens. */
export const postTo =
  (address: string) =>
  async (path: string, body: object): Promise<void> => {
    const headers = { 'content-type': 'application/json', origin: address };
    const answer = await fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  };

const makeParent = async ({ db, services, now }: DemoNeeds): Promise<Parent> => {
  const newId = services.learningNeeds.newId;
  const passwordHash = await passwordHashing().hash(demoPassword);
  const [id, familyId] = [newId(), newId()];
  await accountsRepository(db).createParent({ ...demoParent, id, familyId, accountId: newId(), role: 'parent', passwordHash, now });
  await db.update(user).set({ emailVerified: true }).where(eq(user.id, id));
  return { role: 'parent', userId: id, familyId, childIds: [], carer: false };
};

/** Through the same payment step as everybody: the sandbox takes the money, and the children open. */
const subscribe = async ({ services, post }: DemoNeeds, parent: Parent): Promise<void> => {
  const started = await services.startSubscription.start(parent, {
    paymentMethodId: 'pm_card_visa',
    planId: 'primary_scholar',
    customerData: {
      firstName: demoParent.firstName,
      lastName: demoParent.lastName,
      email: demoParent.email,
      name: `${demoParent.firstName} ${demoParent.lastName}`,
      billingEmail: demoParent.email,
      address: { line1: '3 Orchard Lane', city: 'Ludlow', postal_code: 'SY8 1AA', country: 'GB' },
    },
    childrenData: demoChildren.map(({ firstName, lastName, year, planId }) => ({
      firstName,
      lastName,
      age: year + 4,
      yearGroup: `Year ${year}`,
      planId,
    })),
    startNow: true,
    attemptId: randomUUID(),
  });
  const secret = started.paymentIntent?.client_secret;
  if (secret !== undefined) {
    const key = services.paymentsRuntime.payments.config().publishableKey;
    await post(`/sandbox/intents/${secret.split('_secret_')[0]}/confirm`, { key, client_secret: secret });
  }
  await services.billing.sync(parent, parent.userId);
};

const openAccount = async ({ db, services, now }: DemoNeeds, childId: string, { username }: DemoChild): Promise<void> => {
  await db.update(user).set({ username, displayUsername: username, lastSignInAt: now }).where(eq(user.id, childId));
  await db.update(childTable).set({ credentialsShownAt: now }).where(eq(childTable.id, childId));
  const password = await passwordHashing().hash(demoPassword);
  await db
    .insert(account)
    .values({ id: services.learningNeeds.newId(), accountId: childId, providerId: 'credential', userId: childId, password });
};

/** A family with a month behind it, and their school, made when nobody is there yet. Answers whether the demonstration accounts are there. */
export const seedDemo = async (needs: DemoNeeds): Promise<boolean> => {
  const { db, services, now } = needs;
  if (services.paymentsRuntime.payments.config().mode !== 'sandbox' || !(await isEmpty(db))) return hasDemoParent(db);
  const parent = await makeParent(needs).catch((error: unknown) => {
    if (!accountsRepository(db).isEmailTaken(error)) throw error;
  });
  // Another process that started at the same moment is making it.
  if (parent === undefined) return true;
  await subscribe(needs, parent);
  const rows = await services.families.children(parent);
  const pupils: Pupil[] = [];
  for (const [index, made] of rows.entries()) {
    const child = demoChildren[index];
    if (child === undefined || made.status !== 'active') continue;
    await openAccount(needs, made.id, child);
    const { year, planId } = child;
    const pupil: Pupil = {
      role: 'student',
      userId: made.id,
      familyId: parent.familyId,
      plan: planId,
      year,
      phase: phaseForYear(year),
      keyStage: keyStageForYear(year),
      viewedBy: null,
    };
    await liveThroughAMonth(services.learningNeeds, pupil, child, now);
    await setDemoWork(services.learningNeeds, parent, pupil, child, now);
    pupils.push(pupil);
  }
  await makeDemoSchool({ ...needs, parentId: parent.userId }, pupils);
  return true;
};
