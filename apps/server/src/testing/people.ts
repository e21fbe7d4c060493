import type { Child } from '@hedgerow/contracts/families';
import type { PaidPlanId } from '@hedgerow/domain/plans';
import type { YearGroup } from '@hedgerow/domain/year-groups';
import { childPlan } from '../db/schema/billing.ts';
import { codeOf } from './authenticator.ts';
import { type Caller, lookingAs } from './caller.ts';
import type { TestApp } from './test-app.ts';

let people = 0;
const nextNumber = (): number => {
  people += 1;
  return people;
};

export type TestParent = Caller & { readonly id: string; readonly familyId: string; readonly email: string };
export type TestPupil = Caller & { readonly id: string; readonly familyId: string; readonly username: string; readonly parent: TestParent };

export type TestTeacher = Caller & { readonly id: string; readonly email: string; readonly schoolId: string };

type TestOperator = Caller & { readonly id: string; readonly email: string };

export const parentPassword = 'quiet heron 47';

/** A parent who has signed up, with nothing else yet. */
export const aParent = async (testApp: TestApp): Promise<TestParent> => {
  const browser = testApp.visitor();
  const email = `parent${nextNumber()}@example.test`;
  const answer = await browser.post('/api/simple-auth/register', { email, password: parentPassword, firstName: 'Ann', lastName: 'Lee' });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  const { id } = answer.json<{ user: { id: string } }>().user;
  const { rows } = await testApp.database.pool.query<{ family_id: string }>('select family_id from "user" where id = $1', [id]);
  return { ...browser, id, email, familyId: rows[0]?.family_id ?? '' };
};

export type PupilRequest = {
  readonly plan?: PaidPlanId | 'free';
  readonly year?: YearGroup;
  readonly firstName?: string;
  readonly parent?: TestParent;
};

/** A pupil who is signed in, in a family of their own unless a parent is given. The payment is skipped; what it leads to is not. */
export const aPupil = async (
  testApp: TestApp,
  { plan = 'secondary_practice', year = 9, firstName = 'Sam', parent }: PupilRequest = {},
): Promise<TestPupil> => {
  const owner = parent ?? (await aParent(testApp));
  const actor = { role: 'parent' as const, userId: owner.id, familyId: owner.familyId, childIds: [], carer: false };
  const made = await testApp.services.families.addChild(actor, {
    firstName,
    lastName: 'Lee',
    age: year + 4,
    yearGroup: `Year ${year}`.replace('Year 0', 'Reception'),
  });
  await testApp.services.families.activateChild(testApp.database.db, made);
  if (plan !== 'free') {
    await testApp.database.db
      .insert(childPlan)
      .values({ familyId: owner.familyId, childId: made.id, planId: plan, state: 'active', startsAt: testApp.clock.now });
  }
  const shown = await owner.post(`/api/parent/child/${made.id}/credentials`, {});
  const { username, password } = shown.json<{ username: string; password: string }>();
  const browser = testApp.visitor();
  const entered = await browser.post('/api/child-auth/child-login', { username, password });
  if (entered.statusCode !== 200) throw new Error(entered.body);
  return { ...browser, id: made.id, familyId: owner.familyId, username, parent: owner };
};

/** A parent opens a child's screens; what is answered are the calls of that page. */
export const opensScreens = async (parent: Caller, childId: string): Promise<Caller> => {
  const answer = await parent.post(`/api/auth/view-as-child/${childId}`);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return lookingAs(parent, childId);
};

export const childrenOf = async (parent: TestParent): Promise<Child[]> => (await parent.get('/api/parent/children')).json<Child[]>();

type StaffRequest = { readonly twoFactor?: boolean; readonly schoolId?: string };

const aStaffMember = async (testApp: TestApp, role: 'teacher' | 'administrator', wish: StaffRequest): Promise<TestTeacher> => {
  const { invitations } = testApp.services;
  const schoolId = wish.schoolId ?? (await invitations.createSchool('Oak Lane Primary'));
  const email = `${role}${nextNumber()}@example.test`;
  const { token } = await invitations.invite({ schoolId, email, role });
  const browser = testApp.visitor();
  const body = { token, password: parentPassword, firstName: 'Tess', lastName: 'Hart' };
  const entered = await browser.post('/api/auth/accept-invitation', body);
  if (entered.statusCode !== 200) throw new Error(entered.body);
  const { id } = entered.json<{ user: { id: string } }>().user;
  if (wish.twoFactor !== false) {
    const begun = await browser.post('/api/auth/two-factor/begin', { password: parentPassword });
    await browser.post('/api/auth/two-factor/confirm', { code: codeOf(begun.json<{ secret: string }>().secret) });
  }
  return { ...browser, id, email, schoolId };
};

/** A teacher of a school of their own unless one is given, who came by an invitation; two steps are set up unless told otherwise. */
export const aTeacher = (testApp: TestApp, wish: StaffRequest = {}): Promise<TestTeacher> => aStaffMember(testApp, 'teacher', wish);

/** Somebody who looks after a school, in the same way. */
export const anAdministrator = (testApp: TestApp, wish: StaffRequest = {}): Promise<TestTeacher> =>
  aStaffMember(testApp, 'administrator', wish);

/** Whoever runs the product: made by the command, with the letter's link used and the second step set up unless told otherwise. */
export const anOperator = async (testApp: TestApp, wish: { readonly twoFactor?: boolean } = {}): Promise<TestOperator> => {
  const email = `operator${nextNumber()}@example.test`;
  const { userId, link } = await testApp.services.desk.operators.create({ email, firstName: 'Olive', lastName: 'Park' });
  const browser = testApp.visitor();
  const token = link.slice(link.indexOf('token=') + 'token='.length);
  const set = await browser.post('/api/auth/confirm-password-reset', { token, newPassword: parentPassword });
  if (set.statusCode !== 200) throw new Error(set.body);
  await browser.post('/api/simple-auth/login', { email, password: parentPassword });
  if (wish.twoFactor !== false) {
    const begun = await browser.post('/api/auth/two-factor/begin', { password: parentPassword });
    await browser.post('/api/auth/two-factor/confirm', { code: codeOf(begun.json<{ secret: string }>().secret) });
  }
  return { ...browser, id: userId, email };
};
