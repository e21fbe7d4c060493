import { openBank } from '@hedgerow/curriculum/bank';
import { hostileTexts, wordList } from '@hedgerow/teaching/text/fixtures/hostile-texts';
import { afterAll, expect, test } from 'vitest';
import type { AssessmentRequest, TeachingEngine } from '#ports/teaching-engine.ts';
import { offlineTeacher } from '../offline-teacher.ts';
import { apartLimits, apartTeacher, studiedAtOnce } from './apart-teacher.ts';
import { openApartTeacher } from './open-apart-teacher.ts';

const bank = openBank();
const offline = offlineTeacher(bank);
const { teacher, close } = openApartTeacher(bank, { ...apartLimits, taskMs: 60_000 });
afterAll(close);

const about = (text: string) =>
  ({
    learner: { familyId: 'a-family', childId: 'a-child' },
    subject: 'science',
    keyStage: 'KS3',
    topic: 'My key words',
    seed: 7,
    sources: [{ title: 'My key words', text }],
  }) as const;
const quizOn = (text: string): AssessmentRequest => ({
  ...about(text),
  difficulty: 'beginner',
  count: 8,
  includeEssays: false,
  recent: [],
});
const long = wordList(120);
const notHere = async () => expect.unreachable('made in the server');

const everyCall = (engine: TeachingEngine, text: string) => [
  () => engine.guide(about(text)),
  () => engine.assessment(quizOn(text)),
  () => engine.flashcards({ ...about(text), guide: { blocks: [] }, topicId: null }),
];

test('a long text makes the same apart as it makes here', async () => {
  for (const [at, make] of everyCall(teacher, long).entries()) expect(await make()).toEqual(await everyCall(offline, long)[at]?.());
}, 120_000);

test('a long text never runs in the server’s own thread, and the child is not told whose it is', async () => {
  const asked: unknown[] = [];
  const engine = apartTeacher(
    { ...offline, guide: notHere, assessment: notHere, flashcards: notHere },
    {
      run: async (request) => {
        asked.push(request);
        return { ended: 'out_of_time' };
      },
    },
  );
  for (const make of everyCall(engine, long)) await expect(make()).rejects.toMatchObject({ code: 'too_large' });
  expect(asked).toHaveLength(3);
  expect(JSON.stringify(asked)).not.toMatch(/a-family|a-child/);
});

test('a short text needs no child', async () => {
  const engine = apartTeacher(offline, { run: () => expect.unreachable('asked apart') });
  for (const make of everyCall(engine, long.slice(0, studiedAtOnce))) await make();
});

test.each([
  ['time', { taskMs: 1 }],
  ['memory', { killAtMb: 1 }],
])(
  'a text that passes the limit of %s is refused kindly, and the next one is studied',
  async (_, limit) => {
    const tight = openApartTeacher(bank, { ...apartLimits, ...limit });
    const huge = hostileTexts(200_000)[2]?.text ?? '';
    await expect(tight.teacher.guide(about(huge))).rejects.toMatchObject({ code: 'too_large', message: expect.stringContaining('saved') });
    await tight.close();
    expect((await teacher.guide(about(long))).content.blocks.length).toBeGreaterThan(1);
  },
  120_000,
);

test('a child that goes away, or a long queue, is answered with a time to come again', async () => {
  const gone = apartTeacher(offline, { run: async () => ({ ended: 'crashed' }) });
  await expect(gone.guide(about(long))).rejects.toMatchObject({ code: 'busy', details: { retryAfter: 30 } });
  const letGo: (() => void)[] = [];
  const full = apartTeacher(offline, { run: () => new Promise((resolve) => letGo.push(() => resolve({ ended: 'crashed' }))) });
  const waiting = Array.from({ length: 20 }, () => full.guide(about(long)).catch(() => 'ended'));
  await expect(full.guide(about(long))).rejects.toMatchObject({ code: 'busy' });
  for (const go of letGo) go();
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['ended']));
});

test('what goes wrong in the child is told without the child’s words', async () => {
  const engine = apartTeacher(offline, {
    run: async () => ({ ended: 'answered', answer: { failed: 'SyntaxError', places: '    at here' } }),
  });
  await expect(engine.guide(about(long))).rejects.toThrow('The text engine ended with SyntaxError');
});
