import { topicPath } from '@hedgerow/curriculum/bank';
import { inject } from 'vitest';

const folder = 'packages/curriculum/bank/';
/** What breaks a rule for all topics breaks it for one of so many; what breaks it for one stands in that topic's own file. */
const oneOf = 3;

/** All of them at night; in the gate those whose file changed, and one of three of the others. */
export const topicsLookedAt = <Entry extends { readonly id: string }>(topics: readonly Entry[]): readonly Entry[] => {
  if (inject('whole')) return topics;
  const changed = new Set(inject('changedFiles').filter((file) => file.startsWith(folder)));
  return topics.filter(({ id }, at) => at % oneOf === 0 || changed.has(`${folder}${topicPath(id)}`));
};
