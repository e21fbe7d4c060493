import { beforeEach, describe, expect, test } from 'vitest';
import type { Assessment } from '@hedgerow/contracts/assessments';
import type { Assignment, AssignmentStarted } from '@hedgerow/contracts/assignments';
import type { LtiClass, LtiCourseList, LtiPlatforms } from '@hedgerow/contracts/lti';
import type { ListPreview } from '@hedgerow/contracts/rosters';
import { schoolConsentWording, type SchoolClass, type SchoolPupil } from '@hedgerow/contracts/schools';
import type { Caller } from '#testing/caller.ts';
import type { LtiPlatform } from '#testing/lti-platform.ts';
import { anAdministrator, aParent, aTeacher, type TestTeacher } from '#testing/people.ts';
import { ltiVisits, schoolWithPlatform, titleOf } from '#testing/lti-visits.ts';
import { startTestApp } from '#testing/test-app.ts';

const testApp = startTestApp();
const minute = 60_000;
let platform: LtiPlatform;
let head: TestTeacher;

beforeEach(async () => {
  ({ platform, head } = await schoolWithPlatform(testApp()));
  return () => platform.close();
}, 60_000);

const { launch, comeIn } = ltiVisits(testApp, () => platform);
const platforms = async (): Promise<LtiPlatforms['platforms']> => (await head.get('/api/school/lti')).json<LtiPlatforms>().platforms;

/** A school with a platform and a class of three, in which a quiz was set: Ada and Ben by the school's numbers, Cat by none the platform knows. */
const aSchool = async () => {
  expect((await head.post('/api/school/lti', platform.registration())).statusCode).toBe(200);
  const rows = ['Ada,Thorne,8,A-17,8A,Maths', 'Ben,Osei,8,B-2,8A,Maths', 'Cat,Ruiz,8,C-3,8A,Maths'];
  const list = ['Forename,Surname,Year,Admission no,Class,Subject', ...rows].join('\n');
  const { digest } = (await head.post('/api/school/pupil-list/preview', { list })).json<ListPreview>();
  expect((await head.post('/api/school/pupil-list', { list, digest })).statusCode).toBe(200);
  const [ada, ben, cat] = (await head.get('/api/school/pupils'))
    .json<SchoolPupil[]>()
    .toSorted((a, b) => a.firstName.localeCompare(b.firstName));
  const classId = (await head.get('/api/school/classes')).json<SchoolClass[]>()[0]?.id ?? '';
  if (ada === undefined || ben === undefined || cat === undefined) throw new Error('three pupils');
  const quiz = { title: 'Fractions', topic: 'Fractions', difficulty: 'beginner', numQuestions: 5 };
  const paper = (await head.post('/api/teacher/papers', { classId, ...quiz })).json<{ id: string }>();
  const made = await head.post('/api/teacher/set-work', { to: [{ classId }], ...quiz, paperId: paper.id });
  const work = made.json<{ groups: { groupId: string }[] }>().groups[0]?.groupId ?? '';
  return { ada, ben, cat, classId, work, custom: { work }, course: { id: 'c7', title: 'Maths 8' } };
};
/** Answers everything with the first option, and gives the score that the pupil reads. */
const handIn = async (pupil: Caller): Promise<number | null | undefined> => {
  const mine = async () => (await pupil.get('/api/student/assignments')).json<Assignment[]>()[0];
  const { id } = (await pupil.post(`/api/student/assignments/${(await mine())?.id}/start`, {})).json<AssignmentStarted>();
  const { totalQuestions } = (await pupil.get(`/api/assessments/${id}`)).json<Assessment>();
  const userAnswers = Array.from({ length: totalQuestions }, () => 0);
  expect((await pupil.post('/api/assessments/submit', { assessmentId: id, userAnswers, timeSpent: 60_000 })).statusCode).toBe(200);
  return (await mine())?.score;
};
const sendDue = () => testApp().services.ltiScores.sendDue();

