import type { Topic } from '@hedgerow/curriculum/topic';
import { likeness } from '@hedgerow/curriculum/words';
import { isInfant, type KeyStage } from '@hedgerow/domain/key-stages';
import type { Figure } from '@hedgerow/figures/figure';
import { figureText } from '../compose/fingerprint.ts';
import { generatorDrafts } from '../compose/generator-drafts.ts';
import { methodsOf } from '../compose/methods.ts';
import { workingSoFar } from './help-sources.ts';
import { askOfDraft, askOfExample, askOfItem, checkOn, easyItems, type LessonAsk } from './lesson-asks.ts';
import { cardsIn, picturesFor } from './lesson-pictures.ts';
import { lessonScreens } from './lesson-words.ts';

/**
 * One screen before the first practice: an idea, an example with its working, or one whose last steps (all of them, where none is
 * shown) are the pupil's. What they are asked for is `ask`; without it, it is thought or written on paper, and then shown.
 */
export type LearnScreen =
  | {
      readonly kind: 'idea';
      readonly heading: string;
      /** Paragraphs and lists in the smallest Markdown. */ readonly text: string;
      readonly figure?: Figure;
    }
  | ({ readonly kind: 'example' } & Example)
  | ({ readonly kind: 'half'; readonly rest: readonly string[]; readonly restFigures?: StepFigures; readonly ask?: LessonAsk } & Example);
type Idea = Extract<LearnScreen, { kind: 'idea' }>;
type Half = Extract<LearnScreen, { kind: 'half' }>;
type Example = {
  readonly problem: string;
  readonly figure?: Figure;
  readonly steps: readonly string[];
  readonly stepFigures?: StepFigures;
  readonly answer: string;
};
/** One for each step; null where nothing is drawn. */
type StepFigures = readonly (Figure | null)[];
type Exercise = { readonly example: Example; readonly ask: LessonAsk | undefined };

/** A question that only its options make whole is no example. */
const needsOptions = /\bwhich (?:of|one|two|statement|sentence|list|pair|picture|row|option)\b|\b(?:these|following|below)\b/i;

/** Examples by the first generator of the objective: the same ones on every visit. */
const drawnExamples = (topic: Topic, objective: string): readonly Exercise[] => {
  const own = methodsOf(topic).filter((method) => method.objective === objective);
  return generatorDrafts(own.slice(0, 1), { seed: 1, difficulty: 'beginner', count: 6 }).flatMap((draft) => {
    const { stem, figure, steps, stepFigures, key } = draft;
    if (steps.length === 0 || needsOptions.test(stem)) return [];
    const example = { problem: stem, ...(figure ? { figure } : {}), steps, ...(stepFigures ? { stepFigures } : {}), answer: key.text };
    return [{ example, ask: askOfDraft(topic, draft) }];
  });
};
const isDrawn = ({ example: { figure, stepFigures } }: Exercise): boolean => figure !== undefined || stepFigures !== undefined;

/** Worked examples of the objective, the one that is most like its lesson first. */
const writtenExamples = (topic: Topic, objective: string, about: string): readonly Exercise[] =>
  topic.workedExamples
    .filter((one) => one.objective === objective)
    .toSorted((a, b) => likeness(b.problem, about) - likeness(a.problem, about))
    .map((one) => {
      const { problem, figure, steps, answer } = one;
      const example = { problem, ...(figure === undefined ? {} : { figure }), steps, answer };
      return { example, ask: askOfExample(topic, one) };
    });

/** An example and another of the same kind; nothing of another objective. */
const examplesOf = (topic: Topic, objective: string, about: string): readonly Exercise[] => {
  const drawn = drawnExamples(topic, objective);
  const pictured = drawn.filter(isDrawn);
  return (pictured.length > 1 ? pictured : [...writtenExamples(topic, objective, about), ...drawn]).slice(0, 2);
};

/** So many first steps are shown that the pupil sees the way and not the answer. */
const shownOf = ({ example: { steps }, ask }: Exercise): number => {
  const half = Math.max(1, Math.ceil(steps.length / 2));
  return ask === undefined ? half : Math.min(half, workingSoFar(ask).length);
};

const leftToPupil = (exercise: Exercise): Half => {
  const { example, ask } = exercise;
  const { steps, stepFigures, ...rest } = example;
  const shown = shownOf(exercise);
  return {
    ...rest,
    kind: 'half',
    steps: steps.slice(0, shown),
    rest: steps.slice(shown),
    ...(stepFigures ? { stepFigures: stepFigures.slice(0, shown), restFigures: stepFigures.slice(shown) } : {}),
    ...(ask === undefined ? {} : { ask }),
  };
};

