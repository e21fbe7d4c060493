import type { PupilObjective } from '@hedgerow/contracts/classes';
import type { ChildInsight, InsightTopic } from '@hedgerow/contracts/insight';
import type { Bank } from '@hedgerow/curriculum/bank';
import { type Actor, readableChild } from '@hedgerow/domain/access';
import { addDays, londonDate, londonDayStart } from '@hedgerow/domain/calendar-dates';

import type { SubjectId } from '@hedgerow/domain/subjects';
import { learnerOf } from '@hedgerow/teaching/adaptive/stored-learner';
import { beliefsOf } from '@hedgerow/teaching/adaptive/insight';
import { objectiveLists } from '@hedgerow/teaching/adaptive/objective-lists';
import { forTonight, type TopicList, topicLists, type TopicStanding } from '@hedgerow/teaching/adaptive/topic-lists';
import { isSecure } from '@hedgerow/teaching/adaptive/topic-labels';
import { inlineText } from '@hedgerow/teaching/render/inline-text';
import { typeset } from '@hedgerow/teaching/render/typeset';
import type { Clock } from '#ports/clock.ts';
import type { RichText } from '#ports/rich-text.ts';
import type { AdaptiveRepository, ChildRef } from './adaptive.repository.ts';
import { evidenceFrom, lookBackDays, placesOf, type Place } from './insight-evidence.ts';
import type { Finished, InsightRepository, KeptAnswer } from './insight.repository.ts';
import { learningDay } from './learning-clock.ts';
import type { Maps } from './maps.ts';
import { askAboutBelief, askAboutOwnWork, askAboutTopic, type Written } from './talk-prompt.ts';

export type InsightDeps = {
  readonly insight: InsightRepository;
  readonly adaptive: Pick<AdaptiveRepository, 'model'>;
  readonly maps: Maps;
  readonly bank: Pick<Bank, 'topic'>;
  readonly richText: Pick<RichText, 'inline'>;
  readonly now: Clock;
};

const week = 7;
const mostWish = 120;

type Line = { readonly standing: TopicStanding; readonly place: Place; readonly view: InsightTopic };

export type PupilTopics = Pick<ChildInsight, 'needsPractice' | 'gettingBetter' | 'secure' | 'early'>;
export type PupilStanding = PupilTopics & { readonly objectives: PupilObjective[] };

const listsOf = (lines: readonly Line[]): PupilTopics => {
  const on = (list: TopicList): InsightTopic[] => lines.flatMap(({ standing, view }) => (standing.list === list ? [view] : []));
  return { needsPractice: on('needs-practice'), gettingBetter: on('getting-better'), secure: on('secure'), early: on('early') };
};

