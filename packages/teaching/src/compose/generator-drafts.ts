import { difficulties } from '@hedgerow/domain/difficulties';
import type { Difficulty } from '@hedgerow/domain/difficulties';
import type { Generated, Generator } from '../generators/generator.ts';
import { hashText } from '../generators/random.ts';
import { isLeftOut, isOfVerb, kindsInTurn } from './kinds-of-draws.ts';
import type { Method } from './methods.ts';
import { demandsOn, sayingMost } from './narrowing.ts';
import type { IsAsked, Narrowing, Told } from './narrowing.ts';
import type { QuestionDraft } from './question-draft.ts';

const draftOf = ({ generator, topicId, objective, misconceptionOf }: Method, made: Generated, difficulty: Difficulty): QuestionDraft => {
  const { stem, figure, readsWithoutFigure, key, distractors, explanation, steps, stepFigures, hints } = made;
  return {
    sourceId: generator.id,
    provenance: 'generator',
    stem,
    ...(figure ? { figure } : {}),
    ...(readsWithoutFigure === true ? { readsWithoutFigure } : {}),
    // The last step may only write down another fraction, or a check.
    key: { text: key, why: steps.at(-1)?.includes(key) === true ? (steps.at(-1) ?? explanation) : explanation },
    distractors: distractors.map(({ text, slip }) => ({ text, why: slip, misconception: misconceptionOf(slip) })),
    explanation,
    steps,
    ...(stepFigures ? { stepFigures } : {}),
    hints,
    difficulty,
    topicId,
    objective,
    marks: 1,
    about: [generator.title, ...generator.synonyms],
  };
};

/** Of so many draws one at least is of the kind that the objective asks for, and with the number that was asked for. */
const drawsForOne = 100;
/** One of many words is drawn seldom. */
const drawsForWord = 400;

type Drawn = { readonly made: Generated; readonly difficulty: Difficulty };

/** The first draw of this seed that is wanted; undefined where none of them is. */
const firstDrawn = (
  { generator }: Method,
  { seed, difficulty }: { readonly seed: string; readonly difficulty: Difficulty },
  isWanted: IsAsked,
  most = generator.variesWord === undefined ? drawsForOne : drawsForWord,
): Drawn | undefined => {
  for (let draw = 0; draw < most; draw += 1) {
    const drawnFrom = hashText(draw === 0 ? seed : `${seed}:${draw}`);
    // Mostly the first is the one.
    const made = generator.generate(drawnFrom, difficulty, draw === 0 ? 'all' : 'words');
    if (isWanted(made)) return { made: draw === 0 ? made : generator.generate(drawnFrom, difficulty), difficulty };
  }
  return undefined;
};

