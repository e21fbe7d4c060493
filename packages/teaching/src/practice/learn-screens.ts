import type { Topic } from '@hedgerow/curriculum/topic';
import { difficulties } from '@hedgerow/domain/difficulties';
import { isInfant, type KeyStage } from '@hedgerow/domain/key-stages';
import type { Figure } from '@hedgerow/figures/figure';
import { generatorDrafts } from '../compose/generator-drafts.ts';
import { methodsOf } from '../compose/methods.ts';
import { likeness } from '@hedgerow/curriculum/words';

/** One screen before the first practice: an idea, an example with its working, or one whose last steps (all of them, where none is shown) are left to the pupil. */
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
  const kept: Unit[] = [];
  for (const unit of units) {
    const last = kept.at(-1);
    if (last?.text.endsWith(':') === true) kept[kept.length - 1] = { ...last, text: `${last.text}${unit.glue}${unit.text}` };
    else kept.push(unit);
  }
  return kept;
};

const joined = (units: readonly Unit[]): string => units.map(({ text, glue }, at) => `${at === 0 ? '' : glue}${text}`).join('');

/** A sentence that was left alone on a new screen takes the one before it along: “Write this 0 first” says nothing by itself. */
const accompanied = (screens: readonly (readonly Unit[])[], most: number, stays: (text: string) => boolean): readonly (readonly Unit[])[] =>
  screens.reduce<readonly (readonly Unit[])[]>((done, screen) => {
    const [before, only] = [done.at(-1) ?? [], screen[0]];
    const taken = before.at(-1);
    const isAlone = screen.length === 1 && only?.glue === ' ' && !stays(only.text);
    if (!isAlone || taken === undefined || before.length < 2 || stays(taken.text)) return [...done, screen];
    return countWords(taken.text) + countWords(only.text) > most
      ? [...done, screen]
      : [...done.slice(0, -1), before.slice(0, -1), [taken, only]];
  }, []);

/** As many whole sentences on each screen as fit; a longer one stands alone, and one that has its own picture begins a screen. */
const packed = (body: string, most: number, hasPicture: (text: string) => boolean): readonly string[] => {
  const screens: Unit[][] = [];
  for (const unit of announced(unitsOf(body))) {
    const last = screens.at(-1);
    if (last !== undefined && !hasPicture(unit.text) && countWords(joined(last)) + countWords(unit.text) <= most) last.push(unit);
    else screens.push([unit]);
  }
  return accompanied(screens, most, hasPicture).map(joined);
};

/** A question that only its options make whole is no example. */
const needsOptions = /\bwhich (?:of|one|two|statement|sentence|list|pair|picture|row|option)\b|\b(?:these|following|below)\b/i;

/** Examples by the first generator of the objective: the same ones on every visit. */
const drawnExamples = (topic: Topic, objective: string): readonly Example[] => {
  const own = methodsOf(topic).filter((method) => method.objective === objective);
  return generatorDrafts(own.slice(0, 1), { seed: 1, difficulty: 'beginner', count: 6 }).flatMap(
    ({ stem, figure, steps, stepFigures, key }) =>
      steps.length === 0 || needsOptions.test(stem)
        ? []
        : [{ problem: stem, ...(figure ? { figure } : {}), steps, ...(stepFigures ? { stepFigures } : {}), answer: key.text }],
  );
};
const isDrawn = ({ figure, stepFigures }: Example): boolean => figure !== undefined || stepFigures !== undefined;

/** Worked examples of the objective, the one that is most like its lesson first. */
const writtenExamples = ({ workedExamples }: Topic, objective: string, about: string): readonly Example[] =>
  workedExamples
    .filter((one) => one.objective === objective)
    .toSorted((a, b) => likeness(b.problem, about) - likeness(a.problem, about))
    .map(({ problem, figure, steps, answer }) => ({ problem, ...(figure === undefined ? {} : { figure }), steps, answer }));

/** An easy question of the objective to answer in one's head, with its reason behind a press: where there is nothing else to finish. */
const checkOf = ({ items }: Topic, objective: string): Example | undefined => {
  const could = items.filter((item) => item.objective === objective && !needsOptions.test(item.stem));
  const [item] = could.toSorted((a, b) => difficulties.indexOf(a.difficulty) - difficulties.indexOf(b.difficulty));
  if (item === undefined) return undefined;
  const { stem, figure, key, explanation } = item;
  return { problem: stem, ...(figure === undefined ? {} : { figure }), steps: [explanation], answer: key.text };
};

/** An example and another of the same kind; nothing of another objective. */
const examplesOf = (topic: Topic, objective: string, about: string): readonly Example[] => {
  const drawn = drawnExamples(topic, objective);
  const pictured = drawn.filter(isDrawn);
  return (pictured.length > 1 ? pictured : [...writtenExamples(topic, objective, about), ...drawn]).slice(0, 2);
};

/** The first `shown` steps stand there; the others come with a press. */
const leftToPupil = ({ steps, stepFigures, ...rest }: Example, shown: number): LearnScreen => ({
  ...rest,
  kind: 'half',
  steps: steps.slice(0, shown),
  rest: steps.slice(shown),
  ...(stepFigures ? { stepFigures: stepFigures.slice(0, shown), restFigures: stepFigures.slice(shown) } : {}),
});

/**
 * Short screens on one objective of a topic, or on its first one: all that its lesson says, an example, and one to finish or to answer.
 * Empty where it teaches nothing.
 */
export const learnScreens = (topic: Topic, objective: string | null, keyStage: KeyStage): readonly LearnScreen[] => {
  const section = topic.sections.find((one) => one.objective === objective) ?? topic.sections[0];
  if (section === undefined) return [];
  const hasPicture = (text: string): boolean => isInfant(keyStage) && (section.pictures ?? []).some(({ beside }) => text.includes(beside));
  const ideas = packed(section.body, wordsOn[keyStage], hasPicture).map((text, at): LearnScreen => {
    const figure = section.pictures?.find(({ beside }) => text.includes(beside))?.figure ?? (at === 0 ? section.figure : undefined);
    return { kind: 'idea', heading: section.heading, text, ...(figure === undefined ? {} : { figure }) };
  });
  const [example, other] = examplesOf(topic, section.objective, `${section.heading} ${section.body}`);
  const screens: readonly LearnScreen[] = example === undefined ? ideas : [...ideas, { ...example, kind: 'example' }];
  if (other !== undefined) return [...screens, leftToPupil(other, Math.max(1, Math.ceil(other.steps.length / 2)))];
  const check = checkOf(topic, section.objective);
  return check === undefined ? screens : [...screens, leftToPupil(check, 0)];
};
