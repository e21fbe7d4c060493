import type { Topic } from '@hedgerow/curriculum/topic';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import type { Figure } from '@hedgerow/figures/figure';
import { generatorDrafts } from '../compose/generator-drafts.ts';
import { methodsOf } from '../compose/methods.ts';
import { likeness } from '@hedgerow/curriculum/words';

/** One screen before the first practice: an idea, an example with its working, or the same with the last step left to the pupil. */
export type LearnScreen =
  | {
      readonly kind: 'idea';
      readonly heading: string;
      /** Paragraphs and lists in the smallest Markdown. */ readonly text: string;
      readonly figure?: Figure;
    }
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

/** Words on one screen, by stage: at most twelve for the youngest, who read one line at a time. */
const wordsOn: Readonly<Record<KeyStage, number>> = { EYFS: 12, KS1: 12, KS2: 40, KS3: 80, KS4: 80, KS5: 80 };

const countWords = (text: string): number => text.split(/\s+/).length;

/** A sentence, or a line of a list, and what stands between it and the one before. */
type Unit = { readonly text: string; readonly glue: ' ' | '\n' | '\n\n' };

const listMark = /^\s*(?:[-*•]|\d+[.)])\s+/;
const sentenceEnd = /(?<=[.!?]["”*]*)\s+(?=[\p{Lu}*“"$\d])/u;

/** Sentences in running text; a formula, an abbreviation or a line of a list is not cut. */
const unitsOf = (body: string): readonly Unit[] =>
  body.split(/\n+/).flatMap((line): Unit[] => {
    if (listMark.test(line)) return [{ text: line.trim(), glue: '\n' }];
    const sentences = line.split(sentenceEnd).map((text) => text.trim());
    return sentences.filter((text) => text !== '').map((text, at) => ({ text, glue: at === 0 ? '\n\n' : ' ' }));
  });

/** “There are three kinds:” stays with the first of them. */
const announced = (units: readonly Unit[]): readonly Unit[] => {
  const joined: Unit[] = [];
  for (const unit of units) {
    const last = joined.at(-1);
    if (last?.text.endsWith(':') === true) joined[joined.length - 1] = { ...last, text: `${last.text}${unit.glue}${unit.text}` };
    else joined.push(unit);
  }
  return joined;
};

/** As many whole sentences on each screen as fit; a longer one stands alone. */
const packed = (body: string, most: number): readonly string[] => {
  const screens: string[] = [];
  for (const { text, glue } of announced(unitsOf(body))) {
    const last = screens.at(-1);
    if (last !== undefined && countWords(last) + countWords(text) <= most) screens[screens.length - 1] = `${last}${glue}${text}`;
    else screens.push(text);
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

/** Short screens on one objective of a topic, or on its first one: all that its lesson says, then an example. Empty where it teaches nothing. */
export const learnScreens = (topic: Topic, objective: string | null, keyStage: KeyStage): readonly LearnScreen[] => {
  const section = topic.sections.find((one) => one.objective === objective) ?? topic.sections[0];
  if (section === undefined) return [];
  const ideas = packed(section.body, wordsOn[keyStage]).map((text, at): LearnScreen => ({
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