/** The difficulty asked for first; some numbers and kinds are only drawn at another. */
const drawnAtAny = (method: Method, seed: string, difficulty: Difficulty, isWanted: IsAsked): Drawn | undefined => {
  for (const tried of [difficulty, ...difficulties.filter((other) => other !== difficulty)]) {
    const found = firstDrawn(method, { seed, difficulty: tried }, isWanted);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** What a generator can draw at all is told by so many of its draws at each difficulty. */
const drawsToKnow = 200;
/** So many tell apart what its draws say. */
const drawsToTell = 40;

/** They are always the same: those of the generators that were asked last are kept, by difficulty, as many as were ever wanted. */
const samples = new Map<Generator['id'], readonly Told[][]>();
const mostSamples = 120;

const sampleOf = (generator: Generator, draws: number): readonly Told[] => {
  const made = samples.get(generator.id) ?? difficulties.map(() => []);
  for (const [at, difficulty] of difficulties.entries()) {
    const own = made[at] ?? [];
    while (own.length < draws) {
      const { stem, key, drawn } = generator.generate(hashText(`sample:${generator.id}:${own.length}`), difficulty, 'words');
      own.push({ stem, key, drawn });
    }
  }
  // The one that was asked last goes last.
  samples.delete(generator.id);
  samples.set(generator.id, made);
  const [oldest] = samples.keys();
  if (samples.size > mostSamples && oldest !== undefined) samples.delete(oldest);
  return made.flatMap((own) => own.slice(0, draws));
};

type Wanted = {
  readonly seed: number;
  readonly difficulty: Difficulty;
  readonly count: number;
  /** The school year of the pupil who is asked, where it is known. */
  readonly year?: number | undefined;
};

/** A generator of Years 3 to 5 has sums for all of them. */
const spansYears = 3;
/** "Medium" in a generator's first year is its easiest: in Year 3 a column subtraction has three digits, in Year 5 five. */
const levelInYear = ({ keyStage, years }: Generator, { difficulty, year }: Wanted): Difficulty => {
  const isFirstYear = year !== undefined && keyStage === 'KS2' && years.length >= spansYears && year <= Math.min(...years);
  return (isFirstYear ? difficulties[difficulties.indexOf(difficulty) - 1] : undefined) ?? difficulty;
};

const seedOf = ({ generator }: Method, seed: number, index: number): string => `${seed}:${generator.id}:${index}`;

/** Where so many seeds, one after the other, draw nothing that is wanted, no other will. */
const missesInRow = 2;

const draftsWhere = (method: Method, { seed, difficulty, count }: Wanted, ...inTurn: readonly [IsAsked, ...IsAsked[]]): QuestionDraft[] => {
  const made: QuestionDraft[] = [];
  let misses = 0;
  for (let index = 0; index < count && misses < missesInRow; index += 1) {
    const drawn = drawnAtAny(method, seedOf(method, seed, index), difficulty, inTurn[index % inTurn.length] ?? inTurn[0]);
    misses = drawn === undefined ? misses + 1 : 0;
    if (drawn !== undefined) made.push(draftOf(method, drawn.made, drawn.difficulty));
  }
  return made;
};

/** What is drawn often shows at once. */
const drawsAtOnce = 25;

/** Whether it is drawn at all. What six hundred draws never had is not looked for in others; one of many words may be. */
const isEverDrawn = (method: Method, seed: string, difficulty: Difficulty, isWanted: IsAsked): boolean => {
  const { generator } = method;
  if (firstDrawn(method, { seed, difficulty }, isWanted, drawsAtOnce) !== undefined) return true;
  if (generator.variesWord === undefined && !sampleOf(generator, drawsToKnow).some(isWanted)) return false;
  return drawnAtAny(method, seed, difficulty, isWanted) !== undefined;
};

/** All that the request demands and the generator can draw: a number that is never drawn ("times tables for year 4") narrows nothing. */
const demanded = (method: Method, narrowing: Narrowing, { seed, difficulty }: Wanted): IsAsked => {
  let isWanted: IsAsked = method.fits;
  for (const isAsked of demandsOn(method.generator, narrowing)) {
    const before = isWanted;
    const both: IsAsked = (made) => before(made) && isAsked(made);
    if (isEverDrawn(method, seedOf(method, seed, 0), difficulty, both)) isWanted = both;
  }
  return isWanted;
};

/** Each kind that the request names and that can be drawn, in turn; what it wants of all of them where it names no two. */
const wantedInTurn = (method: Method, isWanted: IsAsked, { seed, difficulty }: Wanted): readonly [IsAsked, ...IsAsked[]] => {
  const [first, ...others] = kindsInTurn(method.generator, method.narrowing?.text ?? '')
    .map(
      (isOfKind): IsAsked =>
        (made) =>
          isWanted(made) && isOfKind(made),
    )
    .filter((isKind) => isEverDrawn(method, seedOf(method, seed, 0), difficulty, isKind));
  return first === undefined ? [isWanted] : [first, ...others];
};

/** The same seed draws the same: each demand, and then the questions, look at draws that were made before. */
const remembering = (generator: Generator): Generator => {
  const made = new Map<string, Generated>();
  return {
    ...generator,
    generate: (seed, difficulty, parts = 'all') => {
      const place = `${difficulty}:${seed}:${parts}`;
      const known = made.get(place) ?? generator.generate(seed, difficulty, parts);
      made.set(place, known);
      return known;
    },
  };
};

const draftsOf = (given: Method, wanted: Wanted): QuestionDraft[] => {
  const { narrowing, generator, fits } = given;
  if (narrowing === undefined) return draftsWhere(given, wanted, fits);
  if (isLeftOut(generator, narrowing.text)) return [];
  const method = { ...given, generator: remembering(generator) };
  const isWanted = demanded(method, narrowing, wanted);
  const sample = narrowing.wishes.length === 0 ? [] : sampleOf(generator, drawsToTell).filter(isWanted);
  const saying = narrowing.wishes.flatMap((words) => sayingMost(words, sample) ?? []);
  return [
    ...saying.flatMap((says) => draftsWhere(method, wanted, (made) => isWanted(made) && says(made))),
    ...draftsWhere(method, wanted, ...wantedInTurn(method, isWanted, wanted)),
  ];
};

/** Of "tener" and "er verbs" those methods that draw them; the others conjugate something else. */
const withNamedVerb = (methods: readonly Method[], { seed, difficulty }: Wanted): readonly Method[] => {
  const conjugating = methods.filter(({ generator }) => 'verb' in generator.generate(hashText(generator.id), difficulty, 'words').drawn);
  const naming = conjugating.filter((method) => {
    const { narrowing } = method;
    return (
      narrowing !== undefined &&
      isEverDrawn(method, seedOf(method, seed, 0), difficulty, (made) => method.fits(made) && isOfVerb(narrowing.text)(made))
    );
  });
  return naming.length === 0 ? methods : methods.filter((method) => naming.includes(method) || !conjugating.includes(method));
};

/** Up to `count` fresh questions of each method, or as many as `countOf` says, at one difficulty for the pupil's year where it has it. */
export const generatorDrafts = (methods: readonly Method[], wanted: Wanted, countOf?: (method: Method) => number): QuestionDraft[] =>
  withNamedVerb(methods, wanted).flatMap((method) =>
    draftsOf(method, { ...wanted, difficulty: levelInYear(method.generator, wanted), count: countOf?.(method) ?? wanted.count }),
  );

/** One draw of the kind that the wish asks for, where it asks for one: "the 3 times table" has examples of threes. */
export const drawnAsAsked = (given: Method, seed: string, difficulty: Difficulty): Generated => {
  const method = { ...given, generator: remembering(given.generator) };
  const { generator, narrowing, fits } = method;
  const isWanted = narrowing === undefined ? fits : demanded(method, narrowing, { seed: hashText(seed), difficulty, count: 1 });
  return drawnAtAny(method, seed, difficulty, isWanted)?.made ?? generator.generate(hashText(seed), difficulty);
};
