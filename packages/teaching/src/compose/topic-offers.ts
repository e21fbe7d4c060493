import type { Topic } from '@hedgerow/curriculum/topic';
import { derivedQuestions } from '../derive/derived-questions.ts';
import { bankDrafts } from './bank-drafts.ts';
import { offerOf } from './offer.ts';
import type { Offer } from './offer.ts';

/** The bank keeps a topic for a while, and with it what follows from it. */
const offers = new WeakMap<Topic, readonly Offer[]>();

/** Every question that a topic gives, hand-written and derived: not yet through the gate. */
export const topicOffers = (topic: Topic): readonly Offer[] => {
  const found = offers.get(topic) ?? [...bankDrafts(topic), ...derivedQuestions(topic)].map(offerOf);
  offers.set(topic, found);
  return found;
};
