import type { Fact, Topic } from '@hedgerow/curriculum/topic';
import type { QuestionDraft } from '../compose/question-draft.ts';
import { formOf, ofOneAge, withPreposition, yearOf } from './event-dates.ts';
import { factDraft } from './fact-draft.ts';
import { quoted, sameText, sentence } from './wording.ts';

type Event = Extract<Fact, { kind: 'event' }>;

/** Which of four earthquakes came first is no geography; in other subjects an order of events is learned. */
const learnsTheOrder = ({ subject }: Topic): boolean => subject !== 'geography';

/** The date of an event, the event of a date, and which of several came first. */
export const eventQuestions = (topic: Topic, fact: Event, source: string): QuestionDraft[] => {
  const { event, date, alternatives, objective } = fact;
  const others = topic.facts.filter(
    (other): other is Event =>
      other.kind === 'event' &&
      !sameText(other.event, event) &&
      !other.date.includes(date) &&
      !date.includes(other.date) &&
      ofOneAge(other.date, date),
  );
  const whatWasOn = (other: string): string => {
    const found = others.find((one) => sameText(one.date, other));
    return found === undefined ? '' : `${other}: ${sentence(found.event)}`;
  };
  const year = yearOf(date);
  const later = others.filter((other) => year !== undefined && (yearOf(other.date) ?? -Infinity) > year);
  const dates = alternatives ?? others.map((other) => other.date).filter((other) => formOf(other) === formOf(date));
  const whole = `${date}: ${sentence(event)}`;
  return [
    ...factDraft(topic, {
      source,
      stem: `When did this happen? ${sentence(event)}`,
      key: date,
      wrong: dates.map((text) => ({ text, why: whatWasOn(text) })),
      fact: whole,
      difficulty: 'intermediate',
      objective,
    }),
    ...factDraft(topic, {
      source,
      stem: `What happened ${withPreposition(date)}?`,
      key: event,
      wrong: others.map((other) => ({ text: other.event, why: `${other.date}: ${sentence(other.event)}` })),
      fact: whole,
      difficulty: 'advanced',
      objective,
    }),
    ...(learnsTheOrder(topic)
      ? factDraft(topic, {
          source,
          stem: 'Which of these came first?',
          key: event,
          wrong: later.map((other) => ({ text: other.event, why: `${quoted(other.event)} came later: ${other.date}` })),
          fact: whole,
          difficulty: 'intermediate',
          objective,
        })
      : []),
  ];
};
