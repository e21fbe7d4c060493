import type { AdaptiveLearning } from '@hedgerow/contracts/adaptive';
import type { Today } from '@hedgerow/contracts/today';
import { expect, test } from 'vitest';
import { begunPractice, practising } from '../../testing/practising.ts';
import { aPupil, type TestPupil } from '../../testing/people.ts';
import { startTestApp } from '../../testing/test-app.ts';

const testApp = startTestApp();
const { play } = practising(testApp);

const stepsOf = async (pupil: TestPupil) =>
  (await pupil.get('/api/student/today')).json<Today>().steps.flatMap(({ start, done, standing, id, title, subject }) => ({
    id,
    start,
    done,
    standing,
    title,
    subject,
  }));
const onMap = async (pupil: TestPupil, subject: string, topicId: string) =>
  (await pupil.get(`/api/adaptive-learning/${subject}/KS2`)).json<AdaptiveLearning>().adaptedTopics.find(({ id }) => id === topicId);

test('a step says where its topic stands as the map does: what was finished with everything wrong has only begun', async () => {
  const pupil = await aPupil(testApp(), { year: 4, plan: 'primary_scholar' });
  const before = await stepsOf(pupil);
  expect(before.map(({ standing }) => standing)).toEqual(before.map(() => 'unmet'));
  const [first] = before;
  if (first?.start.with !== 'quiz') throw new Error('the day begins with no quiz');
  const { with: _, objective, subject, topicId, ...wish } = first.start;
  const practice = await begunPractice(pupil, { ...wish, subject, topicId, objective, numQuestions: 5 });
  await play(pupil, practice, [0, 1, 2, 3, 4]);
  const after = (await stepsOf(pupil)).find(({ id }) => id === first.id);
  expect(after).toMatchObject({ done: true, standing: 'begun' });
  expect((await onMap(pupil, subject, topicId ?? ''))?.standing).toBe('begun');
});

test('work that somebody set stands on no topic of the map', async () => {
  const pupil = await aPupil(testApp(), { year: 4, plan: 'primary_scholar' });
  const set = await pupil.parent.post('/api/assignments', {
    childIds: [pupil.id],
    kind: 'assessment',
    subject: 'maths',
    topic: 'Fractions',
    title: 'Halves',
    description: '',
    dueDate: '2026-11-20',
  });
  expect(set.statusCode).toBe(200);
  expect((await stepsOf(pupil))[0]).toMatchObject({ title: 'Halves', standing: null });
});
