import type { KeyStage } from '@hedgerow/domain/key-stages';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { expectedFor } from '@hedgerow/teaching/adaptive/placed';
import { learnerOf } from '@hedgerow/teaching/adaptive/stored-learner';
import { standingIn, type TopicStanding } from '@hedgerow/teaching/adaptive/topic-standing';
import type { Clock } from '#ports/clock.ts';
import { learningDay } from './learning-clock.ts';
import type { Maps } from './maps.ts';

type Topic = { readonly subject: SubjectId; readonly keyStage: KeyStage; readonly topicId: string };

/** Where a pupil of a year stands in one topic, as the map of its subject says it. Undefined where no map has the topic. */
export const standingInTopic =
  ({ maps, now }: { readonly maps: Maps; readonly now: Clock }) =>
  (stored: unknown, year: number, { subject, keyStage, topicId }: Topic): TopicStanding | undefined => {
    const topic = maps(subject, keyStage).find(({ id }) => id === topicId);
    if (topic === undefined) return undefined;
    return standingIn(learnerOf(stored, [topicId], expectedFor(stored, year, [topic])), 0, learningDay(now())).standing;
  };
export type StandingInTopic = ReturnType<typeof standingInTopic>;
