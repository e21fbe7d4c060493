import type { FigureView } from '@hedgerow/contracts/figures';
import type { Learn, LearnAnswered } from '@hedgerow/contracts/practice';
import { expect, test } from 'vitest';
import { aPupil } from '../../testing/people.ts';
import { begunPractice as begun, practising } from '../../testing/practising.ts';
import { startTestApp } from '../../testing/test-app.ts';

const testApp = startTestApp();
const { rightOf, wrongOf, give, next } = practising(testApp);

test('the youngest read why at once, in the question’s own words, and see their picture with its answer', async () => {
  const pupil = await aPupil(testApp(), { year: 1, plan: 'primary_explorer' });
  let now = await begun(pupil, { topic: 'number bonds', numQuestions: 10 });
  const said: string[] = [];
  const pictures: (readonly [before: FigureView | undefined, after: FigureView])[] = [];
  while (now.turn !== null) {
    const after = await give(pupil, now, await rightOf(now.id));
    const feedback = after.turn?.feedback;
    if (feedback?.verdict === 'right') said.push(feedback.say);
    if (feedback?.completed !== undefined) pictures.push([now.turn.question.figure, feedback.completed]);
    now = await next(pupil, after);
  }
  expect(said.filter((one) => /^Yes! .+\.$/.test(one)).length).toBeGreaterThan(said.length / 2);
  expect(pictures.length).toBeGreaterThan(0);
  for (const [before, after] of pictures) {
    expect(after).not.toEqual(before);
    expect([after.width, after.height]).toEqual([before?.width, before?.height]);
  }
});

test('missed twice in a row, an easier one is done together: its first step stands there, and nothing is remembered of it', async () => {
  const pupil = await aPupil(testApp(), { year: 9 });
  let now = await begun(pupil, { topic: 'linear equations', numQuestions: 8 });
  // A list has no similar one: then the next of the plan is the second that is missed.
  const missed: (string | undefined)[] = [];
  while (now.turn?.kind !== 'easier' && missed.length < 4) {
    missed.push(now.turn?.kind);
    now = await next(pupil, await give(pupil, await give(pupil, now, await wrongOf(now.id)), null));
  }
  expect(missed.length).toBeGreaterThanOrEqual(2);
  expect(now.turn).toMatchObject({ kind: 'easier', feedback: null, question: { type: 'multiple_choice' } });
  expect(now.turn?.help.map(({ step }) => step)).toEqual(['asked', 'first-step']);
  const remembered = async () =>
    (await testApp().database.pool.query('select * from practice_memory where child_id = $1 order by key', [pupil.id])).rows;
  const before = await remembered();
  const after = await give(pupil, now, await rightOf(now.id));
  expect(after.turn?.feedback).toMatchObject({ verdict: 'right', comesBack: false });
  expect(await remembered()).toEqual(before);
  expect((await next(pupil, after)).turn).toMatchObject({ kind: 'planned' });
});

test('what a lesson asks for is judged without being kept, and its end comes with the answer alone', async () => {
  const pupil = await aPupil(testApp(), { plan: 'primary_explorer', year: 1 });
  const sounds = '/api/learn?subject=english&topic=sounds&topicId=english.ks1.phonics-and-spelling&objective=sounds';
  const { screens } = (await pupil.get(sounds)).json<Learn>();
  const asks = screens.flatMap((screen) => (screen.kind === 'ask' ? [screen.ask] : []));
  expect(asks.length).toBeGreaterThanOrEqual(2);
  const [first] = asks;
  if (first?.question.type !== 'multiple_choice') throw new Error('infants tap');
  const { question, ...about } = first;
  const answered = async (given: number | null) => (await pupil.post('/api/learn/answer', { ...about, given })).json<LearnAnswered>();
  const all = await Promise.all(question.options.map((_, at) => answered(at)));
  expect(all.filter(({ verdict }) => verdict === 'right')).toHaveLength(1);
  for (const { verdict, say, note, end } of all)
    expect([say !== '', note !== '', end !== null]).toEqual(verdict === 'right' ? [true, false, true] : [true, true, false]);
  expect(await answered(null)).toMatchObject({ say: '', note: '', end: { answer: expect.stringMatching(/./) } });
  const unknown = await pupil.post('/api/learn/answer', { ...about, id: 'q-none', given: 0 });
  expect(unknown.statusCode).toBe(404);
  for (const given of [question.options.length, 'a word'])
    expect((await pupil.post('/api/learn/answer', { ...about, given })).statusCode).toBe(400);
});
