import type { Difficulty } from '@hedgerow/domain/difficulties';
import type { Generated } from '../generators/generator.ts';
import { hashText } from '../generators/random.ts';
import type { Method } from './methods.ts';
import type { QuestionDraft } from './question-draft.ts';

const draftOf = ({ generator, topicId, objective }: Method, made: Generated, difficulty: Difficulty): QuestionDraft => {
  const { stem, figure, key, distractors, explanation, steps, hints } = made;
  return {
    sourceId: generator.id,
    provenance: 'generator',
    stem,
    ...(figure ? { figure } : {}),
    key: { text: key, why: steps.at(-1) ?? explanation },
    distractors: distractors.map(({ text, slip }) => ({ text, why: slip, misconception: null })),
    explanation,
    steps,
    hints,
    difficulty,
    topicId,
    objective,
    marks: 1,
  };
};

/** Of so many draws one at least is of the kind that the objective asks for. */
const drawsForOne = 12;

/** What the method draws with this seed, of its own kind; undefined where none of the draws is. */
const drawn = ({ generator, fits }: Method, seed: string, difficulty: Difficulty): Generated | undefined => {
  for (let draw = 0; draw < drawsForOne; draw += 1) {
    const made = generator.generate(hashText(draw === 0 ? seed : `${seed}:${draw}`), difficulty);
    if (fits(made)) return made;
  }
  return undefined;
};

/** Up to `count` fresh questions of each method at one difficulty. */
export const generatorDrafts = (
  methods: readonly Method[],
  { seed, difficulty, count }: { seed: number; difficulty: Difficulty; count: number },
): QuestionDraft[] =>
  methods.flatMap((method) =>
    Array.from({ length: count }, (_, index) => {
      const made = drawn(method, `${seed}:${method.generator.id}:${index}`, difficulty);
      return made === undefined ? [] : [draftOf(method, made, difficulty)];
    }).flat(),
  );
