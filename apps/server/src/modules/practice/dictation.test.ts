import type { Practice } from '@hedgerow/contracts/practice';
import { expect, test } from 'vitest';
import { aPupil, type TestPupil } from '../../testing/people.ts';
import { begunPractice, practising } from '../../testing/practising.ts';
import { startTestApp } from '../../testing/test-app.ts';

const testApp = startTestApp();
const { rightOf, wrongOf, give, next, turnsOf } = practising(testApp);

const atDictation = async (pupil: TestPupil, objective: string): Promise<Practice> => {
  // Which questions a practice has is chance.
  for (let practice = 0; practice < 6; practice += 1) {
    const topicId = 'english.ks2.spelling-patterns';
    let now = await begunPractice(pupil, { subject: 'english', topic: 'spelling', topicId, objective, numQuestions: 10 });
    while (now.turn !== null && now.turn.question.type !== 'dictation') {
      now = await give(pupil, now, await rightOf(now.id));
      now = await next(pupil, now);
    }
    if (now.turn?.question.type === 'dictation') return now;
  }
  throw new Error('nothing was read aloud');
};

test('what is heard stands nowhere as words, a slip is told by its note, and it is mended', async () => {
  const pupil = await aPupil(testApp(), { year: 5 });
  const asked = await atDictation(pupil, 'words-56');
  const question = (await turnsOf(asked.id)).at(-1)?.question;
  if (question?.type !== 'dictation' || asked.turn?.question.type !== 'dictation') throw new Error('another question is open');
  const { options, sound, ...shown } = asked.turn.question;
  expect(JSON.stringify(shown)).not.toContain(question.answer);
  expect(sound).not.toContain(question.answer);
  expect(Buffer.from(sound, 'base64').toString()).toBe(`${question.answer}\n${question.says}`);
  expect(options).toHaveLength(question.slips.length + 1);

  const missed = await give(pupil, asked, await wrongOf(asked.id));
  expect(missed.turn?.feedback).toMatchObject({ verdict: 'wrong', closed: false, rightAnswer: '', note: expect.stringMatching(/./) });
  expect((await give(pupil, missed, question.answer)).turn?.feedback).toMatchObject({ verdict: 'right', closed: true });
});

test('without a voice the place of an option is an answer; what is none is refused', async () => {
  const pupil = await aPupil(testApp(), { year: 5 });
  const { id, turn } = await atDictation(pupil, 'words-34');
  for (const given of [9, -1, [0], { x: 1 }, 'x'.repeat(201)])
    expect((await pupil.post(`/api/practice/${id}/answer`, { turn: turn?.number, given })).statusCode).toBe(400);
  const question = (await turnsOf(id)).at(-1)?.question;
  if (question?.type !== 'dictation') throw new Error('another question is open');
  const chosen = await give(pupil, { id, turn } as Practice, question.correctAnswer);
  expect(chosen.turn?.feedback).toMatchObject({ verdict: 'right', closed: true });
});
