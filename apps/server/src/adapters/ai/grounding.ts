import type { Bank } from '@hedgerow/curriculum/bank';
import type { Topic } from '@hedgerow/curriculum/topic';
import { factCards, mistakeCard, wordCard } from '@hedgerow/teaching/derive/derived-cards';
import type { SourceText } from '#ports/teaching-engine.ts';
import { fenced, longestSource } from './fenced.ts';

/** What the model works from: numbered lines of the bank and of the pupil's own text, which its answers cite. */
export type Grounding = {
  readonly lines: ReadonlyMap<string, string>;
  /** All lines as one text: what may be said. */
  readonly text: string;
  /** The same, as data for the prompt. */
  readonly data: string;
  readonly misconceptions: readonly { readonly id: string; readonly belief: string }[];
};

const mostFacts = 40;
const mostSentences = 60;

const topicLines = (topic: Topic): string[] => [
  ...topic.vocabulary.map(wordCard).map(({ question, answer }) => `${question} ${answer}`),
  ...factCards(topic).map(({ question, answer }) => `${question} ${answer}`),
  ...topic.misconceptions.map(mistakeCard).map(({ question, answer }) => `${question} ${answer}`),
];

const sentencesOf = (sources: readonly SourceText[]): string[] =>
  sources
    .map(({ text }) => text)
    .join('\n')
    .slice(0, longestSource)
    .split(/(?<=[.!?])\s+|\n+/)
    .map((line) => line.trim())
    .filter((line) => line.length > 12)
    .slice(0, mostSentences);

const numbered = (mark: string, lines: readonly string[]): (readonly [string, string])[] =>
  lines.map((line, index) => [`${mark}${index + 1}`, line]);

const listed = (entries: readonly (readonly [string, string])[]): string => entries.map(([id, line]) => `[${id}] ${line}`).join('\n');

export const groundingFor = (bank: Bank, topicId: string | null, sources: readonly SourceText[]): Grounding => {
  const topic = topicId === null ? undefined : bank.topic(topicId);
  const facts = numbered('F', topic === undefined ? [] : topicLines(topic).slice(0, mostFacts));
  const own = numbered('S', sentencesOf(sources));
  const all = [...facts, ...own];
  return {
    lines: new Map(all),
    text: [...all.map(([, line]) => line), ...(topic?.sections.map(({ body }) => body) ?? [])].join('\n'),
    data: [
      ...(facts.length === 0 ? [] : [fenced('facts', listed(facts))]),
      ...(own.length === 0 ? [] : [fenced('the pupil’s own notes', listed(own))]),
    ].join('\n'),
    misconceptions: topic?.misconceptions.map(({ id, belief }) => ({ id, belief })) ?? [],
  };
};