type Item = Topic['items'][number];
/** A question of the bank, with what it names as its picture where an infant would see none. */
const checkScreen = (topic: Topic, item: Item): Half => {
  const figure = item.figure ?? (isInfant(topic.keyStage) ? cardsIn(item.stem) : undefined);
  return {
    kind: 'half',
    problem: item.stem,
    ...(figure === undefined ? {} : { figure }),
    steps: [],
    rest: [item.explanation],
    answer: item.key.text,
    ask: askOfItem(topic, item),
  };
};

/** After so many screens that are read, an infant taps; a long lesson is not made much longer. */
const ideasPerTap = 2;
const longLesson = 7;
/** Before the end so many screens follow, or the last question is near enough. */
const screensBeforeEnd = 2;

type Course = { readonly screens: readonly (Idea | Half)[]; readonly unused: readonly Item[] };

const said = (ideas: readonly Idea[]): string => ideas.map(({ text }) => text).join(' ');

/** Every second idea is followed by a question on what was said. */
const withTaps = (topic: Topic, ideas: readonly Idea[], items: readonly Item[], after: number): Course =>
  ideas.reduce<Course>(
    ({ screens, unused }, idea, at) => {
      const told = at + 1;
      const isTurn =
        told % (ideas.length < longLesson ? ideasPerTap : ideasPerTap + 1) === 0 && ideas.length - told + after >= screensBeforeEnd;
      const item = isTurn ? checkOn(unused, said(ideas.slice(0, told)), said(ideas.slice(told))) : undefined;
      if (item === undefined) return { screens: [...screens, idea], unused };
      return { screens: [...screens, idea, checkScreen(topic, item)], unused: unused.filter((one) => one !== item) };
    },
    { screens: [], unused: items },
  );

type Section = Topic['sections'][number];
const aboutOf = ({ heading, body }: Section): string => `${heading} ${body}`;

const ideasOf = (section: Section, keyStage: KeyStage): readonly Idea[] => {
  const pictureIn = (text: string): Figure | undefined => section.pictures?.find(({ beside }) => text.includes(beside))?.figure;
  const texts = lessonScreens(section.body, keyStage, (text) => figureText(pictureIn(text)) || undefined);
  const own = texts.map((text, at) => pictureIn(text) ?? (at === 0 ? section.figure : undefined));
  const figures = isInfant(keyStage) ? picturesFor(texts, own) : own;
  return texts.map((text, at) => {
    const figure = figures[at];
    return { kind: 'idea', heading: section.heading, text, ...(figure === undefined ? {} : { figure }) };
  });
};

/**
 * Short screens on one objective of a topic, or on its first one: all that its lesson says, an example, and one to finish or to answer.
 * Empty where it teaches nothing.
 */
export const learnScreens = (topic: Topic, objective: string | null, keyStage: KeyStage): readonly LearnScreen[] => {
  const section = topic.sections.find((one) => one.objective === objective) ?? topic.sections[0];
  if (section === undefined) return [];
  const [example, other] = examplesOf(topic, section.objective, aboutOf(section));
  const items = easyItems(topic, section.objective);
  const ideas = ideasOf(section, keyStage);
  const shown = example === undefined ? 0 : 1;
  const { screens, unused } = isInfant(keyStage) ? withTaps(topic, ideas, items, shown) : { screens: ideas, unused: items };
  const half = other === undefined ? undefined : leftToPupil(other);
  const [last] = half?.ask === undefined ? unused : [];
  return [
    ...screens,
    ...(example === undefined ? [] : [{ ...example.example, kind: 'example' } as const]),
    ...(half === undefined ? [] : [half]),
    // What cannot be judged is followed by what can.
    ...(last === undefined ? [] : [checkScreen(topic, last)]),
  ];
};

/** What a lesson on an objective asks for, whoever reads it, by its id. */
export const askInLesson = (topic: Topic, objective: string, id: string): Half | undefined => {
  const section = topic.sections.find((one) => one.objective === objective);
  const exercises = section === undefined ? [] : examplesOf(topic, objective, aboutOf(section));
  const checks = topic.items.filter((item) => item.objective === objective).map((item) => checkScreen(topic, item));
  return [...exercises.map(leftToPupil), ...checks].find(({ ask }) => ask?.id === id);
};
