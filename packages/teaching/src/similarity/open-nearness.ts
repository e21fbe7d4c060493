import { stat } from 'node:fs/promises';
import type { Bank } from '@hedgerow/curriculum/bank';
import type { IndexEntry } from '@hedgerow/curriculum/bank-index';
import { objectiveRef } from '@hedgerow/curriculum/objective-ref';
import type { ObjectiveRef } from '@hedgerow/curriculum/objective-ref';
import { plainRequest } from '@hedgerow/curriculum/plain-request';
import { spellerOf } from '@hedgerow/curriculum/spelling';
import { isOfStage, stagesNextTo, subjectFamily } from '@hedgerow/curriculum/subject-families';
import type { SentenceModel } from '@hedgerow/embeddings/sentence-model';
import { similarity } from '@hedgerow/embeddings/sentence-vector';
import type { SentenceVector } from '@hedgerow/embeddings/sentence-vector';
import { readVectors, vectorKey } from '@hedgerow/embeddings/vector-file';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { partsAsked } from '../compose/double-wish.ts';
import { aboutPhrases, askPhrases, objectivePhrases, questionPhrases } from './bank-phrases.ts';
import type { NearAsks, Nearness, NearText } from './nearness.ts';
import { vectorsFile } from './vectors-file.ts';

export type NearnessQuery = {
  readonly subject: SubjectId;
  readonly keyStage: KeyStage;
  readonly topicText: string;
  /** A line of a page, which joins no wishes. */
  readonly isLine?: boolean;
};
export type NearnessTo = (query: NearnessQuery) => Promise<Nearness | undefined>;

type Placed<Id> = { readonly id: Id; readonly vector: SentenceVector };
type PlacedTopic = {
  readonly objectives: readonly Placed<ObjectiveRef>[];
  readonly labels: readonly Placed<ObjectiveRef>[];
  readonly questions: readonly Placed<string>[];
  readonly asking: readonly Placed<ObjectiveRef>[];
  readonly asks: readonly Placed<ObjectiveRef>[];
  readonly about: readonly Placed<string>[];
};

/** More parts are a list of everything, and not wishes of their own. */
const mostParts = 4;

const rounded = (near: number): number => Math.round(near * 1000) / 1000;

const nearest = <Id extends string>(asked: SentenceVector, placed: readonly Placed<Id>[], found: Record<Id, number>): void => {
  for (const { id, vector } of placed) {
    const near = similarity(asked, vector);
    if (!(id in found) || near > found[id]) found[id] = rounded(near);
  }
};

const fewNearest = 3;
const nearestThree = (asked: SentenceVector, placed: readonly Placed<ObjectiveRef>[], found: Record<ObjectiveRef, NearAsks>): void => {
  for (const [ref, own] of Map.groupBy(placed, ({ id }) => id)) {
    const near = own
      .map(({ vector }) => similarity(asked, vector))
      .toSorted((a, b) => b - a)
      .slice(0, fewNearest);
    const mean = near.reduce((sum, one) => sum + one, 0) / near.length;
    found[ref] = { nearest: rounded(near[0] ?? 0), mean: rounded(mean) };
  }
};

/**
 * Holds wishes against the vectors that the build made of the bank. Undefined where that cannot be done: the file or the model is
 * missing, or the model has too much to do.
 */
export const openNearness = (bank: Bank, model: SentenceModel, file: string = vectorsFile): NearnessTo => {
  let vectors: ReturnType<typeof readVectors> = new Map();
  let madeAt = 0;
  const topics = new Map<string, PlacedTopic>();

  /** A server that starts on a new checkout answers before the file is there: it is read when it comes, and when it is made again. */
  const readNewFile = async (): Promise<void> => {
    const made = await stat(file).catch(() => undefined);
    if (made === undefined || made.mtimeMs === madeAt) return;
    madeAt = made.mtimeMs;
    vectors = readVectors(file);
    topics.clear();
  };

  const placed = <Id>(all: readonly { readonly id: Id; readonly text: string }[]): Placed<Id>[] =>
    all.flatMap(({ id, text }) => {
      const vector = vectors.get(vectorKey(text));
      return vector === undefined ? [] : [{ id, vector }];
    });

  const placedTopic = (entry: IndexEntry): PlacedTopic => {
    const known = topics.get(entry.id);
    if (known !== undefined) return known;
    const topic = bank.topic(entry.id);
    const asked = topic === undefined ? [] : questionPhrases(topic);
    const made =
      topic === undefined
        ? { objectives: [], labels: [], questions: [], asking: [], asks: [], about: [] }
        : {
            objectives: placed(objectivePhrases(entry, topic).map(({ ref, text }) => ({ id: ref, text }))),
            labels: placed(topic.objectives.flatMap(({ id, names: [text = ''] }) => ({ id: objectiveRef(entry.id, id), text }))),
            questions: placed(asked),
            asking: placed(asked.map(({ ref, text }) => ({ id: ref, text }))),
            asks: placed(askPhrases(entry).map(({ ref, text }) => ({ id: ref, text }))),
            about: placed(aboutPhrases(topic)),
          };
    topics.set(entry.id, made);
    return made;
  };

  /** The topics that may answer, with a pause after each that is read for the first time: others wait for this thread. */
  const candidates = async ({ subject, keyStage }: NearnessQuery): Promise<readonly PlacedTopic[]> => {
    const family = new Set(subjectFamily(subject));
    const stages = [keyStage, ...stagesNextTo(keyStage)];
    const found: PlacedTopic[] = [];
    for (const entry of bank.index) {
      if (!family.has(entry.subject) || !stages.some((stage) => isOfStage(entry, stage))) continue;
      if (!topics.has(entry.id)) await new Promise(setImmediate);
      found.push(placedTopic(entry));
    }
    return found;
  };

  return async (query) => {
    // A word that is spelt wrong means nothing to the model.
    const text = spellerOf(bank.index).spelt(plainRequest({ subject: query.subject, text: query.topicText.trim() }));
    const parts = query.isLine === true ? [] : partsAsked(bank, { ...query, text });
    const texts = [text, ...(parts.length > 1 && parts.length <= mostParts ? parts : [])];
    try {
      await readNewFile();
      const [asked, among] = await Promise.all([model.embed(texts), candidates(query)]);
      if (among.every(({ objectives }) => objectives.length === 0)) return undefined;
      const [whole, ...others] = texts.map((one, at): NearText => {
        const near: Required<NearText> = { text: one, objectives: {}, labels: {}, asks: {}, asking: {}, questions: {}, about: {} };
        const vector = asked[at];
        if (vector === undefined) return near;
        for (const { objectives, labels, questions, asking, asks, about } of among) {
          nearest(vector, labels, near.labels);
          nearest(vector, objectives, near.objectives);
          nearest(vector, questions, near.questions);
          nearest(vector, about, near.about);
          nearest(vector, asking, near.asking);
          nearestThree(vector, asks, near.asks);
        }
        return near;
      });
      return whole === undefined ? undefined : { whole, parts: others };
    } catch {
      // What the model was asked is a pupil's words: it is not told on. Words alone decide.
      return undefined;
    }
  };
};
