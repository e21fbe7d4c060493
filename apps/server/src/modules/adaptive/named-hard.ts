import type { Bank } from '@hedgerow/curriculum/bank';
import { resolveTopic } from '@hedgerow/curriculum/resolver';
import { halvesOf, type HardThings, thingsNamed } from '@hedgerow/domain/hard-things';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import type { SubjectId } from '@hedgerow/domain/subjects';

export type NamedHard = (hard: HardThings, keyStage: KeyStage, subjects: readonly SubjectId[]) => ReadonlySet<string>;

/** A day's plan asks again and again for the same words; more families than these are looked up anew. */
const mostKept = 500;

/** The topics that a parent's words name, in the subjects that were ticked first; what is no name of anything is nothing. */
export const namedHard = (bank: Pick<Bank, 'index'>): NamedHard => {
  const kept = new Map<string, ReadonlySet<string>>();
  const calledSo = (text: string, keyStage: KeyStage, subjects: readonly SubjectId[]): readonly string[] => {
    for (const subject of subjects) {
      const { isNamed, topics } = resolveTopic(bank, { subject, keyStage, text });
      if (isNamed) return topics.map(({ id }) => id);
    }
    return [];
  };
  return (hard, keyStage, subjects) => {
    const key = JSON.stringify([hard, keyStage, subjects]);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const inOrder = [...new Set([...hard.subjects, ...subjects])];
    const found = thingsNamed(hard.words).flatMap((thing) => {
      const whole = calledSo(thing, keyStage, inOrder);
      return whole.length > 0 ? whole : halvesOf(thing).flatMap((half) => calledSo(half, keyStage, inOrder));
    });
    if (kept.size >= mostKept) kept.clear();
    kept.set(key, new Set(found));
    return new Set(found);
  };
};
