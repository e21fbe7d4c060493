import { expect, test } from 'vitest';
import type { CoveredIndex, CoveredPage, CoveredTopics } from '@hedgerow/contracts/covered';
import type { TryMark, TryQuiz } from '@hedgerow/contracts/try-quiz';
import { runs } from '../../testing/runs.ts';
import { startTestApp } from '../../testing/test-app.ts';

const testApp = startTestApp();
const read = async <T>(path: string) => (await testApp().visitor().get(path)).json<T>();

test('a visitor reads every subject, its years and its topics, as they stand in the bank', async () => {
  const index = await read<CoveredIndex>('/api/covered');
  const topics = await read<CoveredTopics>('/api/covered/topics');
  expect(topics).toHaveLength(index.topics);
  expect(index.topics).toBeGreaterThan(200);
  let counted = 0;
  for (const { id, topics: said } of index.subjects.flatMap(({ pages }) => pages)) {
    const page = await read<CoveredPage>(`/api/covered/pages/${id}`);
    expect(said).toMatch(new RegExp(`^${page.topics.length} topics?$`));
    expect(page.topics.every(({ objectives, years }) => objectives.length > 1 && /^(?:Years? |Reception)/.test(years))).toBe(true);
    counted += page.topics.length;
  }
  expect(counted).toBe(index.topics);
  expect(topics.flatMap(({ objectives }) => objectives).join(' ')).not.toMatch(/[$*]|\\frac/);
});

test('a choice of one exam board says whose it is, and what all have names none', async () => {
  const { topics } = await read<CoveredPage>('/api/covered/pages/english-ks4');
  const yearsOf = (id: string) => topics.find((topic) => topic.id === id)?.years;
  expect(yearsOf('english.ks4.power-and-conflict')).toBe('Years 10 and 11, AQA');
  expect(yearsOf('english.ks4.eduqas-poetry-anthology')).toBe('Years 10 and 11, Eduqas');
  expect(yearsOf('english.ks4.unseen-poetry-and-comparison')).toBe('Years 10 and 11');
});

test('GCSE pages speak of exam boards, thin ones say that they are a start, and no page sells a year that is not taught', async () => {
  const maths = await read<CoveredPage>('/api/covered/pages/maths-ks4');
  expect(maths.title).toBe('Maths, Years 10 and 11');
  expect(maths.notes.join(' ')).toContain('No exam board has endorsed Hedgerow.');
  expect((await read<CoveredPage>('/api/covered/pages/maths-ks2')).notes).toEqual([]);
  expect((await read<CoveredPage>('/api/covered/pages/music-ks4')).notes[0]).toContain('one topic');
  expect((await read<CoveredPage>('/api/covered/pages/maths-ks1')).title).toBe('Maths, Reception to Year 2');
  expect((await read<CoveredTopics>('/api/covered/topics')).some(({ yearGroups }) => yearGroups.some((year) => year > 11))).toBe(false);
});

test.each(['maths-ks5', 'maths-ks9', 'zoology-ks2', 'MATHS'])('there is no page %s', async (id) => {
  expect((await testApp().visitor().get(`/api/covered/pages/${id}`)).statusCode).toBeGreaterThanOrEqual(400);
});

test('search engines are told of every page', async () => {
  const map = (await testApp().visitor().get('/sitemap.xml')).body;
  expect(map).toContain('/what-we-cover</loc>');
  expect(map).toContain('/what-we-cover/religious-studies-ks3</loc>');
});

test('a question of a topic comes without its answer, another follows it, and the server marks it', async () => {
  const ask = (query: string) => testApp().visitor().get(`/api/try/topic?${query}`);
  const first = (await ask('topic=maths.ks2.fractions')).json<TryQuiz>();
  expect(first.questions).toHaveLength(1);
  expect(JSON.stringify(first)).not.toMatch(/"(?:correctAnswer|explanation|optionNotes|stepByStep\w*)":/);
  const second = (await ask(`topic=maths.ks2.fractions&after=${first.id}`)).json<TryQuiz>();
  expect(second.id).not.toBe(first.id);
  const marks: TryMark[] = [];
  for (const answer of (second.questions[0]?.options ?? []).keys()) {
    const marked = await testApp().visitor().post('/api/try/answer', { id: second.id, question: 0, answer });
    marks.push(marked.json<TryMark>());
  }
  // An answer on a figure has no options.
  expect(marks.filter(({ right }) => right)).toHaveLength(marks.length === 0 ? 0 : 1);
  expect((await ask('topic=maths.ks2.never')).statusCode).toBe(404);
  expect((await ask('topic=../etc')).statusCode).toBe(400);
  expect((await testApp().visitor().post('/api/try/answer', { id: 'maths.ks2.fractions-99', question: 0, answer: 0 })).statusCode).toBe(
    404,
  );
});

test('topics have questions to try; at night all of them', async () => {
  const { bank } = testApp().services.learningNeeds;
  const asked = bank.index.filter((_, at) => at % runs(40, 1) === 0);
  expect(asked.length).toBeGreaterThan(3);
  for (const { id } of asked) expect([id, testApp().services.site.tryQuiz.ofTopic({ topic: id }).questions.length]).toEqual([id, 1]);
}, 240_000);
