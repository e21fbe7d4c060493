import type { Contact } from './contact.ts';
import { masteryIn, recallIn, type LearnerModel } from './learner-model.ts';
import { urgencies, type Prerequisites, type Urgency } from './urgency.ts';

export type RecommendationKind = 'revisit' | 'new' | 'stretch' | 'practise';
export type Recommendation = {
  readonly topic: number;
  readonly kind: RecommendationKind;
  /** 1 (when there is time) to 5 (now). */
  readonly priority: 1 | 2 | 3 | 4 | 5;
  /** 0 to 10. */
  readonly urgency: number;
  /** Why, in words for the pupil, naming what it rests on. */
  readonly reason: string;
  /** What it builds on is known well enough to begin. */
  readonly ready: boolean;
};

const daysSince = (model: LearnerModel, topic: number, day: number): number | undefined => {
  const last = model.topics[topic]?.lastDay;
  return last === null || last === undefined ? undefined : Math.max(0, Math.floor(day) - Math.floor(last));
};
const ago = (days: number): string => (days === 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`);

/** Below this recall a topic is offered as a revisit. */
const faded = 0.9;
/** From here on what a topic builds on is known well enough to begin with it. */
const readyFrom = 0.6;

const kindOf = ({ mastery, recall }: Urgency, answers: number, contact: Contact | undefined): RecommendationKind => {
  if (answers === 0) return contact === undefined ? 'new' : contact.read ? 'revisit' : 'practise';
  if (mastery >= 0.8 && recall >= faded) return 'stretch';
  return recall < faded ? 'revisit' : 'practise';
};

type Named = {
  readonly model: LearnerModel;
  readonly prereq: Prerequisites;
  readonly day: number;
  readonly titles: readonly string[];
  /** What was read or met on cards, by place; left out where nobody asked. */
  readonly contacts?: readonly (Contact | undefined)[];
};

/** Reading shows that a topic was met, and nothing of what stayed. */
const metReason = ({ read, lastDay }: Contact, day: number): string => {
  const when = ago(Math.max(0, Math.floor(day) - Math.floor(lastDay)));
  return read ? `You read this ${when}. Now see what you remember.` : `You opened this ${when}. Now read it to the end.`;
};

/** The largest part of the urgency, said as a sentence. A title is singular or plural, so no verb and no pronoun stands for one. */
export const reasonFor = ({ model, prereq, day, titles, contacts }: Named, found: Urgency): string => {
  const { topic } = found;
  const title = (at: number): string => titles[at] ?? `Topic ${at + 1}`;
  const state = model.topics[topic];
  const days = daysSince(model, topic, day);
  const weakest = (prereq[topic] ?? []).toSorted(
    (a, b) => masteryIn(model, a) * recallIn(model, a, day) - masteryIn(model, b) * recallIn(model, b, day),
  )[0];
  const unlocked = prereq.flatMap((before, other) => (before.includes(topic) ? [title(other)] : []))[0];
  if (found.ready < readyFrom && weakest !== undefined) return `${title(weakest)} first, as a step towards ${title(topic)}.`;
  const strength = Math.max(found.learning, found.newness, found.unlocking, found.revisiting);
  if (days !== undefined && strength === found.revisiting && found.recall < faded) {
    return found.mastery >= 0.6
      ? `You were strong at this ${ago(days)}. A quick go will help you keep it.`
      : `You last did this ${ago(days)}. A quick go will help it stick.`;
  }
  if ((state?.ability.n ?? 0) === 0) {
    const contact = contacts?.[topic];
    if (contact !== undefined) return metReason(contact, day);
    return unlocked === undefined ? 'You have not done this here yet.' : `You have not done this here yet. It leads on to ${unlocked}.`;
  }
  if (found.mastery >= 0.8) return 'You know this. Ready for harder ones?';
  if (days !== undefined) return `You last did this ${ago(days)}. Let’s have another go.`;
  return 'A few more questions will show how well you know this.';
};

const priorityOf = (urgency: number): Recommendation['priority'] => {
  if (urgency >= 6) return 5;
  if (urgency >= 4) return 4;
  if (urgency >= 2.5) return 3;
  return urgency >= 1 ? 2 : 1;
};

/**
 * What to do next, the most urgent first, with one revisit, one new topic and one stretch among the first three where they exist
 * (docs/product/teaching-engine.md#what-is-known-of-a-pupil). Nothing else about the pupil than answers, days and prerequisites has a say.
 */
export const recommend = (named: Named, count: number): readonly Recommendation[] => {
  const all = urgencies(named.model, named.prereq, named.day, null).map((found) => {
    const urgency = Math.min(10, Math.max(0, found.total));
    const kind = kindOf(found, named.model.topics[found.topic]?.ability.n ?? 0, named.contacts?.[found.topic]);
    return {
      topic: found.topic,
      kind,
      urgency,
      priority: priorityOf(urgency),
      reason: reasonFor(named, found),
      ready: found.ready >= readyFrom,
    };
  });
  const firstOf = (kind: RecommendationKind): (typeof all)[number] | undefined =>
    all.find((offer) => offer.kind === kind && (kind !== 'new' || offer.ready));
  // While nothing has faded, what is still shaky takes the place of a revisit.
  const lead = [firstOf('revisit') ?? firstOf('practise'), firstOf('new'), firstOf('stretch')]
    .filter((offer) => offer !== undefined)
    .toSorted((a, b) => b.urgency - a.urgency);
  // What leads is "high", what follows is not: twelve things that are all urgent would be none.
  const led = lead.map((offer) => ({ ...offer, priority: offer.priority === 5 ? (5 as const) : (4 as const) }));
  const rest = all
    .filter((offer) => !lead.includes(offer))
    .map((offer) => ({ ...offer, priority: offer.priority > 3 ? (3 as const) : offer.priority }));
  return [...led, ...rest].slice(0, count);
};
