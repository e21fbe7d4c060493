import type { Practice } from '@hedgerow/contracts/practice';
import { expect, test } from 'vitest';
import { aPupil, type TestPupil } from '../../testing/people.ts';
import { begunPractice, practising } from '../../testing/practising.ts';
import { startTestApp } from '../../testing/test-app.ts';

const testApp = startTestApp();
const { rightOf, wrongOf, give, next, turnsOf } = practising(testApp);

const atSentence = async (pupil: TestPupil, topic: string): Promise<Practice> => {
  // Which questions a practice has is chance.
  for (let practice = 0; practice < 6; practice += 1) {
    let now = await begunPractice(pupil, { subject: 'english', topic, numQuestions: 10 });
    while (now.turn !== null && now.turn.question.type !== 'correct') {
      now = await give(pupil, now, await rightOf(now.id));
      now = await next(pupil, now);
    }
    if (now.turn?.question.type === 'correct') return now;
  }
  throw new Error(`no sentence to correct among those on ${topic}`);
};

test.each([
  ['sentences and punctuation', 2],
  ['apostrophes', 5],
] as const)('%s: a sentence is asked without its answer, its mistake is named, and it is mended', async (topic, year) => {
  const pupil = await aPupil(testApp(), { year });
  const asked = await atSentence(pupil, topic);
  expect(Object.keys(asked.turn?.question ?? {}).toSorted()).toEqual(['question', 'sentence', 'type']);

  const missed = await give(pupil, asked, await wrongOf(asked.id));
  const question = (await turnsOf(asked.id)).at(-1)?.question;
  if (question?.type !== 'correct') throw new Error('another question is open');
  expect(missed.turn?.feedback).toMatchObject({ verdict: 'wrong', closed: false, rightAnswer: '' });
  expect(missed.turn?.feedback?.say).toContain(`“${question.faults[0]?.word ?? ''}”`);
  const { mistake } = missed.turn?.feedback ?? {};
  expect(mistake?.own.filter(({ breaks }) => breaks)).toHaveLength(1);
  expect(mistake).toMatchObject({ correction: '' });
  expect(mistake?.note).not.toBe('');
  expect(JSON.stringify(missed.turn)).not.toContain(question.answers[0]);

  const mended = await give(pupil, missed, ` ${question.answers[0]?.replaceAll("'", '’')} `);
  expect(mended.turn?.feedback).toMatchObject({ verdict: 'right', closed: true });
  expect(mended.turn?.feedback?.mistake).toBeUndefined();
});

test('what is no sentence is refused, or asked for once more, and costs no try', async () => {
  const pupil = await aPupil(testApp(), { year: 5 });
  const { id, turn } = await atSentence(pupil, 'apostrophes');
  for (const given of [0, [0, 1], { x: 1 }, 'x'.repeat(201)])
    expect((await pupil.post(`/api/practice/${id}/answer`, { turn: turn?.number, given })).statusCode).toBe(400);
  const read = await give(pupil, { id, turn } as Practice, 'no idea');
  expect(read.turn?.feedback).toMatchObject({ closed: false, say: 'Write the whole sentence, with its mistakes put right.' });
  expect((await turnsOf(id)).at(-1)?.tries).toEqual([]);
});
