import type { Draft } from './make-generator.ts';
import { maths } from './written.ts';

/** A draft with its answers written out, so that forms with other kinds of answers may stand beside it in one generator. */
export const asText = <V>(draft: Draft<V>): Draft<string> => {
  const { show, believable, sameAs = show, key, slips, ...shared } = draft;
  const seen = new Set([sameAs(key)]);
  const kept = slips.flatMap(([value, why]) => {
    if (believable?.(value) === false || seen.has(sameAs(value))) return [];
    seen.add(sameAs(value));
    return [[show(value), why] as const];
  });
  return { ...shared, key: show(key), slips: kept, show: (text) => text };
};

export const asItStands = (text: string): string => text;

/** A slip that a pupil may make, and the answer that it leads to. */
type Mistake = { readonly says: string; readonly gives: string };

/** “Nia writes 34 cm. What went wrong?”: the first slip is the one that was made; undefined where another leads to the same answer. */
export const whatWentWrong = ({
  told,
  mistakes: [made, ...others],
  ...shared
}: Pick<Draft<string>, 'figure' | 'illustration' | 'why' | 'steps' | 'hints' | 'drawn'> & {
  readonly told: string;
  readonly mistakes: readonly [Mistake, ...Mistake[]];
}): Draft<string> | undefined =>
  others.some(({ gives }) => gives === made.gives)
    ? undefined
    : {
        ...shared,
        stem: `${told} What went wrong?`,
        key: made.says,
        slips: others.map(({ says, gives }) => [says, `This would give ${gives}, and not ${made.gives}.`] as const),
        show: asItStands,
      };

/** The first slip that was made is another each time. */
export const turnedTo = <T>(list: readonly T[], first: T): readonly [T, ...T[]] => [first, ...list.filter((one) => one !== first)];

export const withBox = (equation: string): string => maths(equation.replace('□', String.raw`\square`));
