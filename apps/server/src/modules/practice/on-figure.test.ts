import type { Practice } from '@hedgerow/contracts/practice';
import { practiceCount } from '@hedgerow/domain/practice';
import { expect, test } from 'vitest';
import { aPupil, type TestPupil } from '../../testing/people.ts';
import { begunPractice, practising } from '../../testing/practising.ts';
import { startTestApp } from '../../testing/test-app.ts';

const testApp = startTestApp();
const { rightOf, wrongOf, give, next, turnsOf } = practising(testApp);

/** A practice whose open question is answered on a figure: what comes before is answered. */
const atFigure = async (pupil: TestPupil, topic: string): Promise<Practice> => {
  // Which questions a practice has is chance: some have none on a figure.
  for (let practice = 0; practice < 6; practice += 1) {
    let now = await begunPractice(pupil, { topic, numQuestions: 8 });
    while (now.turn !== null && now.turn.question.type !== 'on_figure') {
      now = await give(pupil, now, await rightOf(now.id));
      now = await next(pupil, now);
    }
    if (now.turn?.question.type === 'on_figure') return now;
  }
  throw new Error(`no question on a figure among those on ${topic}`);
};

test.each([
  ['telling the time', 2],
  ['coordinates', 5],
  ['bar charts', 4],
  ['directed numbers', 8],
  ['two-way tables', 5],
  ['regions of a venn diagram', 9],
  ['complete the symmetric figure', 4],
  ['reading scales', 3],
  ['describing transformations', 8],
  ['frequency polygons', 9],
] as const)('%s: asked without its answer, judged on the figure, and shown beside the right one', async (topic, year) => {
  const pupil = await aPupil(testApp(), { year });
  const asked = await atFigure(pupil, topic);
  const question = (await turnsOf(asked.id)).at(-1)?.question;
  if (question?.type !== 'on_figure') throw new Error('another question is open');
  expect(Object.keys(asked.turn?.question ?? {}).toSorted()).toEqual(['figure', 'handles', 'question', 'type']);
  const sent = JSON.stringify(asked.turn?.question);
  for (const kept of ['"right"', '"slips"', '"task"', '"explanation"', '"expected"', '"answer"']) expect(sent).not.toContain(kept);

  const missed = await give(pupil, asked, await wrongOf(asked.id));
  expect(missed.turn?.feedback).toMatchObject({ closed: false, rightAnswer: '' });
  expect(missed.turn?.feedback?.note).not.toBe('');
  expect(missed.turn?.feedback?.pictures).toBeUndefined();

  const mended = await give(pupil, missed, await rightOf(missed.id));
  const { feedback } = mended.turn ?? {};
  expect(feedback).toMatchObject({ verdict: 'right', closed: true });
  expect(feedback?.pictures?.given?.words).toBe(feedback?.pictures?.right.words);
  const again = (await pupil.get(`/api/practice/${asked.id}`)).json<Practice>();
  expect(again.turn?.feedback?.pictures).toEqual(feedback?.pictures);
});

test('what is no place on the figure is refused and not kept, and what is no answer at all as well', async () => {
  const pupil = await aPupil(testApp(), { year: 5 });
  const { id, turn } = await atFigure(pupil, 'coordinates');
  for (const given of [[], [400, 0], [1], [1, 2, 3, 4, 5, 6, 7, 8, 9], [-1, 0], [1.5, 2], ['a'], 'here', 3, [9999], { x: 1 }])
    expect((await pupil.post(`/api/practice/${id}/answer`, { turn: turn?.number, given })).statusCode).toBe(400);
  const read = (await pupil.get(`/api/practice/${id}`)).json<Practice>();
  expect(read.turn?.feedback).toBeNull();
});

test('given without internet, it is judged when it arrives', async () => {
  const pupil = await aPupil(testApp(), { year: 5 });
  const open = await atFigure(pupil, 'coordinates');
  const answers = [{ slot: open.turn?.slot, given: await rightOf(open.id), ms: 9000 }];
  const sent = await pupil.post(`/api/practice/${open.id}/offline`, { turn: open.turn?.number, answers });
  expect(sent.statusCode).toBe(200);
  expect((await turnsOf(open.id))[open.turn?.number ?? 0]).toMatchObject({ closed: true, tries: [{ verdict: 'right' }] });
});

test('cells of a table are read as anything that is typed; what is no table of this size is refused', async () => {
  const pupil = await aPupil(testApp(), { year: 5 });
  const open = await atFigure(pupil, 'two-way tables');
  const { id, turn } = open;
  for (const given of ['1', '1|2|3|4|5|6', '||', ' | | ', '1234567890123|1|1', [1, 2, 3], 3])
    expect((await pupil.post(`/api/practice/${id}/answer`, { turn: turn?.number, given })).statusCode).toBe(400);
  const right = await rightOf(id);
  const inAnotherForm = String(right)
    .split('|')
    .map((text, at) => (at === 0 ? ` ${text}.0 ` : text))
    .join('|');
  const done = await give(pupil, open, inAnotherForm);
  expect(done.turn?.feedback).toMatchObject({ verdict: 'right', closed: true });
});

test.each([
  ['telling the time', 2, 'match'],
  ['measuring with a ruler', 2, 'order'],
  ['acute and obtuse angles', 4, 'sort'],
  ['inequalities on a number line', 10, 'match'],
] as const)('%s: pictures are matched, ordered or sorted, and nothing sent says how', async (topic, year, type) => {
  const pupil = await aPupil(testApp(), { year });
  let now = await begunPractice(pupil, { topic, numQuestions: practiceCount.max });
  const isPictured = () => now.turn?.question.type === type && now.turn.question.pictures !== undefined;
  for (let turn = 0; turn < 30 && now.turn !== null && !isPictured(); turn += 1) {
    now = await give(pupil, now, await rightOf(now.id));
    now = await next(pupil, now);
  }
  const asked = now.turn?.question;
  if (asked?.type !== type) throw new Error(`no pictures to ${type} among the questions on ${topic}`);
  expect(asked.pictures?.map(({ words }) => words.length > 10)).toEqual(
    (asked.type === 'match' ? asked.left : asked.items).map(() => true),
  );
  for (const kept of ['rightOrder', 'partners', '"places"', '"explanation"']) expect(JSON.stringify(asked)).not.toContain(kept);
  const done = await give(pupil, now, await rightOf(now.id));
  expect(done.turn?.feedback).toMatchObject({ verdict: 'right', closed: true });
});