describe('marks', () => {
  test('go back to a column that is made once, signed for with a token, each once', async () => {
    const { custom, course, work } = await aSchool();
    const ada = await comeIn({ person: { sub: 'u1', sourcedId: 'A-17' }, custom, course });
    await comeIn({ person: { sub: 'u2', sourcedId: 'B-2' }, custom, course });
    await sendDue();
    expect(platform.kept.calls).toBe(0);
    const score = await handIn(ada);
    expect(score).toBeTypeOf('number');
    await sendDue();
    expect([...platform.kept.lines.values()]).toEqual([{ label: 'Fractions', scoreMaximum: 100, resourceId: work }]);
    expect(platform.kept.scores).toEqual([
      {
        line: '/courses/c7/lines/1',
        score: {
          userId: 'u1',
          scoreGiven: score,
          scoreMaximum: 100,
          activityProgress: 'Completed',
          gradingProgress: 'FullyGraded',
          timestamp: testApp().clock.now.toISOString(),
        },
      },
    ]);
    const { calls } = platform.kept;
    await sendDue();
    expect(platform.kept.calls).toBe(calls);
    expect(await platforms()).toMatchObject([{ marks: { sent: 1, waiting: 0, givenUp: 0, problem: null } }]);
  });

  test('go to the column of the link itself, before its question mark', async () => {
    const { custom, course } = await aSchool();
    await handIn(await comeIn({ person: { sub: 'u1', sourcedId: 'A-17' }, custom, course: { ...course, line: 'given' } }));
    await sendDue();
    expect(platform.kept.scores.map(({ line }) => line)).toEqual(['/courses/c7/lines/given']);
    expect(platform.kept.lines.size).toBe(0);
  });

  test('wait while the platform is away, longer each time, and go when it is back', async () => {
    const { custom, course } = await aSchool();
    await handIn(await comeIn({ person: { sub: 'u1', sourcedId: 'A-17' }, custom, course }));
    await handIn(await comeIn({ person: { sub: 'u2', sourcedId: 'B-2' }, custom, course }));
    platform.mood.status = 503;
    await sendDue();
    // The second mark is not tried on a platform that has just been away.
    expect(platform.kept.calls).toBe(1);
    await sendDue();
    expect(platform.kept.calls).toBe(1);
    expect(await platforms()).toMatchObject([{ marks: { sent: 0, waiting: 2, problem: 'The platform answered 503.' } }]);
    const before = testApp().clock.now;
    testApp().clock.now = new Date(before.getTime() + 2 * minute);
    platform.mood.status = 200;
    await sendDue();
    expect(platform.kept.scores).toHaveLength(2);
    testApp().clock.now = before;
  });

  test('whose column was deleted get a new one', async () => {
    const { custom, course } = await aSchool();
    await handIn(await comeIn({ person: { sub: 'u1', sourcedId: 'A-17' }, custom, course: { ...course, line: 'deleted' } }));
    await sendDue();
    expect(platform.kept.scores).toEqual([]);
    const before = testApp().clock.now;
    testApp().clock.now = new Date(before.getTime() + 2 * minute);
    await sendDue();
    expect(platform.kept.scores.map(({ line }) => line)).toEqual(['/courses/c7/lines/1']);
    testApp().clock.now = before;
  });

  test('that the platform refuses are given up with what it said, and sent again when the administrator asks', async () => {
    const { custom, course } = await aSchool();
    await handIn(await comeIn({ person: { sub: 'u1', sourcedId: 'A-17' }, custom, course: { ...course, line: 'given' } }));
    platform.mood.scoreStatus = 403;
    await sendDue();
    const [kept] = await platforms();
    expect(kept?.marks).toEqual({ sent: 0, waiting: 0, givenUp: 1, problem: 'The platform answered 403.' });
    platform.mood.scoreStatus = 200;
    const other = await anAdministrator(testApp());
    expect((await other.post(`/api/school/lti/${kept?.id}/marks`)).statusCode).toBe(404);
    expect((await head.post(`/api/school/lti/${kept?.id}/marks`)).statusCode).toBe(200);
    await sendDue();
    expect(platform.kept.scores).toHaveLength(1);
  });

  test('of a pupil whom a parent has taken over, of work that is not set here and to a platform without a mark book do not go', async () => {
    const { ada, custom, course } = await aSchool();
    const person = { sub: 'u1', sourcedId: 'A-17' };
    const pupil = await comeIn({ person, custom, course });
    await comeIn({ person, custom, course: { id: 'c8', services: false } });
    await comeIn({ person, custom: { work: '01a1fd6f-0000-7000-8000-000000000000' }, course: { id: 'c9' } });
    await handIn(pupil);
    const card = (await head.post(`/api/school/pupils/${ada.id}/card`)).json<{ familyCode: string }>();
    await (await aParent(testApp())).post('/api/school-codes/join', { code: card.familyCode, wording: schoolConsentWording });
    await sendDue();
    expect(platform.kept.calls).toBe(0);
    const { rows } = await testApp().database.pool.query<{ lines: number }>(
      `select count(*)::int as lines from lti_line l join lti_course c on c.id = l.course_id where c.context_id in ('c8', 'c9')`,
    );
    expect(rows).toEqual([{ lines: 0 }]);
  });
});

const path = (classId: string, more = '') => `/api/teacher/classes/${classId}/platform${more}`;

