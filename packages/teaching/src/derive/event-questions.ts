import type { Fact, Topic } from '@hedgerow/curriculum/topic';
import type { QuestionDraft } from '../compose/question-draft.ts';
import { factDraft } from './fact-draft.ts';
import { quoted, sameText, sentence } from './wording.ts';

type Event = Extract<Fact, { kind: 'event' }>;

/** The year that a date names, negative before Christ; undefined where it names none, several or only about one. */
export const yearOf = (date: string): number | undefined => {
  if (/century|million|thousand|about|around|circa|\bc\./i.test(date)) return undefined;
  const years =
    date.match(/\b\d{3,4}\b/g) ??
    /\bAD (\d+)|(\d+) (?:AD|BCE?|CE)\b/
      .exec(date)
      ?.slice(1)
      .filter((year) => year !== undefined) ??
    [];
  const [year, another] = years;
  if (year === undefined || another !== undefined) return undefined;
  return /\bBCE?\b/.test(date) ? -Number(year) : Number(year);
};

/** The date of an event, the event of a date, and which of several came first. */
export const eventQuestions = (topic: Topic, fact: Event, source: string): QuestionDraft[] => {
  const { event, date, alternatives, objective } = fact;
  const others = topic.facts.filter(
    (other): other is Event => other.kind === 'event' && !sameText(other.date, date) && !sameText(other.event, event),
  );
  const whatWasOn = (other: string): string => {
    const found = others.find((one) => sameText(one.date, other));
    return found === undefined ? `${other} is not the date; ${date} is` : `${other} is the date of something else: ${found.event}`;
  };
  const year = yearOf(date);
  const later = others.filter((other) => year !== undefined && (yearOf(other.date) ?? -Infinity) > year);
  const whole = `${event}: ${date}`;
  return [
    ...factDraft(topic, {
      source,
      stem: `Which date goes with this event? ${sentence(event)}`,
      key: date,
      wrong: (alternatives ?? others.map((other) => other.date)).map((text) => ({ text, why: whatWasOn(text) })),
      fact: whole,
      difficulty: 'intermediate',
      objective,
    }),
    ...factDraft(topic, {
      source,
      stem: `Which event goes with the date ${date}?`,
      key: event,
      wrong: others.map((other) => ({ text: other.event, why: `The date for ${quoted(other.event)} is ${other.date}` })),
      fact: whole,
      difficulty: 'advanced',
      objective,
    }),
    ...factDraft(topic, {
      source: `${source}-first`,
      stem: `These events belong to the topic ${quoted(topic.title)}. Which of them came first?`,
      key: event,
      wrong: later.map((other) => ({ text: other.event, why: `${quoted(other.event)} came later: ${other.date}` })),
      fact: whole,
      difficulty: 'intermediate',
      objective,
    }),
  ];
};
