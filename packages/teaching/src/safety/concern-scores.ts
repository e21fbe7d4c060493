import { type ConcernCategory, concernCategories } from '@hedgerow/domain/concern-categories';

/** What the models tell apart, in the order of their weights: nothing, then each kind of call for help. */
export const concernKinds = ['nothing', ...concernCategories.filter((category) => category !== 'worry')] as const;

/** One for each of the kinds: the greater, the surer. Scores of two models may be added. */
export type ConcernScores = readonly number[];

/** The logarithm of how much likelier a call for help is than nothing. */
export const oddsOf = ([nothing = 0, ...worries]: ConcernScores): number => {
  const most = Math.max(...worries);
  return most + Math.log(worries.reduce((sum, worry) => sum + Math.exp(worry - most), 0)) - nothing;
};

/** The likeliest kind, should it be a call for help. */
export const kindOf = ([, ...worries]: ConcernScores): ConcernCategory | undefined =>
  concernCategories.find((category) => category === concernKinds[worries.indexOf(Math.max(...worries)) + 1]);
