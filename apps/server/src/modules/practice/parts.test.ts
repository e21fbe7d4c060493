import type { Assessment, ReviewedQuestion } from '@hedgerow/contracts/assessments';
import type { Practice } from '@hedgerow/contracts/practice';
import type { PartsQuestion } from '@hedgerow/curriculum/question';
import { rightGiven } from '@hedgerow/teaching/practice/given-answer';
import { expect, test } from 'vitest';
import { aPupil, type TestPupil } from '../../testing/people.ts';
import { begunPractice, practising } from '../../testing/practising.ts';
import { startTestApp } from '../../testing/test-app.ts';

const testApp = startTestApp();
const { rightOf, give, next, play, turnsOf } = practising(testApp);

/** At a question in parts of this practice; which questions it has is chance. */
const atParts = async (pupil: TestPupil): Promise<Practice> => {
  for (let practice = 0; practice < 12; practice += 1) {
    let now = await begunPractice(pupil, {
      subject: 'maths',
      topic: 'speed, distance and time',
      topicId: 'maths.ks3.speed-distance-time',
      objective: 'journeys',
    });
    while (now.turn !== null && now.turn.question.type !== 'parts') {
      now = await give(pupil, now, await rightOf(now.id));
      now = await next(pupil, now);
    }
    if (now.turn?.question.type === 'parts') return now;
  }
  throw new Error('no question in parts');
};

const questionOf = async (id: string): Promise<PartsQuestion> => {
  const question = (await turnsOf(id)).at(-1)?.question;
  if (question?.type !== 'parts') throw new Error('another question is open');
  return question;
};
const rightTexts = (question: PartsQuestion): string[] => String(rightGiven(question)).split('|');

test('it is asked without its answers, what is right stays, what is wrong is mended, and the review has both', async () => {
  const pupil = await aPupil(testApp(), { year: 8 });
  const asked = await atParts(pupil);
  const question = await questionOf(asked.id);
  if (asked.turn?.question.type !== 'parts') throw new Error('another question is open');
  for (const part of asked.turn.question.parts) expect(Object.keys(part).toSorted()).toEqual(['ask', 'keys', 'marks', 'unit']);

  const right = rightTexts(question);
  const typed = [...right.slice(0, -1), '98765'];
  const missed = await give(pupil, asked, typed.join('|'));
  const feedback = missed.turn?.feedback;
  const last = `(${'abcd'[right.length - 1] ?? ''})`;
  expect(feedback).toMatchObject({ verdict: 'wrong', closed: false, rightAnswer: '' });
  expect(feedback?.say).toContain('Part of it is right');
  expect(feedback?.say).toContain(last);
  expect(feedback?.parts?.map(({ verdict }) => verdict)).toEqual([...right.slice(0, -1).map(() => 'right'), 'wrong']);
  for (const { answer, steps } of feedback?.parts ?? []) expect([answer, steps]).toEqual(['', []]);
  expect(feedback?.mistake?.own.findIndex(({ breaks }) => breaks)).toBe(right.length - 1);
  expect(feedback?.mistake).toMatchObject({ steps: [], correction: '' });

  const helped = (await pupil.post(`/api/practice/${asked.id}/help`, { turn: asked.turn.number })).json<Practice>();
  expect(helped.turn?.help[0]?.lines[0]).toContain(`Part ${last}`);

  const mended = await give(pupil, missed, right.join('|'));
  expect(mended.turn?.feedback).toMatchObject({ verdict: 'right', closed: true });
  expect(mended.turn?.feedback?.parts?.every(({ answer, steps }) => answer !== '' && steps.length > 0)).toBe(true);

  await play(pupil, await next(pupil, mended), []);
  const review = (await pupil.get(`/api/assessments/${asked.id}`)).json<Assessment>();
  const at = review.questions.findIndex(({ type }) => type === 'parts');
  const reviewed = review.questions[at] as ReviewedQuestion;
  expect(reviewed).toMatchObject({ wasRight: false });
  expect(reviewed.parts?.at(-1)).toMatchObject({ verdict: 'wrong', given: '98765', earned: 0 });
  expect(reviewed.parts?.every(({ answer, steps }) => answer !== '' && steps.length > 0)).toBe(true);
  expect(review.userAnswers[at]).toContain(`${last} 98765`);
});

test('who asks to be shown sees what was written beside what is right', async () => {
  const pupil = await aPupil(testApp(), { year: 8 });
  const asked = await atParts(pupil);
  const { parts } = await questionOf(asked.id);
  const missed = await give(pupil, asked, parts.map(() => '98765').join('|'));
  expect(missed.turn?.feedback?.say).toContain('Look again at part (a).');
  const shown = await give(pupil, missed, null);
  expect(shown.turn?.feedback).toMatchObject({ closed: true });
  expect(shown.turn?.feedback?.parts?.map(({ given }) => given)).toEqual(parts.map(() => '98765'));
});

test('once the answers are shown nobody is sent to look again', async () => {
  const pupil = await aPupil(testApp(), { year: 8 });
  const asked = await atParts(pupil);
  const { parts } = await questionOf(asked.id);
  const missed = await give(pupil, asked, parts.map(() => '98765').join('|'));
  const over = await give(pupil, missed, parts.map(() => '98764').join('|'));
  expect(over.turn?.feedback).toMatchObject({ closed: true, say: 'Not quite.' });
  expect(JSON.stringify(over.turn?.feedback)).not.toContain('Look again');
});

test('what is no answer in so many parts is refused, and what cannot be read costs no try', async () => {
  const pupil = await aPupil(testApp(), { year: 8 });
  const { id, turn } = await atParts(pupil);
  const right = rightTexts(await questionOf(id));
  const malformed = [
    0,
    [],
    [1, 2],
    ['12', '13'],
    [null, '12'],
    { a: '12' },
    '',
    '|',
    '12',
    [...right, '1'].join('|'),
    right.map(() => '').join('|'),
    right.map(() => '7'.repeat(41)).join('|'),
    'x'.repeat(201),
  ];
  for (const given of malformed)
    expect([given, (await pupil.post(`/api/practice/${id}/answer`, { turn: turn?.number, given })).statusCode]).toEqual([given, 400]);
  const unread = await give(pupil, { id, turn } as Practice, right.map(() => 'no idea?').join('|'));
  expect(unread.turn?.feedback).toMatchObject({ closed: false, say: expect.stringMatching(/^Part \(a\): /) });
  expect((await turnsOf(id)).at(-1)?.tries).toEqual([]);
});
