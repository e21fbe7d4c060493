import type { Bank } from '@hedgerow/curriculum/bank';
import type { IndexEntry } from '@hedgerow/curriculum/bank-index';
import { objectiveRef } from '@hedgerow/curriculum/objective-ref';
import type { ObjectiveRef } from '@hedgerow/curriculum/objective-ref';
import type { Topic } from '@hedgerow/curriculum/topic';
import { generatorById } from '../generators/all-generators.ts';

/** What an objective is called, or says in a heading: what a request is held against. */
export type ObjectivePhrase = { readonly ref: ObjectiveRef; readonly entry: IndexEntry; readonly text: string };

const phrasesOfTopic = (entry: IndexEntry, topic: Topic): ObjectivePhrase[] =>
  topic.objectives.flatMap(({ id, names, text, generators }) => {
    const ref = objectiveRef(entry.id, id);
    const texts = [
      ...names,
      text,
      // "Life on the home front" alone says nothing of the war that it was in.
      `${entry.title}: ${names[0] ?? text}`,
      ...generators.flatMap((generator) => generatorById(generator.id)?.title ?? []),
      ...topic.sections.filter(({ objective }) => objective === id).map(({ heading }) => heading),
    ];
    return [...new Set(texts)].map((phrase) => ({ ref, entry, text: phrase }));
  });

/** Every phrase by which an objective of the bank is found. */
export const objectivePhrases = (bank: Bank): ObjectivePhrase[] =>
  bank.index.flatMap((entry) => {
    const topic = bank.topic(entry.id);
    return topic === undefined ? [] : phrasesOfTopic(entry, topic);
  });

/** A question as it is held against a request: what it asks and what is right. */
export const questionText = ({ stem, key }: { readonly stem: string; readonly key: { readonly text: string } }): string =>
  `${stem} ${key.text}`;

/** The written questions of the bank. */
export const questionTexts = (bank: Bank): string[] =>
  bank.index.flatMap(({ id }) => bank.topic(id)?.items.map((item) => questionText(item)) ?? []);
