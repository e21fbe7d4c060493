import { GuideContent } from '@hedgerow/curriculum/guide';
import { verifyQuestion } from '@hedgerow/teaching/verify/verify-question';
import { afterAll, describe, expect, test } from 'vitest';
import type { AssessmentRequest, TeachingEngine } from '#ports/teaching-engine.ts';
import { localModelTeacher } from '../../testing/local-model-teacher.ts';

const local = await localModelTeacher();
afterAll(local.stop);

const learner = { familyId: 'a-family', childId: 'a-child' };
const topic = { learner, subject: 'geography' as const, keyStage: 'KS3' as const, topic: 'plate tectonics', seed: 11, sources: [] };
const paper: AssessmentRequest = { ...topic, difficulty: 'intermediate', count: 8, includeEssays: false, recent: [] };

const titleOf = async (teacher: TeachingEngine, typed: string): Promise<string> =>
  (await teacher.assessment({ ...paper, topic: typed })).title;

/** A hostile model and one that fails must keep the contract as well as a good one. */
const teachers: readonly (readonly [string, TeachingEngine, () => void])[] = [
  ['the offline teacher', local.offline, () => undefined],
  ...(['good', 'hostile', 'failing'] as const).map(
    (mood) => [`a teacher with a ${mood} model`, local.teacher, () => local.be(mood)] as const,
  ),
];

describe.each(teachers)('%s', (_name, teacher, prepare) => {
  test('gives as many sound questions as were asked for, no two alike, and says where they come from', async () => {
    prepare();
    const made = await teacher.assessment(paper);
    expect(made.questions).toHaveLength(8);
    expect(made.questions.map((question) => verifyQuestion(question, paper)).filter(({ ok }) => !ok)).toEqual([]);
    expect(new Set(made.questions.map(teacher.fingerprint)).size).toBe(8);
    expect([made.coverage, made.topicId, made.origin.length > 20]).toEqual(['exact', 'geography.ks3.plate-tectonics', true]);
  });

  test('is called what was meant, not as it was misspelt', async () => {
    prepare();
    expect([await titleOf(teacher, 'plate tectonics'), await titleOf(teacher, 'volcanos and erthquakes')]).toEqual([
      'Geography: Plate tectonics',
      'Geography: Volcanos and earthquakes',
    ]);
  });

  test('does not repeat what the pupil has just had', async () => {
    prepare();
    const recent = (await teacher.assessment(paper)).questions.map(teacher.fingerprint);
    const second = await teacher.assessment({ ...paper, seed: 12, recent });
    expect(second.questions.filter((question) => recent.includes(teacher.fingerprint(question)))).toEqual([]);
  });

  test('sets one or two essays on top of the questions where they were asked for', async () => {
    prepare();
    const { questions } = await teacher.assessment({ ...paper, includeEssays: true });
    const essays = questions.filter(({ type }) => type === 'essay').length;
    expect(essays >= 1 && essays <= 2).toBe(true);
    expect(questions).toHaveLength(8 + essays);
  });

  test('writes a guide in blocks, with key words and a check', async () => {
    prepare();
    const made = await teacher.guide(topic);
    const kinds = GuideContent.parse(made.content).blocks.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['keyWords', 'paragraph', 'mistakes', 'checkYourself']));
  });

  test('owns up to a topic nobody covers', async () => {
    prepare();
    const made = await teacher.assessment({ ...paper, topic: 'the history of left-handed teaspoons' });
    expect(made.coverage).not.toBe('exact');
    expect(made.origin.length).toBeGreaterThan(20);
  });

  test('makes cards that ask and answer, none twice', async () => {
    prepare();
    const { content, topicId } = await teacher.guide(topic);
    const cards = await teacher.flashcards({ ...topic, guide: content, topicId });
    expect(cards.length).toBeGreaterThanOrEqual(5);
    expect(cards.every(({ question, answer }) => question.trim() !== '' && answer.trim() !== '' && question !== answer)).toBe(true);
    expect(new Set(cards.map(({ question }) => question)).size).toBe(cards.length);
  });

  test('marks the model answer high, an empty one at nothing, and says what a mark of a machine cannot judge', async () => {
    prepare();
    const { questions } = await teacher.assessment({ ...paper, subject: 'history', topic: 'norman conquest', includeEssays: true });
    const question = questions.find(({ type }) => type === 'essay');
    if (question?.type !== 'essay') throw new Error('there is an essay on the Normans');
    const essay = { learner, subject: 'history' as const, keyStage: 'KS3' as const, question };
    const best = await teacher.markEssay({ ...essay, answer: question.markScheme.modelAnswer });
    const empty = await teacher.markEssay({ ...essay, answer: 'I do not know.' });
    expect([best.score > empty.score, empty.score]).toEqual([true, 0]);
    expect([best.modelAnswer.length > 100, best.limits.length > 20, best.score <= 100]).toEqual([true, true, true]);
  });
});