/** What answers say about a child, in words for a parent: what needs practice, what gets better, what is secure, and five minutes together. */
export const insightService = ({ insight, adaptive, maps, bank, richText, now }: InsightDeps) => {
  const viewOf = (standing: TopicStanding, { isInBank, ...place }: Place, open: ReadonlySet<string>, written: Written): InsightTopic => {
    const topic = bank.topic(standing.topicId);
    return {
      ...place,
      topicId: isInBank ? standing.topicId : null,
      scores: [...standing.scores],
      answers: standing.answers,
      lastPractised: standing.lastDay,
      objectives: standing.weakObjectives.flatMap((id) => {
        const found = topic?.objectives.find((one) => one.id === id);
        if (found === undefined) return [];
        // An objective is found by its own words; a request may have 120 characters.
        const [words, name = topic?.title ?? ''] = [inlineText(found.text), found.names[0]];
        return [{ text: written(found.text), wish: words.length > mostWish ? name : words }];
      }),
      beliefs: standing.beliefs.flatMap(({ id, state, times, lastDay: lastSeen }) => {
        const found = topic?.misconceptions.find((one) => one.id === id);
        if (found === undefined) return [];
        return [{ belief: written(found.belief), correction: written(found.correction), state, times, lastSeen }];
      }),
      reviewId: standing.missedIn.find((attemptId) => open.has(attemptId)) ?? null,
    };
  };

  const linesOf = (rows: readonly KeptAnswer[], { ids, quizzes }: Finished, stored: unknown, written: Written): readonly Line[] => {
    const evidence = evidenceFrom(rows, quizzes);
    const places = placesOf(rows, quizzes, maps);
    const practised = [...new Set(evidence.map(({ topicId }) => topicId))];
    const model = learnerOf(stored, practised);
    const open = new Set(ids);
    return topicLists(evidence, (topicId) => isSecure(model, practised.indexOf(topicId))).flatMap((standing): Line[] => {
      const place = places.get(standing.topicId);
      return place === undefined ? [] : [{ standing, place, view: viewOf(standing, place, open, written) }];
    });
  };

  const objectivesOf = (rows: readonly KeptAnswer[], lines: readonly Line[]): PupilObjective[] => {
    const evidence = evidenceFrom(rows, []);
    const titles = new Map(lines.map(({ standing, place }) => [standing.topicId, place.topic]));
    const standings = objectiveLists(
      evidence,
      beliefsOf(evidence),
      ({ topicId, id }) => bank.topic(topicId)?.misconceptions.find((one) => one.id === id)?.objective,
    );
    return standings
      .toSorted((one, other) => other.lastDay.localeCompare(one.lastDay))
      .flatMap(({ topicId, id, state, right, answers }): PupilObjective[] => {
        const [topic, found] = [titles.get(topicId), bank.topic(topicId)?.objectives.find((one) => one.id === id)];
        return topic === undefined || found === undefined
          ? []
          : [{ topicId, topic, text: richText.inline(found.text), state, right, answers }];
      });
  };

  const talkAbout = (
    firstName: string,
    { lines, rows }: { readonly lines: readonly Line[]; readonly rows: readonly KeptAnswer[] },
    written: Written,
  ): ChildInsight['together'] => {
    const tonight = forTonight(lines.map(({ standing }) => standing));
    const line = lines.find(({ standing }) => standing === tonight);
    if (line === undefined) return null;
    const { place, standing, view } = line;
    const { reviewId } = view;
    const reviewQuestions = rows.flatMap(({ assessmentId, topicId, correct, position }) =>
      assessmentId === reviewId && topicId === standing.topicId && !correct ? [position] : [],
    );
    const about = { topic: place.topic, subject: place.subject, subjectName: place.subjectName, reviewId, reviewQuestions };
    const open = view.beliefs.find(({ state }) => state === 'open');
    if (open !== undefined) return { ...about, ...askAboutBelief(firstName, open.belief, open.correction) };
    const topic = bank.topic(standing.topicId);
    if (topic === undefined) return { ...about, ...askAboutOwnWork(firstName, written(place.topic)) };
    const turn = Math.floor(learningDay(now()));
    return { ...about, ...askAboutTopic(firstName, topic, { turn, weak: standing.weakObjectives[0], written }) };
  };

  const read = async (actor: Actor, childId: string, written: Written): Promise<ChildInsight> => {
    const whose = readableChild(actor, childId);
    const today = londonDate(now());
    const firstDay = addDays(today, 1 - week);
    const since = londonDayStart(addDays(today, -lookBackDays));
    const [firstName, rows, finished, stored, minutes] = await Promise.all([
      insight.firstNameOf(whose),
      insight.answersSince(whose, since),
      insight.finishedSince(whose, since),
      adaptive.model(whose),
      insight.minutesSince(whose, firstDay),
    ]);
    const lines = linesOf(rows, finished, stored, written);
    const minutesOn = new Map(minutes.map((row) => [row.day, row.minutes]));
    return {
      ...listsOf(lines),
      together: talkAbout(written(firstName), { lines, rows }, written),
      basedOnAnswers: lines.reduce((sum, { standing }) => sum + standing.answers, 0),
      minutesByDay: Array.from({ length: week }, (_, at) => addDays(firstDay, at)).map((day) => ({
        day,
        minutes: minutesOn.get(day) ?? 0,
      })),
    };
  };

  return {
    /** For a teacher who was checked: topics of the bank in some subjects, without what leads to the family's own pages. */
    ofPupil: async (whose: ChildRef, subjects: readonly SubjectId[]): Promise<PupilStanding> => {
      const since = londonDayStart(addDays(londonDate(now()), -lookBackDays));
      const [all, stored] = await Promise.all([insight.answersSince(whose, since), adaptive.model(whose)]);
      const rows = all.filter(({ subject }) => subjects.includes(subject));
      const lines = linesOf(rows, { ids: [], quizzes: [] }, stored, richText.inline);
      return { ...listsOf(lines), objectives: objectivesOf(rows, lines) };
    },

    /** For the page: texts are HTML with MathML. Errors: not_found (somebody else's child). */
    ofChild: (actor: Actor, childId: string): Promise<ChildInsight> => read(actor, childId, richText.inline),
    /** The same for a letter: plain text. */
    inPlainText: (actor: Actor, childId: string): Promise<ChildInsight> => read(actor, childId, (text) => typeset(inlineText(text))),
  };
};
export type InsightService = ReturnType<typeof insightService>;
