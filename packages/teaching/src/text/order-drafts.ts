import type { Draft } from './drafts.ts';
import type { Statement } from './read-notes.ts';
import { shuffled } from './seeded.ts';
import type { Study } from './study.ts';

const shown = ({ text }: Statement): string => text.replace(/\.$/, '');

/** What comes first and what last in a story, among what happens in it. */
export const orderDrafts = ({ deeds }: Study, chance: () => number): readonly Draft[] => {
  return (['first', 'last'] as const).flatMap((place) => {
    const key = deeds.at(place === 'first' ? 0 : -1);
    const wrong = shuffled(
      deeds.filter((deed) => deed !== key),
      chance,
    ).slice(0, 3);
    return key === undefined || wrong.length < 2
      ? []
      : [
          {
            stem: `Which of these happens ${place}?`,
            key: shown(key),
            wrong: wrong.map(shown),
            level: 'intermediate' as const,
            from: key,
            hint: 'Find each of them in the story.',
          },
        ];
  });
};
