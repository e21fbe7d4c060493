import type { ChildInsight } from '@hedgerow/contracts/insight';
import { afterEach, expect, test } from 'vitest';
import { aPupil, type TestPupil } from '../../testing/people.ts';
import { begunPractice as begun, practising } from '../../testing/practising.ts';
import { startTestApp } from '../../testing/test-app.ts';

const testApp = startTestApp();
const friday = new Date('2026-11-20T16:00:00Z');
afterEach(() => {
  testApp().clock.now = friday;
});
const { turnsOf, play } = practising(testApp);

const topicId = 'maths.ks2.fractions';
const belief = 'add-across';

/** Two wrong answers that show it, as an earlier attempt left them. */
const believes = async (pupil: TestPupil): Promise<void> => {
  for (const position of [0, 1])
    await testApp().database.pool.query(
      `insert into answer_evidence (family_id, child_id, assessment_id, position, subject, key_stage, topic_id, level, correct, misconception, at)
       select family_id, id, '018f0000-0000-7000-8000-000000000001', $2, 'maths', 'KS2', $3, 1, false, $4, $5 from child where id = $1`,
      [pupil.id, position, topicId, belief, new Date('2026-11-19T16:00:00Z')],
    );
};

const stateOf = async (pupil: TestPupil): Promise<string | undefined> => {
  const insight = (await pupil.parent.get(`/api/parent/child/${pupil.id}/insight`)).json<ChildInsight>();
  return [...insight.needsPractice, ...insight.gettingBetter, ...insight.secure, ...insight.early].flatMap(({ beliefs }) => beliefs)[0]
    ?.state;
};

const catching = async (id: string): Promise<number> =>
  (await turnsOf(id)).filter(({ kind, question }) => {
    if (question.type === 'multiple_choice') return kind === 'planned' && question.misconceptions.includes(belief);
    return kind === 'planned' && question.type === 'typed' && question.slips.some(({ misconception }) => misconception === belief);
  }).length;

test('what a pupil believes is asked where it would show, and is put right by such answers on two days alone', async () => {
  const pupil = await aPupil(testApp(), { year: 6, plan: 'primary_scholar' });
  await believes(pupil);
  expect(await stateOf(pupil)).toBe('open');
  let caught = 0;
  const states: (string | undefined)[] = [];
  for (const day of ['2026-11-20', '2026-11-21', '2026-11-23', '2026-11-24']) {
    testApp().clock.now = new Date(`${day}T16:00:00Z`);
    const practice = await begun(pupil, { topic: 'fractions' });
    await play(pupil, practice, []);
    const onDay = await catching(practice.id);
    expect(onDay).toBeGreaterThan(0);
    caught += onDay;
    states.push(await stateOf(pupil));
    if (states.at(-1) === 'resolved') break;
  }
  expect(states[0]).toBe('open');
  expect(caught).toBeGreaterThanOrEqual(3);
  expect(states.at(-1)).toBe('resolved');
});

test('right answers to questions that could not show it put nothing right', async () => {
  const pupil = await aPupil(testApp(), { year: 6, plan: 'primary_scholar' });
  await believes(pupil);
  for (const [at, day] of ['2026-11-20', '2026-11-21', '2026-11-23'].entries())
    for (const position of [0, 1, 2])
      await testApp().database.pool.query(
        `insert into answer_evidence (family_id, child_id, assessment_id, position, subject, key_stage, topic_id, level, correct, offered, at)
         select family_id, id, $2, $3, 'maths', 'KS2', $4, 1, true, '{bigger-denominator}', $5 from child where id = $1`,
        [pupil.id, `018f0000-0000-7000-8000-00000000001${at}`, position, topicId, new Date(`${day}T16:00:00Z`)],
      );
  testApp().clock.now = new Date('2026-11-24T16:00:00Z');
  expect(await stateOf(pupil)).toBe('open');
});
