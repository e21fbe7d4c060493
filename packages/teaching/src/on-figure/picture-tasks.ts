import { optionText } from '@hedgerow/curriculum/option-values';
import type { FactForm } from '@hedgerow/curriculum/question';
import type { Topic } from '@hedgerow/curriculum/topic';
import type { Difficulty } from '@hedgerow/domain/difficulties';
import { isInfant, type KeyStage } from '@hedgerow/domain/key-stages';
import type { Figure } from '@hedgerow/figures/figure';
import { figureText, fingerprintOfText } from '../compose/fingerprint.ts';
import { generatorDrafts } from '../compose/generator-drafts.ts';
import { type Method, methodsOf } from '../compose/methods.ts';
import type { QuestionDraft } from '../compose/question-draft.ts';
import { valuesIn } from '../generators/checkers/tex-value.ts';
import { mixedPlaces, places } from '../practice/mixed-places.ts';
import { seeded } from '../text/seeded.ts';

type PictureTask = {
  readonly asks: 'match' | 'order' | 'sort';
  readonly question: string;
  /** Which of the generator's draws are of one kind; without it all of them. */
  readonly of?: RegExp;
  /** Which of their answers. */
  readonly answers?: RegExp;
  readonly hints: readonly string[];
};

const clocks = ['Look at the short hand first: it tells the hour.', 'At half past, the long hand points at the 6.'];

/** Which generators' pictures are things to match, to order or to sort: each picture stands for its own question, and its key for the answer. */
export const picturedBy: Readonly<Record<string, PictureTask>> = {
  'maths-clock-times': { asks: 'match', question: 'Match each clock to its time.', hints: clocks },
  'maths-digital-clock': { asks: 'match', question: 'Match each clock to what a digital clock shows.', hints: clocks },
  'maths-fraction-of-shape': {
    asks: 'match',
    question: 'Match each picture to the fraction that is shaded.',
    of: /shaded/,
    hints: ['Count the equal parts of each picture.', 'How many of them are shaded?'],
  },
  'maths-coins-total': {
    asks: 'order',
    question: 'Put these in order. Start with the least money.',
    hints: ['Add up each group of coins.', 'More coins are not always more money.'],
  },
  'maths-ruler-lengths': {
    asks: 'order',
    question: 'Put these in order. Start with the shortest.',
    hints: ['Look where each one begins and where it ends.', 'Count the centimetres between its two ends.'],
  },
  'maths-measure-angles': {
    asks: 'order',
    question: 'Put the angles in order of size. Start with the smallest.',
    hints: ['An angle is a turn. The length of its arms does not matter.', 'Read each scale from the arm that lies on 0.'],
  },
  'maths-fraction-meaning': {
    asks: 'order',
    question: 'Put the pictures in order. Start with the smallest fraction shaded.',
    of: /fraction of the \w+ (?:is|are) shaded/,
    hints: ['Write down each fraction first.', 'Is it more than a half, or less?'],
  },
  'maths-angle-types': {
    asks: 'sort',
    question: 'What kind of angle is each? Sort them.',
    of: /kind of angle|name fits/,
    hints: ['A right angle is a quarter turn. Is the angle smaller or larger?', 'A straight line is half a turn.'],
  },
  'maths-lines-of-symmetry': {
    asks: 'sort',
    question: 'How many lines of symmetry does each shape have? Sort them.',
    answers: /^\d+ lines?$/,
    hints: ['Imagine folding the shape: do both halves fit on each other exactly?', 'Try an upright fold, a level one and slanted ones.'],
  },
  'maths-triangle-types': {
    asks: 'sort',
    question: 'What kind of triangle is each? Sort them.',
    of: /triangle/i,
    // One with a right angle has equal sides or not as well: it would be of two kinds.
    answers: /^(?:equilateral|isosceles|scalene)$/,
    hints: ['Compare the sides of each triangle.', 'How many of them are equal?'],
  },
  'maths-plot-straight-lines': {
    asks: 'match',
    question: 'Match each graph to its equation.',
    of: /equation of the line/,
    hints: ['Where does each line cross the y-axis?', 'For 1 across, how far does it go up or down?'],
  },
  'maths-inequalities-on-a-line': {
    asks: 'match',
    question: 'Match each number line to its inequality.',
    hints: ['Does the number at the circle belong? An open circle leaves it out.', 'Which way does the line go from there?'],
  },
};

type Pictured = QuestionDraft & { readonly figure: Figure };

/** "£1.20", "60°", a fraction: what a picture is ordered by. */
const sizeOf = ({ key }: QuestionDraft): number => {
  const plain = optionText(key.text);
  const pounds = /^£(\d+)\.(\d\d)$/.exec(plain);
  if (pounds) return Number(pounds[1]) * 100 + Number(pounds[2]);
  return key.text.includes('$') ? (valuesIn(key.text)[0] ?? Number.NaN) : Number.parseFloat(plain.replace('−', '-'));
};

/** As many pictures as a pupil of the stage holds before the eyes. */
const mostThings = (keyStage: KeyStage): number => (isInfant(keyStage) ? 3 : 4);
const mostSorted = 5;
const mostInGroup = 2;
const mostGroups = 3;
const draws = 24;

/** The first of each answer; two answers that are worth the same are one. */
const oneOfEach = (drafts: readonly Pictured[], worth: (draft: Pictured) => number | string): readonly Pictured[] =>
  [...new Map(drafts.toReversed().map((draft) => [worth(draft), draft])).values()].toReversed();

