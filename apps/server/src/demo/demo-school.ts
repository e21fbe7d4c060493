import { schoolConsentWording } from '@hedgerow/contracts/schools';
import type { Pupil } from '@hedgerow/domain/access';
import type { SubjectId } from '@hedgerow/domain/subjects';
import type { YearGroup } from '@hedgerow/domain/year-groups';
import type { Services } from '../compose.ts';
import type { Database } from '../db/client.ts';
import { classPupil, schoolClass } from '../db/schema/school-classes.ts';
import { schoolConsent } from '../db/schema/schools.ts';
import { liveThroughATerm } from './demo-class.ts';
import { demoAdministrator, demoPassword, demoTeacher } from './demo-people.ts';

type SchoolNeeds = {
  readonly services: Pick<Services, 'invitations' | 'learningNeeds'>;
  readonly db: Database;
  readonly now: Date;
  readonly parentId: string;
};
type DemoClass = { readonly name: string; readonly subject: SubjectId; readonly yearGroup: YearGroup };

const schoolName = 'Hawthorn Vale School';
const demoClasses: readonly DemoClass[] = [
  { name: 'Year 4 Maths', subject: 'maths', yearGroup: 4 },
  { name: 'Year 10 Maths', subject: 'maths', yearGroup: 10 },
];

/** The school that the demonstration's children go to: a teacher with two classes of 28, each child in that of their year. */
export const makeDemoSchool = async ({ services, db, now, parentId }: SchoolNeeds, pupils: readonly Pupil[]): Promise<void> => {
  const { invitations, learningNeeds } = services;
  const schoolId = await invitations.createSchool(schoolName);
  const teacherId = await invitations.createTeacher({ ...demoTeacher, schoolId, role: 'teacher', password: demoPassword });
  await invitations.createTeacher({ ...demoAdministrator, schoolId, role: 'administrator', password: demoPassword });
  for (const { name, subject, yearGroup } of demoClasses) {
    const id = learningNeeds.newId();
    await db.insert(schoolClass).values({ id, schoolId, teacherId, name, subject, yearGroup, createdAt: now });
    const own = pupils.filter(({ year }) => year === yearGroup);
    const rows = own.map(({ familyId, userId }) => ({ classId: id, familyId, childId: userId, createdAt: now }));
    if (rows.length > 0) await db.insert(classPupil).values(rows);
    for (const { familyId, childId } of rows) {
      const agreed = { familyId, childId, schoolId, className: name, userId: parentId, wording: schoolConsentWording, agreedAt: now };
      await db.insert(schoolConsent).values({ ...agreed, id: learningNeeds.newId() });
    }
    const teacher = { role: 'teacher', userId: teacherId } as const;
    await liveThroughATerm({ needs: learningNeeds, db, teacher, schoolId, schoolName, classId: id, yearGroup, now }, own);
  }
};
