import { hasEssays } from '@hedgerow/curriculum/lint-floors';
import type { EssayQuestion } from '@hedgerow/curriculum/question';
import type { Essay, Topic } from '@hedgerow/curriculum/topic';
import type { Difficulty } from '@hedgerow/domain/difficulties';
import { difficulties } from '@hedgerow/domain/difficulties';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import type { SubjectId } from '@hedgerow/domain/subjects';
import type { FoundTopics } from './find-topics.ts';
import { fingerprintOf } from './fingerprint.ts';
import { isEssayOn } from './work-wish.ts';

const essayOf = (topic: Topic, essay: Essay): EssayQuestion => ({
  type: 'essay',
  id: `${topic.id}-${essay.id}`,
  question: essay.question,
  explanation: essay.modelAnswer,
  stepByStepSolution: [],
  hints: essay.criteria.map(({ name, points }) => `${name}: ${points.length} ${points.length === 1 ? 'point' : 'points'} to make.`),
  marks: essay.marks,
  difficulty: essay.difficulty,
  topicId: topic.id,
  objective: null,
  provenance: 'bank',
  sourceId: `${topic.id}/${essay.id}`,
  markScheme: { criteria: essay.criteria, levels: essay.levels, modelAnswer: essay.modelAnswer },
});

/** What is asked of the essays of an assessment. */
export type EssayWish = {
  readonly subject: SubjectId;
  readonly keyStage: KeyStage;
  readonly includeEssays: boolean;
  readonly count: number;
  readonly difficulty: Difficulty;
  readonly history: readonly string[];
};

/** One essay, or two in ten questions and more; those not seen lately first, then those on what was typed and of the difficulty asked for. */
export const chooseEssays = (wish: EssayWish, found: FoundTopics): EssayQuestion[] => {
  if (!wish.includeEssays || !hasEssays(wish.subject, wish.keyStage)) return [];
  const wanted = wish.count >= 10 ? 2 : 1;
  const cost = (essay: EssayQuestion): number =>
    (wish.history.includes(fingerprintOf(essay)) ? 10 : 0) +
    (isEssayOn(found, { question: essay.question, criteria: essay.markScheme.criteria }) ? 0 : 4) +
    Math.abs(difficulties.indexOf(essay.difficulty) - difficulties.indexOf(wish.difficulty));
  return found.topics
    .flatMap((topic) => topic.essays.map((essay) => essayOf(topic, essay)))
    .toSorted((a, b) => cost(a) - cost(b))
    .slice(0, wanted);
};
