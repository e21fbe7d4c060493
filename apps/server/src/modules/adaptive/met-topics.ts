import { fold } from '@hedgerow/curriculum/words';
import type { Contact } from '@hedgerow/teaching/adaptive/contact';
import type { MapTopic } from '@hedgerow/teaching/adaptive/map-topics';
import type { AdaptiveRepository } from './adaptive.repository.ts';
import { learningDay } from './learning-clock.ts';

export type GuideMet = Awaited<ReturnType<AdaptiveRepository['guidesMet']>>[number];

/** The topic of a map that a guide is about: by its id, or by the words that it was made from. */
const isAbout = (topic: MapTopic, guide: GuideMet): boolean =>
  guide.topicId === topic.id || (guide.subject === topic.subject && fold(guide.topic) === fold(topic.title));

const newest = (dates: readonly (Date | null)[]): Date | undefined =>
  dates.filter((date) => date !== null).toSorted((a, b) => b.getTime() - a.getTime())[0];

/** What guides and their cards say about topics of a map: met, and read or not. */
export const contactsOf = (topics: readonly MapTopic[], guides: readonly GuideMet[]): ReadonlyMap<string, Contact> =>
  new Map(
    topics.flatMap((topic): [string, Contact][] => {
      const about = guides.filter((guide) => isAbout(topic, guide));
      const last = newest(about.flatMap(({ createdAt, openedAt, readAt, cardsAt }) => [createdAt, openedAt, readAt, cardsAt]));
      if (last === undefined) return [];
      const times = about.reduce((sum, { timesRead }) => sum + timesRead, 0);
      return [[topic.id, { read: about.some(({ readAt }) => readAt !== null), times: Math.max(1, times), lastDay: learningDay(last) }]];
    }),
  );

/** Topics whose guide was read and has no cards yet, the one read last first. */
export const readWithoutCards = (
  topics: readonly MapTopic[],
  guides: readonly GuideMet[],
): readonly { topic: MapTopic; guide: GuideMet }[] =>
  guides
    .filter(({ readAt, hasCards }) => readAt !== null && !hasCards)
    .toSorted((a, b) => (b.readAt?.getTime() ?? 0) - (a.readAt?.getTime() ?? 0))
    .flatMap((guide) => {
      const topic = topics.find((one) => isAbout(one, guide));
      return topic === undefined ? [] : [{ topic, guide }];
    });
