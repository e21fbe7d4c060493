import { topicPath } from '@hedgerow/curriculum/bank';
import { inject } from 'vitest';
import { looksAtAll } from './looks-at-all.ts';

const folder = 'packages/curriculum/bank/';
/** What breaks a rule for all topics breaks it for one of so many; what breaks it for one stands in that topic's own file. */
const oneOf = 6;

/** All of them at night, and where the code in these folders changed; in the gate those whose file changed, and one of six of the others. */
export const topicsLookedAt = <Entry extends { readonly id: string }>(
  topics: readonly Entry[],
  ...code: readonly string[]
): readonly Entry[] => {
  if (looksAtAll(...code)) return topics;
  const changed = new Set(inject('changedFiles').filter((file) => file.startsWith(folder)));
  return topics.filter(({ id }, at) => at % oneOf === 0 || changed.has(`${folder}${topicPath(id)}`));
};