describe('the list of a course', () => {
  test('says who is linked to whom, who most likely is who, and who is in one of the two alone; nothing of it is kept', async () => {
    const { ada, ben, cat, classId, custom, course } = await aSchool();
    await comeIn({ person: { sub: 'u1', sourcedId: 'A-17' }, custom, course });
    platform.kept.members = [
      { sub: 'u1', name: 'Ada T' },
      { sub: 'u2', name: 'Benjamin', sourcedId: 'b-2' },
      { sub: 'u9', name: 'Somebody Else' },
      { sub: 't', name: 'Tess', role: 'Instructor' },
    ];
    const [linked] = (await head.get(path(classId))).json<LtiClass>();
    expect(linked).toMatchObject({
      title: 'Maths 8',
      platform: 'Moodle of the test',
      hasList: true,
      linked: [{ id: ada.id }],
      waiting: [],
    });
    const answer = await head.post(path(classId, `/${linked?.id}/list`), {});
    expect([answer.statusCode, answer.json<LtiCourseList>()]).toMatchObject([
      200,
      {
        members: [
          { subject: 'u1', linked: { id: ada.id }, likely: null },
          { subject: 'u2', linked: null, likely: { id: ben.id, name: 'Ben Osei' } },
          { subject: 'u9', linked: null, likely: null },
        ],
        notThere: [{ id: ben.id }, { id: cat.id }],
        families: [],
      },
    ]);
    // Without a link nobody is entered anywhere.
    expect((await testApp().database.pool.query(`select 1 from lti_waiting`)).rows).toEqual([]);
  });

  test('a pupil whom nobody knows opens nothing, waits for their teacher, and comes in once they said who it is', async () => {
    const { cat, classId, custom, course } = await aSchool();
    const person = { sub: 'u3', name: 'Cat Ruiz' };
    expect(titleOf((await launch({ person, custom: {}, course })).body)).toBe('We do not know you yet');
    const shown = await launch({ person, custom, course });
    expect([shown.statusCode, titleOf(shown.body)]).toEqual([400, 'Your teacher has to say who you are']);
    const [linked] = (await head.get(path(classId))).json<LtiClass>();
    expect(linked?.waiting).toEqual([{ subject: 'u3', name: 'Cat Ruiz', likely: { id: cat.id, name: 'Cat Ruiz' } }]);
    const links = path(classId, `/${linked?.id}/links`);
    const made = await head.post(links, { subject: 'u3', childId: cat.id });
    expect([made.statusCode, made.body]).toEqual([200, '{"success":true}']);
    expect((await head.get(path(classId))).json<LtiClass>()[0]?.waiting).toEqual([]);
    expect(titleOf((await launch({ person, custom, course })).body)).toBe('You are Cat Ruiz');
    // A second person for the same pupil, and the same person for another.
    platform.kept.members = [{ sub: 'u3' }, { sub: 'u4' }];
    expect((await head.post(links, { subject: 'u4', childId: cat.id })).statusCode).toBe(409);
    expect((await head.delete(`${links}/${cat.id}`)).statusCode).toBe(200);
    expect((await head.delete(`${links}/${cat.id}`)).statusCode).toBe(404);
    expect(titleOf((await launch({ person, custom, course })).body)).toBe('Your teacher has to say who you are');
  });

  test('nobody is linked who is not in the course, nor to a pupil of another class or of a family', async () => {
    const { ada, ben, classId, custom, course } = await aSchool();
    await comeIn({ person: { sub: 'u1', sourcedId: 'A-17' }, custom, course });
    platform.kept.members = [{ sub: 'u2' }, { sub: 't', role: 'Instructor' }];
    const id = (await head.get(path(classId))).json<LtiClass>()[0]?.id ?? '';
    const links = path(classId, `/${id}/links`);
    const stranger = '01a1fd6f-0000-7000-8000-000000000000';
    for (const body of [
      { subject: 'x', childId: ben.id },
      { subject: 't', childId: ben.id },
      { subject: 'u2', childId: stranger },
    ])
      expect([body, (await head.post(links, body)).statusCode]).toEqual([body, 404]);
    expect((await head.post(links, { subject: '', childId: ben.id })).statusCode).toBe(400);
    expect((await head.post(links, { subject: 'u2', childId: 'constructor' })).statusCode).toBe(400);
    const card = (await head.post(`/api/school/pupils/${ben.id}/card`)).json<{ familyCode: string }>();
    await (await aParent(testApp())).post('/api/school-codes/join', { code: card.familyCode, wording: schoolConsentWording });
    expect((await head.post(links, { subject: 'u2', childId: ben.id })).statusCode).toBe(404);
    const others: [Caller, number][] = [
      [testApp().visitor(), 401],
      [await aParent(testApp()), 403],
      [await aTeacher(testApp()), 404],
      [await anAdministrator(testApp()), 404],
    ];
    for (const [caller, expected] of others) {
      const answers = [
        await caller.get(path(classId)),
        await caller.post(path(classId, `/${id}/list`), {}),
        await caller.post(links, { subject: 'u2', childId: ben.id }),
        await caller.delete(`${links}/${ada.id}`),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([expected, expected, expected, expected]);
    }
  });

  test('that cannot be read says why: the platform is away, refuses, gives none, or names another server', async () => {
    const { classId, custom, course } = await aSchool();
    await comeIn({ person: { sub: 'u1', sourcedId: 'A-17' }, custom, course });
    const id = (await head.get(path(classId))).json<LtiClass>()[0]?.id ?? '';
    const read = async () => {
      const answer = await head.post(path(classId, `/${id}/list`), {});
      return [answer.statusCode, answer.json<{ message: string }>().message];
    };
    platform.mood.status = 500;
    expect(await read()).toEqual([503, 'The platform does not answer at the moment. Please try again later.']);
    platform.mood.status = 403;
    expect(await read()).toEqual([503, 'The platform did not let us read its class list. Its administrator can allow it.']);
    await comeIn({ person: { sub: 'u1', sourcedId: 'A-17' }, custom, course: { ...course, services: false } });
    expect(await read()).toEqual([409, 'This platform does not give us its class list.']);
  });
});
