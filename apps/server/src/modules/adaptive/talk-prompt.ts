import type { Topic } from '@hedgerow/curriculum/topic';

export type TalkPrompt = { readonly ask: string; readonly helps: string };
/** The bank's Markdown as its reader gets it: HTML for a page, plain text for a letter. */
export type Written = (text: string) => string;

/** For an open misconception: to be talked about, not to be told off for. */
export const askAboutBelief = (firstName: string, belief: string, correction: string): TalkPrompt => ({
  ask: `Say to ${firstName}: “${belief}” Is that so? Ask for an example, and listen first.`,
  helps: correction,
});

/** For a quiz on something that is not in the bank. */
export const askAboutOwnWork = (firstName: string, topic: string): TalkPrompt => ({
  ask: `Look through the questions on ${topic} together. Let ${firstName} say what went wrong in one of them.`,
  helps: 'Each question shows its answer and why it is right.',
});

/** A parent has five minutes, and reads two lines. */
const mostRead = 100;
/** How many marks an examiner gives is nothing to a parent. */
const withoutMarks = (problem: string): string => problem.replace(/\s*\(\d+ marks?\)\.?$/, '');
/** Some answers are whole sentences and have their own end. */
const ended = (answer: string): string => (/[.!?][”’"]?(?:<\/[^>]+>)*$/.test(answer) ? answer : `${answer}.`);
const shortEnough = <T extends { readonly problem: string }>(all: readonly T[]): readonly T[] => {
  const short = all.filter(({ problem }) => withoutMarks(problem).length <= mostRead);
  return short.length > 0 ? short : all;
};

/** What makes no sense without its options or its picture is nothing to say aloud. */
const needsMore = /\b(?:which|these|this|below|picture|diagram|graph|table|chart)\b|_{2,}|□|\\square/i;

/** Questions on what goes wrong, for a topic that has no worked example of it: another objective may be one of a later year. */
const askedOn = ({ items }: Pick<Topic, 'items'>, objective: string) =>
  items
    .filter((item) => item.objective === objective && item.figure === undefined && item.difficulty !== 'advanced')
    .filter(({ stem }) => stem.length <= mostRead && !needsMore.test(stem))
    .map(({ stem, key, explanation }) => ({ problem: stem, answer: key.text, steps: [explanation] }));

/**
 * For a topic: a worked example to go through, or something to be taught by the child. Examples of the objective that goes wrong come first, then questions on it;
 * `turn` picks another one each day.
 */
export const askAboutTopic = (
  firstName: string,
  { title, workedExamples, vocabulary, objectives, items }: Topic,
  { turn, weak, written }: { readonly turn: number; readonly weak: string | undefined; readonly written: Written },
): TalkPrompt => {
  const onWeak = workedExamples.filter(({ objective }) => objective === weak);
  const asked = onWeak.length > 0 || weak === undefined ? onWeak : askedOn({ items }, weak);
  const examples = shortEnough(asked.length > 0 ? asked : workedExamples);
  const example = examples[turn % Math.max(1, examples.length)];
  if (example !== undefined)
    return {
      ask: `Try this together, and let ${firstName} say each step aloud: ${written(withoutMarks(example.problem))}`,
      helps: `The answer: ${ended(written(example.answer))} ${example.steps.map(written).join(' ')}`,
    };
  const word = vocabulary[turn % Math.max(1, vocabulary.length)];
  return {
    ask: `Ask ${firstName} to teach you: what does “${written(word?.term ?? title)}” mean?`,
    helps: written(word?.definition ?? objectives[0]?.text ?? ''),
  };
};
