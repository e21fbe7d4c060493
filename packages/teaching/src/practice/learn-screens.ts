import type { Topic } from '@hedgerow/curriculum/topic';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import { exampleFor } from './help-ladder.ts';

/** One screen before the first practice: an idea, an example with its working, or the same with the last step left to the pupil. */
export type LearnScreen =
  | { readonly kind: 'idea'; readonly heading: string; readonly text: string }
  | { readonly kind: 'example'; readonly problem: string; readonly steps: readonly string[]; readonly answer: string }
  | {
      readonly kind: 'half';
      readonly problem: string;
      readonly steps: readonly string[];
      readonly rest: readonly string[];
      readonly answer: string;
    };

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

/** Two to four short screens on one objective of a topic, or on its first one. Empty where the topic teaches nothing of it. */
export const learnScreens = (topic: Topic, objective: string | null, keyStage: KeyStage): readonly LearnScreen[] => {
  const section = topic.sections.find((one) => one.objective === objective) ?? topic.sections[0];
  if (section === undefined) return [];
  const ideas = packed(section.body, wordsOn[keyStage])
    .slice(0, mostIdeas)
    .map((text): LearnScreen => ({ kind: 'idea', heading: section.heading, text }));
  const about = `${section.heading} ${section.body}`;
  const example = exampleFor(topic, section.objective, about);
  if (example === undefined) return ideas;
  const { problem, steps, answer } = example;
  const shown: LearnScreen = { kind: 'example', problem, steps, answer };
  const others = { ...topic, workedExamples: topic.workedExamples.filter((one) => one !== example && one.objective === section.objective) };
  const other = exampleFor(others, section.objective, about) ?? example;
  const cut = Math.max(1, Math.ceil(other.steps.length / 2));
  const half: LearnScreen = {
    kind: 'half',
    problem: other.problem,
    steps: other.steps.slice(0, cut),
    rest: other.steps.slice(cut),
    answer: other.answer,
  };
  return [...ideas, shown, half];
};
