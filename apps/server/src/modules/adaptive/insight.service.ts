import type { ChildInsight } from '@hedgerow/contracts/insight';
import type { Bank } from '@hedgerow/curriculum/bank';
import { type Actor, readableChild } from '@hedgerow/domain/access';
import { addDays, londonDate, londonDayStart } from '@hedgerow/domain/calendar-dates';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import { type SubjectId, subjectName } from '@hedgerow/domain/subjects';
import { beliefsOf, type Evidence, slippedTopics } from '@hedgerow/teaching/adaptive/insight';
import { learnerOf } from '@hedgerow/teaching/adaptive/stored-learner';
import { isSecure } from '@hedgerow/teaching/adaptive/topic-labels';
import { inlineText } from '@hedgerow/teaching/render/inline-text';
import type { Clock } from '#ports/clock.ts';
import type { AdaptiveRepository } from './adaptive.repository.ts';
import type { InsightRepository } from './insight.repository.ts';
import { learningDay } from './learning-clock.ts';
import type { Maps } from './maps.ts';
import { askAboutBelief, askAboutTopic } from './talk-prompt.ts';

export type InsightDeps = {
  readonly insight: InsightRepository;
  readonly adaptive: Pick<AdaptiveRepository, 'model'>;
  readonly maps: Maps;
  readonly bank: Pick<Bank, 'topic'>;
  readonly now: Clock;
};

/** How far back answers are looked at, and how many lines of a kind a parent reads. */
const lookBackDays = 120;
const shown = 5;
const week = 7;

type Place = { readonly topic: string; readonly subject: SubjectId; readonly subjectName: string };

/** What answers say about a child, in words for a parent: what sticks, what slipped, what was misunderstood, and five minutes together. */
export const insightService = ({ insight, adaptive, maps, bank, now }: InsightDeps) => {
  /** Topics of the answers with the names that the map gives them. */
  const placesOf = (rows: readonly { readonly topicId: string; readonly subject: SubjectId; readonly keyStage: KeyStage }[]) => {
    const stages = new Map(rows.map(({ subject, keyStage }) => [`${subject}/${keyStage}`, { subject, keyStage }]));
    const topics = [...stages.values()].flatMap(({ subject, keyStage }) => maps(subject, keyStage));
    return new Map(
      topics.map(({ id, title, subject }): [string, Place] => [id, { topic: title, subject, subjectName: subjectName(subject) }]),
    );
  };

  return {
    /** Errors: not_found (somebody else's child). */
    ofChild: async (actor: Actor, childId: string): Promise<ChildInsight> => {
      const whose = readableChild(actor, childId);
      const today = londonDate(now());
      const firstDay = addDays(today, 1 - week);
      const [firstName, rows, stored, minutes] = await Promise.all([
        insight.firstNameOf(whose),
        insight.answersSince(whose, londonDayStart(addDays(today, -lookBackDays))),
        adaptive.model(whose),
        insight.minutesSince(whose, firstDay),
      ]);
      const places = placesOf(rows);
      const evidence = rows.map(({ assessmentId, topicId, correct, misconception, at }): Evidence => {
        return { attemptId: assessmentId, topicId, correct, misconception, day: londonDate(at) };
      });
      const lastDays = new Map(evidence.map(({ topicId, day }) => [topicId, day]));
      const lastPractised = (topicId: string): string => lastDays.get(topicId) ?? '';
      const practised = [...lastDays.keys()].toSorted((one, other) => lastPractised(other).localeCompare(lastPractised(one)));
      const model = learnerOf(stored, practised);
      const mastered = practised.flatMap((topicId, at) => {
        const place = places.get(topicId);
        return place !== undefined && isSecure(model, at)
          ? [{ ...place, answers: model.topics[at]?.ability.n ?? 0, lastPractised: lastPractised(topicId) }]
          : [];
      });
      const slipped = slippedTopics(evidence).flatMap(({ topicId, ...figures }) => {
        const place = places.get(topicId);
        return place === undefined ? [] : [{ ...place, ...figures, topicId, lastPractised: lastPractised(topicId) }];
      });
      const misconceptions = beliefsOf(evidence).flatMap(({ topicId, id, state, times, lastDay: lastSeen }) => {
        const place = places.get(topicId);
        const found = bank.topic(topicId)?.misconceptions.find((one) => one.id === id);
        if (place === undefined || found === undefined) return [];
        const [belief, correction] = [inlineText(found.belief), inlineText(found.correction)];
        return [{ ...place, belief, correction, state, times, lastSeen }];
      });

      const together = (): ChildInsight['together'] => {
        const open = misconceptions.find(({ state }) => state === 'open');
        if (open !== undefined) {
          const { topic, subject, subjectName: name, belief, correction } = open;
          return { topic, subject, subjectName: name, ...askAboutBelief(firstName, belief, correction) };
        }
        const wanted = [...slipped.map(({ topicId }) => topicId), ...practised];
        const topicId = wanted.find((id) => bank.topic(id) !== undefined);
        const [topic, place] = [bank.topic(topicId ?? ''), places.get(topicId ?? '')];
        if (topic === undefined || place === undefined) return null;
        return { ...place, ...askAboutTopic(firstName, topic, Math.floor(learningDay(now()))) };
      };
      const minutesOn = new Map(minutes.map((row) => [row.day, row.minutes]));
      return {
        mastered: mastered.slice(0, shown),
        slipped: slipped.slice(0, shown).map(({ topicId: _topicId, ...line }) => line),
        misconceptions: misconceptions.slice(0, shown + 1),
        together: together(),
        basedOnAnswers: evidence.length,
        minutesByDay: Array.from({ length: week }, (_, at) => addDays(firstDay, at)).map((day) => ({
          day,
          minutes: minutesOn.get(day) ?? 0,
        })),
      };
    },
  };
};
export type InsightService = ReturnType<typeof insightService>;
