import { createHash } from 'node:crypto';
import type { Passage } from './passages/passage.ts';
import type { Topic } from './topic.ts';

/** One question as its second reader gets it: nothing says which option is the key. */
export type BlindItem = {
  /** `<topic or passage>/<item>`. */
  readonly id: string;
  readonly stem: string;
  readonly options: readonly string[];
  /** Index into options. */
  readonly key: number;
};

/** A disagreement between a reader and the bank. `answer` is what the reader wrote: letters, or `?` for none that is right. */
export type Disagreement = { readonly item: BlindItem; readonly answer: string };

const letters = 'ABCDEFGH';
const rank = (id: string, text: string): string => createHash('sha256').update(`${id} ${text}`).digest('hex');

/** The same order for every reader and on every day, so that answers can be kept in a file; no option's place tells the key. */
const shuffled = (id: string, stem: string, key: string, distractors: readonly string[]): BlindItem => {
  const options = [key, ...distractors].toSorted((a, b) => (rank(id, a) < rank(id, b) ? -1 : 1));
  return { id, stem, options, key: options.indexOf(key) };
};

export const blindTopic = ({ id, items }: Topic): BlindItem[] =>
  items.map((item) =>
    shuffled(
      `${id}/${item.id}`,
      item.stem,
      item.key.text,
      item.distractors.map(({ text }) => text),
    ),
  );

export const blindPassage = ({ id, questions }: Passage): BlindItem[] =>
  questions.map((question) =>
    shuffled(
      `${id}/${question.id}`,
      question.stem,
      question.key,
      question.distractors.map(({ text }) => text),
    ),
  );

/** Lines that a reader answers below: the question, and its options by letter. */
export const paperOf = (item: BlindItem): string =>
  [`[${item.id}] ${item.stem}`, ...item.options.map((option, at) => `  ${letters[at]}  ${option}`)].join('\n');

/** Where answers (`<id> <letter>` a line; more letters where more than one can be defended) differ from the bank's keys. */
export const disagreements = (items: readonly BlindItem[], answers: ReadonlyMap<string, string>): Disagreement[] =>
  items.flatMap((item) => {
    const answer = answers.get(item.id);
    return answer === undefined || answer === letters[item.key] ? [] : [{ item, answer }];
  });

export const readAnswers = (text: string): Map<string, string> =>
  new Map(
    text.split('\n').flatMap((line) => {
      const [id, answer] = line.trim().split(/\s+/, 2);
      return id === undefined || answer === undefined || id.startsWith('#') ? [] : [[id, answer.toUpperCase()] as const];
    }),
  );
