import { guessing, type LearnerModel, masteryIn, recallIn } from './learner-model.ts';
import { isSecure } from './topic-labels.ts';

export const topicStandings = ['unmet', 'begun', 'held', 'secure', 'due'] as const;
/** `held`: known on one day, not yet proved on another. `due`: was known, and some of it will have faded by now. */
export type TopicStanding = (typeof topicStandings)[number];

/** Below this what was known is due. */
const faded = 0.9;
/** Right so often at middle difficulty is held. */
const heldFrom = 0.7;

const count = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`;

/** Where a pupil stands in a topic, with one sentence that says what it rests on. */
export const standingIn = (
  model: LearnerModel,
  topic: number,
  day: number,
): { readonly standing: TopicStanding; readonly evidence: string } => {
  const state = model.topics[topic];
  if (state === undefined || state.ability.n === 0)
    return { standing: 'unmet', evidence: 'You have not answered any questions on this yet.' };
  const on = `${count(state.ability.n, 'answer')} on ${count(state.days, 'day')}`;
  const days = Math.max(0, Math.floor(day) - Math.floor(state.lastDay ?? day));
  const chance = guessing + (1 - guessing) * masteryIn(model, topic);
  const isFaded = recallIn(model, topic, day) < faded;
  if (isSecure(model, topic) || chance >= heldFrom) {
    if (isFaded) return { standing: 'due', evidence: `Due again: you knew this ${count(days, 'day')} ago (${on}).` };
    if (isSecure(model, topic)) return { standing: 'secure', evidence: `Known well: mostly right in ${on}.` };
    return { standing: 'held', evidence: `Getting there: mostly right in ${on}. One more day will show that you know it well.` };
  }
  const last = state.blocks.at(-1);
  const lately = last === undefined ? '' : `, ${Math.round(last * 100)}% right last time`;
  return { standing: 'begun', evidence: `Started: ${on}${lately}.` };
};
