import type { Difficulty } from '@hedgerow/domain/difficulties';
import type { Generator } from '../generators/generator.ts';
import { hashText } from '../generators/random.ts';
import type { QuestionDraft } from './question-draft.ts';

const draftOf = (generator: Generator, seed: number, difficulty: Difficulty): QuestionDraft => {
  const { stem, key, distractors, explanation, steps, hints } = generator.generate(seed, difficulty);
  return {
    sourceId: generator.id,
    provenance: 'generator',
    stem,
    key: { text: key, why: steps.at(-1) ?? explanation },
    distractors: distractors.map(({ text, slip }) => ({ text, why: slip, misconception: null })),
    explanation,
    steps,
    hints,
    difficulty,
    objective: null,
    marks: 1,
  };
};

/** `count` fresh questions of each generator at one difficulty. */
export const generatorDrafts = (
  generators: readonly Generator[],
  { seed, difficulty, count }: { seed: number; difficulty: Difficulty; count: number },
): QuestionDraft[] =>
  generators.flatMap((generator) =>
    Array.from({ length: count }, (_, index) => draftOf(generator, hashText(`${seed}:${generator.id}:${index}`), difficulty)),
  );