const worthOf = (draft: Pictured): number | string => (/frac/.test(draft.key.text) ? sizeOf(draft) : optionText(draft.key.text));

const letterOf = (at: number): string => 'ABCDEFGH'.charAt(at);
const told = (shown: readonly Pictured[]): string => shown.map(({ key }, at) => `${letterOf(at)}: ${key.text}`).join('; ');

/** Groups are called by their answers: "an obtuse angle" is the group of obtuse angles. */
const groupOf = ({ key }: QuestionDraft): string => key.text.replace(/^an? /, '');

const sorted = (drafts: readonly Pictured[]): readonly Pictured[] => {
  const chosen: Pictured[] = [];
  for (const draft of drafts) {
    const groups = new Set([...chosen, draft].map(groupOf));
    const inIt = chosen.filter((one) => groupOf(one) === groupOf(draft)).length;
    if (chosen.length < mostSorted && inIt < mostInGroup && groups.size <= mostGroups) chosen.push(draft);
  }
  return new Set(chosen.map(groupOf)).size < 2 || chosen.length < 4 ? [] : chosen;
};

type Shape =
  | Pick<Extract<FactForm, { type: 'match' }>, 'type' | 'left' | 'right' | 'partners'>
  | Pick<Extract<FactForm, { type: 'order' }>, 'type' | 'items' | 'rightOrder'>
  | Pick<Extract<FactForm, { type: 'sort' }>, 'type' | 'items' | 'groups' | 'places'>;

const shapeOf = (asks: PictureTask['asks'], shown: readonly Pictured[], chance: () => number): Shape => {
  const letters = shown.map((_, at) => letterOf(at));
  switch (asks) {
    case 'match': {
      const beside = mixedPlaces(shown.length, chance);
      return {
        type: 'match',
        left: letters,
        right: beside.map((at) => shown[at]?.key.text ?? ''),
        partners: places(shown.length).map((at) => beside.indexOf(at)),
      };
    }
    case 'order': {
      const sizes = shown.map(sizeOf);
      return { type: 'order', items: letters, rightOrder: places(shown.length).toSorted((a, b) => (sizes[a] ?? 0) - (sizes[b] ?? 0)) };
    }
    case 'sort': {
      const groups = [...new Set(shown.map(groupOf))].toSorted((a, b) => a.localeCompare(b));
      return { type: 'sort', items: letters, groups, places: shown.map((one) => groups.indexOf(groupOf(one))) };
    }
  }
};

/** What a picture calls its shape or angle is the letter that it stands under. */
const lettered = (figure: Figure, letter: string): Figure => {
  if (figure.kind === 'angle' && figure.text !== undefined) return { ...figure, text: letter };
  const [shape, ...others] = figure.kind === 'grid-shapes' ? figure.shapes : [];
  return figure.kind === 'grid-shapes' && shape !== undefined && others.length === 0
    ? { ...figure, shapes: [{ ...shape, name: letter }] }
    : figure;
};

type Wish = { readonly seed: number; readonly difficulty: Difficulty; readonly keyStage: KeyStage };

/** Pictures of one generator to match, order or sort; undefined where it has no such task, or drew too few that differ. */
export const pictureTask = (method: Method, { seed, difficulty, keyStage }: Wish): FactForm | undefined => {
  const task = picturedBy[method.generator.id];
  if (task === undefined) return undefined;
  const drafts = generatorDrafts([method], { seed, difficulty, count: draws }).filter(
    (draft): draft is Pictured =>
      draft.figure !== undefined &&
      draft.readsWithoutFigure !== true &&
      (task.of === undefined || task.of.test(draft.stem)) &&
      (task.answers === undefined || task.answers.test(draft.key.text)),
  );
  const different = oneOfEach(drafts, ({ figure }) => figureText(figure));
  const chosen =
    task.asks === 'sort'
      ? sorted(different)
      : oneOfEach(different, task.asks === 'order' ? sizeOf : worthOf).slice(0, mostThings(keyStage));
  if (chosen.length < 3) return undefined;
  const chance = seeded(seed);
  // Nothing that is to be ordered lies in its order already.
  const byOrder = task.asks === 'order' ? chosen.toSorted((a, b) => sizeOf(a) - sizeOf(b)) : chosen;
  const shown = task.asks === 'order' ? mixedPlaces(byOrder.length, chance).flatMap((at) => byOrder[at] ?? []) : byOrder;
  const pictures = shown.map(({ figure }, at) => lettered(figure, letterOf(at)));
  return {
    id: `q-${fingerprintOfText(task.question, told(shown), pictures[0])}`,
    question: task.question,
    explanation: `${told(shown)}.`,
    stepByStepSolution: [],
    hints: [...task.hints],
    marks: 2,
    difficulty: shown[0]?.difficulty ?? difficulty,
    topicId: method.topicId,
    objective: method.objective,
    provenance: 'generator',
    sourceId: method.generator.id,
    pictures,
    ...shapeOf(task.asks, shown, chance),
  };
};

/** One for each method of a topic whose pictures can be matched, ordered or sorted. */
export const pictureTasks = (topic: Topic, wish: Omit<Wish, 'keyStage'>): readonly FactForm[] =>
  methodsOf(topic).flatMap((method) => pictureTask(method, { ...wish, keyStage: topic.keyStage }) ?? []);
