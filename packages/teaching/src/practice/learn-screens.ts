import type { Topic } from '@hedgerow/curriculum/topic';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import type { Figure } from '@hedgerow/figures/figure';
import { generatorDrafts } from '../compose/generator-drafts.ts';
import { methodsOf } from '../compose/methods.ts';
import { likeness } from '@hedgerow/curriculum/words';

/** One screen before the first practice: an idea, an example with its working, or the same with the last step left to the pupil. */
export type LearnScreen =
  | { readonly kind: 'idea'; readonly heading: string; readonly text: string; readonly figure?: Figure }
  | ({ readonly kind: 'example' } & Example)
  | ({ readonly kind: 'half'; readonly rest: readonly string[]; readonly restFigures?: StepFigures } & Example);
type Example = {
  readonly problem: string;
  readonly figure?: Figure;
  readonly steps: readonly string[];
  readonly stepFigures?: StepFigures;
  readonly answer: string;
};
/** One for each step; null where nothing is drawn. */
type StepFigures = readonly (Figure | null)[];

/** Words on one screen, by stage. */
const wordsOn: Readonly<Record<KeyStage, number>> = { EYFS: 12, KS1: 12, KS2: 40, KS3: 80, KS4: 80, KS5: 80 };
/** Screens with an idea; with the examples there are at most four. */
const mostIdeas = 2;

const countWords = (text: string): number => text.split(/\s+/).length;

/** Sentences in running text; a formula, an abbreviation or a line of a list is not cut. */
const sentencesOf = (body: string): readonly string[] =>
  body
    .split(/\n+/)
    .flatMap((line) => line.split(/(?<=[.!?]["”*]*)\s+(?=[\p{Lu}*“"$\d])/u))
    .map((text) => text.trim())
    .filter((text) => text !== '');

/** As many whole sentences on each screen as fit; a longer one stands alone. */
const packed = (body: string, most: number): readonly string[] => {
  const screens: string[] = [];
  for (const sentence of sentencesOf(body)) {
    const last = screens.at(-1);
    if (last !== undefined && countWords(last) + countWords(sentence) <= most) screens[screens.length - 1] = `${last} ${sentence}`;
    else screens.push(sentence);
  }
  return screens;
};

/** A question that only its options make whole is no example. */
const needsOptions = /\bwhich of\b|\bthese\b/i;

/** Two examples with a picture, where the first generator of the objective draws: the same ones on every visit. */
const drawnExamples = (topic: Topic, objective: string): readonly Example[] => {
  const own = methodsOf(topic).filter((method) => method.objective === objective);
  return generatorDrafts(own.slice(0, 1), { seed: 1, difficulty: 'beginner', count: 6 }).flatMap(
    ({ stem, figure, steps, stepFigures, key }) =>
      (figure === undefined && stepFigures === undefined) || needsOptions.test(stem)
        ? []
        : [{ problem: stem, ...(figure ? { figure } : {}), steps, ...(stepFigures ? { stepFigures } : {}), answer: key.text }],
  );
};

/** The worked example of an objective that is most like a text; of another objective where it has none. */
const exampleFor = ({ workedExamples: all }: Topic, objective: string, text: string): Topic['workedExamples'][number] | undefined => {
  const own = all.filter((one) => one.objective === objective);
  return (own.length > 0 ? own : all).toSorted((a, b) => likeness(b.problem, text) - likeness(a.problem, text))[0];
};

const writtenExamples = (topic: Topic, objective: string, about: string): readonly Example[] => {
  const example = exampleFor(topic, objective, about);
  if (example === undefined) return [];
  const others = { ...topic, workedExamples: topic.workedExamples.filter((one) => one !== example && one.objective === objective) };
  return [example, exampleFor(others, objective, about) ?? example].map(({ problem, figure, steps, answer }) => ({
    problem,
    ...(figure === undefined ? {} : { figure }),
    steps,
    answer,
  }));
};

/** Two to four short screens on one objective of a topic, or on its first one. Empty where the topic teaches nothing of it. */
export const learnScreens = (topic: Topic, objective: string | null, keyStage: KeyStage): readonly LearnScreen[] => {
  const section = topic.sections.find((one) => one.objective === objective) ?? topic.sections[0];
  if (section === undefined) return [];
  const ideas = packed(section.body, wordsOn[keyStage])
    .slice(0, mostIdeas)
    .map((text, at): LearnScreen => ({
      kind: 'idea',
      heading: section.heading,
      text,
      ...(at === 0 && section.figure !== undefined ? { figure: section.figure } : {}),
    }));
  const drawn = drawnExamples(topic, section.objective);
  const [example, other] = drawn.length > 1 ? drawn : writtenExamples(topic, section.objective, `${section.heading} ${section.body}`);
  if (example === undefined || other === undefined) return ideas;
  const cut = Math.max(1, Math.ceil(other.steps.length / 2));
  const half: LearnScreen = {
    ...other,
    kind: 'half',
    steps: other.steps.slice(0, cut),
    rest: other.steps.slice(cut),
    ...(other.stepFigures ? { stepFigures: other.stepFigures.slice(0, cut), restFigures: other.stepFigures.slice(cut) } : {}),
  };
  return [...ideas, { ...example, kind: 'example' }, half];
};
