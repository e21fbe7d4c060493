import { difficulties } from '@hedgerow/domain/difficulties';
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

/** Of so many draws one at least is of the kind that the objective asks for, and with the number that was asked for. */
const drawsForOne = 40;

type Drawn = { readonly made: Generated; readonly difficulty: Difficulty };

/** The first draw of this seed that is wanted; undefined where none of them is. */
const firstDrawn = (
  { generator }: Method,
  { seed, difficulty }: { readonly seed: string; readonly difficulty: Difficulty },
  isWanted: (made: Generated) => boolean,
): Drawn | undefined => {
  for (let draw = 0; draw < drawsForOne; draw += 1) {
    const made = generator.generate(hashText(draw === 0 ? seed : `${seed}:${draw}`), difficulty);
    if (isWanted(made)) return { made, difficulty };
  }
  return undefined;
};

/** The difficulty asked for first; some numbers and kinds are only drawn at another. */
const drawnAtAny = (method: Method, seed: string, difficulty: Difficulty, isWanted: (made: Generated) => boolean): Drawn | undefined => {
  for (const tried of [difficulty, ...difficulties.filter((other) => other !== difficulty)]) {
    const found = firstDrawn(method, { seed, difficulty: tried }, isWanted);
    if (found !== undefined) return found;
  }
  return undefined;
};

const draftsOf = (
  method: Method,
  { seed, difficulty, count }: { seed: number; difficulty: Difficulty; count: number },
): QuestionDraft[] => {
  const { fits, isAskedNumber } = method;
  const drafts = (isWanted: (made: Generated) => boolean): QuestionDraft[] => {
    const made: QuestionDraft[] = [];
    for (let index = 0; index < count; index += 1) {
      const drawn = drawnAtAny(method, `${seed}:${method.generator.id}:${index}`, difficulty, isWanted);
      // Where none of so many draws is wanted, no other seed will be either.
      if (drawn === undefined) return made;
      made.push(draftOf(method, drawn.made, drawn.difficulty));
    }
    return made;
  };
  const narrowed = isAskedNumber === undefined ? [] : drafts((made) => fits(made) && isAskedNumber(made));
  // A number that is never drawn ("times tables for year 4") narrows nothing.
  return narrowed.length > 0 ? narrowed : drafts(fits);
};

/** Up to `count` fresh questions of each method, at one difficulty where it has it. */
export const generatorDrafts = (
  methods: readonly Method[],
  wanted: { readonly seed: number; readonly difficulty: Difficulty; readonly count: number },
): QuestionDraft[] => methods.flatMap((method) => draftsOf(method, wanted));
