import type { SubjectId } from '@hedgerow/domain/subjects';
import type { YearGroup } from '@hedgerow/domain/year-groups';
import { activity } from '../db/schema/progress.ts';
import { classPupil, schoolClass } from '../db/schema/school-classes.ts';
import { uuid7 } from '../db/uuid7.ts';
import { codeOf } from './authenticator.ts';
import type { TestApp } from './test-app.ts';
import { parentPassword, type TestPupil, type TestTeacher } from './people.ts';

const day = 86_400_000;

type NewClassRequest = { readonly name?: string; readonly subject?: SubjectId; readonly yearGroup?: YearGroup };

/** A class as the school's administrator makes it. */
export const aClass = async (
  { database, clock }: TestApp,
  teacher: Pick<TestTeacher, 'id' | 'schoolId'>,
  pupils: readonly Pick<TestPupil, 'id' | 'familyId'>[],
  { name = '9B', subject = 'maths', yearGroup = 9 }: NewClassRequest = {},
): Promise<string> => {
  const [id, createdAt] = [uuid7(), clock.now];
  await database.db
    .insert(schoolClass)
    .values({ id, schoolId: teacher.schoolId, teacherId: teacher.id, name, subject, yearGroup, createdAt });
  const rows = pupils.map((pupil) => ({ classId: id, familyId: pupil.familyId, childId: pupil.id, createdAt }));
  if (rows.length > 0) await database.db.insert(classPupil).values(rows);
  return id;
};

type Finished = { readonly score: number | null; readonly subject?: SubjectId; readonly topic?: string };

/** An assessment that a pupil finished some days ago. */
export const finished = async (
  { database, clock }: TestApp,
  { familyId, id: childId }: Pick<TestPupil, 'id' | 'familyId'>,
  daysAgo: number,
  { score, subject = 'maths', topic = 'fractions' }: Finished,
): Promise<void> => {
  const at = new Date(clock.now.getTime() - daysAgo * day);
  const row = { type: 'assessment', status: 'completed', subject, topic, title: topic } as const;
  const stamps = { day: at.toISOString().slice(0, 10), happenedAt: at };
  await database.db.insert(activity).values({ ...row, ...stamps, id: `assessment-${uuid7()}`, familyId, childId, score });
};

let colleagues = 0;

/** Somebody else on the staff of a school that there is already, with two steps set up. */
export const aColleague = async (
  testApp: TestApp,
  schoolId: string,
  role: 'teacher' | 'administrator' = 'teacher',
): Promise<TestTeacher> => {
  colleagues += 1;
  const email = `colleague${colleagues}@example.test`;
  const { token } = await testApp.services.invitations.invite({ schoolId, email, role });
  const browser = testApp.visitor();
  const entered = await browser.post('/api/auth/accept-invitation', {
    token,
    password: parentPassword,
    firstName: 'Cole',
    lastName: 'Ash',
  });
  if (entered.statusCode !== 200) throw new Error(entered.body);
  const { id } = entered.json<{ user: { id: string } }>().user;
  const begun = await browser.post('/api/auth/two-factor/begin', { password: parentPassword });
  await browser.post('/api/auth/two-factor/confirm', { code: codeOf(begun.json<{ secret: string }>().secret) });
  return { ...browser, id, email, schoolId };
};
