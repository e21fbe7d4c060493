import { subjectFamily } from '@hedgerow/curriculum/subject-families';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { type Contact, isRereadDue } from './contact.ts';
import { turnOf } from './day-subjects.ts';
import { type LearnerModel, masteryIn } from './learner-model.ts';
import { type MapTopic, prerequisitePlaces } from './map-topics.ts';
import { recommend, type Recommendation } from './recommendations.ts';
import { dueDay } from './topic-memory.ts';

/** What the pupil's plan opens. */
export type Opens = { readonly practises: boolean; readonly revises: boolean };

/** What there is to do on a topic: questions, after a lesson of a few screens where it is new; or a guide, where the plan has no practice. */
export type TopicWork = 'read' | 'practise';

/** `fully`: met today or on the last school day, so it is no step of today. `lightly`: it may fill a day that has nothing better. */
export type Rest = 'no' | 'lightly' | 'fully';

/** `poor`: under 60 % was right; `hard`: hardly anything, so that it is taught first, or what it builds on stands in for it. */
export type Weak = 'poor' | 'hard';

export type DayTopic = {
  readonly topic: MapTopic;
  readonly found: Recommendation;
  readonly work: TopicWork;
  /** From 1 on the subject's turn has come (turnOf). */
  readonly turn: number;
  /** It was met in the last days, and nothing says that it is due again. */
  readonly rests: Rest;
  /** A guide on it was read. */
  readonly read: boolean;
  /** Hardly anything was right the last time: it is taught first, and asked about at the easiest level. */
  readonly teaches: boolean;
  /** How badly it went the last time, unless it did twice running. */
  readonly weak: Weak | undefined;
};

export type Known = {
  readonly model: LearnerModel;
  readonly topics: readonly MapTopic[];
  /** By the topic's id. */
  readonly contacts: ReadonlyMap<string, Contact>;
  readonly day: number;
  readonly year: number;
  /** What the pupil's parent says is hard. */
  readonly hard?: { readonly subjects: readonly SubjectId[]; readonly topicIds: ReadonlySet<string> };
};

/** A topic is met in Reception when Year 1 has it; later ones wait for their year. */
const isOfYear = ({ firstYear }: MapTopic, year: number): boolean => firstYear <= Math.max(1, year);

/** For each year since something was taught, a new topic waits behind those of the pupil's own year (urgency, 0 to 10). */
const aYearAgo = 0.5;
const forYear = (found: Recommendation, { firstYear }: MapTopic, year: number): Recommendation =>
  found.kind === 'new' ? { ...found, urgency: Math.max(0, found.urgency - aYearAgo * Math.max(0, year - firstYear)) } : found;

/** How much sooner something new comes when a parent has named it, or its subject (urgency, 0 to 10). */
const namedHard = 4;
const inHardSubject = 1;
/** Among subjects that were never met, one that is hard has its turn first. */
const turnOfHard = 2;

const isHardIn = (hard: Known['hard'], subject: SubjectId): boolean =>
  hard !== undefined && subjectFamily(subject).some((one) => hard.subjects.includes(one));

/** A parent's words choose what comes first; once there are answers on a topic, these say what is so. */
const asParentSays = (found: Recommendation, { id, subject }: MapTopic, hard: Known['hard']): Recommendation => {
  if (hard === undefined || found.kind !== 'new') return found;
  const named = hard.topicIds.has(id);
  const more = (named ? namedHard : 0) + (isHardIn(hard, subject) ? inHardSubject : 0);
  return { ...found, urgency: Math.min(10, found.urgency + more), ready: found.ready || named };
};

/** A method that no topic holds is found on the map; a day is made of topics. Reception has few of these, and needs its methods. */
const isForDays = ({ id, keyStage }: MapTopic): boolean => keyStage === 'EYFS' || id.includes('.');

const workOn = ({ practises, revises }: Opens): TopicWork | undefined => {
  if (practises) return 'practise';
  return revises ? 'read' : undefined;
};

/** A poor block is worth another look on the very next day. */
const poor = 0.6;
/** What is known so well does not explain why the next topic was hard. */
const knownWell = 0.8;
/** Nights between two visits that nothing asks for: Monday does not bring back what Friday had. */
const restNights = 3;

/** The last day before this one that is no Saturday or Sunday; day 4 of 1970 was a Monday. */
const schoolDayBefore = (today: number): number => {
  const weekday = (today + 3) % 7;
  if (weekday === 0) return today - 3;
  return weekday === 6 ? today - 2 : today - 1;
};

const restIn = ({ model, day }: Known, place: number, contact: Contact | undefined, work: TopicWork): Rest => {
  const state = model.topics[place];
  const today = Math.floor(day);
  const since = (last: number): Rest => {
    const met = Math.floor(last);
    if (met >= schoolDayBefore(today)) return 'fully';
    return today - met <= restNights ? 'lightly' : 'no';
  };
  // Reading again has its own times; a day that has nothing else may be filled with it sooner.
  if (work === 'read' && contact !== undefined) {
    const rest = since(contact.lastDay);
    return rest === 'no' && !isRereadDue(contact, day) ? 'lightly' : rest;
  }
  // Once there are answers, they say when a topic is due. What was read and not asked about may be asked about at once.
  if (state === undefined || state.lastDay === null) return contact === undefined || contact.read ? 'no' : since(contact.lastDay);
  if (Math.floor(state.lastDay) === today) return 'fully';
  const isDue = state.memory !== null && dueDay(state.memory) <= day + 0.5;
  return isDue || (state.blocks.at(-1) ?? 1) < poor ? 'no' : since(state.lastDay);
};

