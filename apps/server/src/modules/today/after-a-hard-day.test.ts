import type { Practice } from '@hedgerow/contracts/practice';
import type { Today } from '@hedgerow/contracts/today';
import { afterEach, describe, expect, test } from 'vitest';
import { begunPractice, practising } from '../../testing/practising.ts';
import { aPupil, type TestPupil } from '../../testing/people.ts';
import { startTestApp } from '../../testing/test-app.ts';

const testApp = startTestApp();
const monday = new Date('2026-11-16T16:00:00Z');
afterEach(() => {
  testApp().clock.now = monday;
});
const { play } = practising(testApp);
const stepsOf = async (pupil: TestPupil) => (await pupil.get('/api/student/today')).json<Today>().steps;

/** Practises a topic with no first try right. */
const failAt = async (pupil: TestPupil, topicId: string, topic: string): Promise<void> => {
  const begun = await begunPractice(pupil, { subject: 'maths', topic, topicId, numQuestions: 10 });
  const { result } = await play(pupil, begun, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(result?.score).toBe(0);
};
const learnBefore = async (pupil: TestPupil, topicId: string, topic: string): Promise<Practice['learn']> =>
  (await begunPractice(pupil, { subject: 'maths', topic, topicId, numQuestions: 5 })).learn;

describe('after nothing of a topic was right', () => {
  test('the next day has what it builds on in its place, and says why', async () => {
    const pupil = await aPupil(testApp(), { year: 5, plan: 'primary_scholar' });
    await failAt(pupil, 'maths.ks2.fractions', 'Fractions');
    expect((await stepsOf(pupil)).map(({ id }) => id)).not.toContain('maths.ks2.fractions');
    testApp().clock.now = new Date('2026-11-17T16:00:00Z');
    const steps = await stepsOf(pupil);
    expect(steps.map(({ id }) => id)).not.toContain('maths.ks2.fractions');
    expect(steps.filter(({ reason }) => reason.startsWith('Fractions: that was hard.'))).toHaveLength(1);
  });

  test('a practice on it teaches before it asks, and not once it goes better', async () => {
    const pupil = await aPupil(testApp(), { year: 5, plan: 'primary_scholar' });
    await failAt(pupil, 'maths.ks2.fractions', 'Fractions');
    testApp().clock.now = new Date('2026-11-18T16:00:00Z');
    expect((await learnBefore(pupil, 'maths.ks2.fractions', 'Fractions')).length).toBeGreaterThan(0);
    const again = await begunPractice(pupil, { subject: 'maths', topic: 'Fractions', topicId: 'maths.ks2.fractions', numQuestions: 5 });
    await play(pupil, again, []);
    expect(await learnBefore(pupil, 'maths.ks2.fractions', 'Fractions')).toEqual([]);
  });

  test('where it builds on nothing, it is taught first and its questions are the easiest', async () => {
    const pupil = await aPupil(testApp(), { year: 3, plan: 'primary_explorer' });
    await failAt(pupil, 'maths.ks2.place-value-and-rounding', 'Place value and rounding');
    testApp().clock.now = new Date('2026-11-17T16:00:00Z');
    const step = (await stepsOf(pupil)).find(({ id }) => id === 'maths.ks2.place-value-and-rounding');
    expect(step?.reason ?? '').toContain('See how it works first');
    expect(step?.start).toMatchObject({ with: 'quiz', difficulty: 'beginner' });
  });
});
