import type { Bank } from '@hedgerow/curriculum/bank';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { type MapTopic, mapTopics } from '@hedgerow/teaching/adaptive/map-topics';
import { generators } from '@hedgerow/teaching/generators/all-generators';

/** The topics of a subject at a stage, in teaching order. */
export type Maps = (subject: SubjectId, keyStage: KeyStage) => readonly MapTopic[];

/** Each map is put together once. */
export const mapsOf = ({ index }: Pick<Bank, 'index'>): Maps => {
  const made = new Map<string, readonly MapTopic[]>();
  return (subject, keyStage) => {
    const key = `${subject}/${keyStage}`;
    const known = made.get(key) ?? mapTopics({ index, generators }, subject, keyStage);
    made.set(key, known);
    return known;
  };
};