/** Below this the last questions were too hard: more of the same would not help. */
const tooHard = 0.4;

/** Practice that leads nowhere is not repeated day after day: after two poor visits running a topic waits its turn like any other. */
const weakIn = ({ model }: Known, place: number): Weak | undefined => {
  const [last = 1, before = 1] = (model.topics[place]?.blocks ?? []).toReversed();
  if (last >= poor || before < poor) return undefined;
  return last < tooHard ? 'hard' : 'poor';
};

/**
 * After a visit where hardly anything went right, what the topic builds on stands in for it on the next school day; where that is known
 * well, was met itself or was as hard, the topic is taught before its questions.
 */
const afterHardVisits = (found: readonly DayTopic[], known: Known): readonly DayTopic[] => {
  const { model, topics, day } = known;
  const lastBlock = (place: number): number => model.topics[place]?.blocks.at(-1) ?? 1;
  const wasHard = ({ found: { topic } }: DayTopic): boolean => lastBlock(topic) < tooHard;
  const before = prerequisitePlaces(topics);
  const isFresh = ({ found: { topic } }: DayTopic): boolean =>
    Math.floor(model.topics[topic]?.lastDay ?? 0) >= schoolDayBefore(Math.floor(day));
  const helps = (one: DayTopic): boolean => one.rests === 'no' && !wasHard(one) && masteryIn(model, one.found.topic) < knownWell;
  const standIns = new Map<number, DayTopic>();
  const taught = found.map((one): DayTopic => {
    if (!wasHard(one) || one.work === 'read') return one;
    if (!isFresh(one) || one.rests === 'fully') return { ...one, teaches: true };
    const [easier] = found
      .filter((other) => (before[one.found.topic] ?? []).includes(other.found.topic) && helps(other))
      .toSorted((a, b) => masteryIn(model, a.found.topic) - masteryIn(model, b.found.topic));
    if (easier !== undefined) {
      standIns.set(easier.found.topic, one);
      return { ...one, teaches: true, rests: 'fully' };
    }
    const reason = 'This was hard last time. See how it works first, then try five easier questions.';
    return { ...one, teaches: true, found: { ...one.found, reason } };
  });
  return taught.map((one): DayTopic => {
    const hard = standIns.get(one.found.topic);
    if (hard === undefined) return one;
    const reason = `${hard.topic.title}: that was hard. ${one.topic.title} comes before it and will help.`;
    // It takes the place of the other in the day too, whatever it would have been by itself.
    const { kind, urgency, priority } = hard.found;
    return { ...one, weak: hard.weak, found: { ...one.found, ready: true, kind, urgency, priority, reason } };
  });
};

/** When each subject was last met, by answers, reading or cards. */
const subjectsMet = ({ model, topics, contacts }: Known): ReadonlyMap<SubjectId, number> => {
  const last = new Map<SubjectId, number>();
  topics.forEach(({ id, subject }, place) => {
    const days = [model.topics[place]?.lastDay ?? undefined, contacts.get(id)?.lastDay, last.get(subject)];
    const known = days.filter((day) => day !== undefined);
    if (known.length > 0) last.set(subject, Math.max(...known));
  });
  return last;
};

/** What could be done on each topic that the plan opens, with its reason, its subject's turn, and whether it rests today. */
export const dayTopics = (known: Known, opens: Opens): readonly DayTopic[] => {
  const { model, topics, contacts, day, year, hard } = known;
  const work = workOn(opens);
  if (work === undefined) return [];
  const met = subjectsMet(known);
  /** A guide that was opened and not read says nothing where the next thing is a lesson and its questions. */
  const contactOf = (id: string): Contact | undefined => {
    const contact = contacts.get(id);
    return work === 'practise' && contact?.read !== true ? undefined : contact;
  };
  const named = {
    model,
    prereq: prerequisitePlaces(topics),
    day,
    titles: topics.map(({ title }) => title),
    contacts: topics.map(({ id }) => contactOf(id)),
  };
  const all = recommend(named, topics.length).flatMap((found): DayTopic[] => {
    const topic = topics[found.topic];
    if (topic === undefined || !isForDays(topic)) return [];
    const [answers, contact] = [model.topics[found.topic]?.ability.n ?? 0, contactOf(topic.id)];
    if (answers === 0 && !isOfYear(topic, year)) return [];
    // Which texts a school reads is its own choice: the first step on one is the pupil's, or is set for them.
    if (topic.onABook === true && answers === 0 && contacts.get(topic.id) === undefined && hard?.topicIds.has(topic.id) !== true) return [];
    const last = met.get(topic.subject);
    const turn = turnOf(topic.subject, last, day) * (last === undefined && isHardIn(hard, topic.subject) ? turnOfHard : 1);
    return [
      {
        topic,
        found: asParentSays(forYear(found, topic, year), topic, hard),
        work,
        turn,
        rests: restIn(known, found.topic, contact, work),
        read: contact?.read === true,
        teaches: false,
        weak: work === 'practise' ? weakIn(known, found.topic) : undefined,
      },
    ];
  });
  return afterHardVisits(all, known);
};
