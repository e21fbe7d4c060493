import { Topic } from '../topic.ts';
import type { Bank } from '../bank.ts';
import { IndexEntry } from '../bank-index.ts';
import { rivers } from './rivers.ts';

/** A bank of one topic, geography KS3 "Rivers", for tests. */
export const smallBank = (): Bank => {
  const topic = Topic.parse(rivers);
  return { topic: (id) => (id === topic.id ? topic : undefined), index: [IndexEntry.parse(rivers)], version: 'small' };
};
