import type { Draft } from './drafts.ts';
import type { Statement } from './read-notes.ts';
import { shuffled } from './seeded.ts';
import type { Study } from './study.ts';

const shown = ({ text }: Statement): string => text.replace(/\.$/, '');

/** So many things must happen in a story before it is asked what comes next. */
const fewestDeeds = 5;
/** Two of them are enough of one story. */
const mostAfter = 2;

/** What comes first and what last in a story, and what next, among what happens in it. */
export const orderDrafts = ({ deeds }: Study, chance: () => number): readonly Draft[] => {
  const among = (key: Statement, others: readonly Statement[], stem: string): readonly Draft[] => {
    const wrong = shuffled(others, chance).slice(0, 3);
    return wrong.length < 2
      ? []
      : [{ stem, key: shown(key), wrong: wrong.map(shown), level: 'intermediate', from: key, hint: 'Find each of them in the story.' }];
  };
  const ends = (['first', 'last'] as const).flatMap((place) => {
    const key = deeds.at(place === 'first' ? 0 : -1);
    return key === undefined
      ? []
      : among(
          key,
          deeds.filter((deed) => deed !== key),
          `Which of these happens ${place}?`,
        );
  });
  if (deeds.length < fewestDeeds) return ends;
  const next = shuffled(deeds.slice(0, -1), chance).slice(0, mostAfter);
  return [
    ...ends,
    ...next.flatMap((deed) => {
      const key = deeds[deeds.indexOf(deed) + 1];
      return key === undefined
        ? []
        : among(
            key,
            deeds.filter((other) => other !== deed && other !== key),
            `Read this again: “${shown(deed)}.” Which of these happens next?`,
          );
    }),
  ];
};

/** Who did or said something in a story, among the others of it. */
export const whoDrafts = ({ who }: Study, chance: () => number): readonly Draft[] => {
  const asked = who.filter(({ question }) => question.startsWith('Who '));
  const names = [...new Set(asked.map(({ answer }) => answer))];
  return asked.flatMap(({ question, answer, from }): readonly Draft[] => {
    const wrong = shuffled(
      names.filter((name) => name !== answer && !name.includes(answer) && !answer.includes(name) && !question.includes(name)),
      chance,
    ).slice(0, 3);
    return wrong.length < 2
      ? []
      : [{ stem: question, key: answer, wrong, level: 'beginner', from, hint: 'Find the place in the story, and read who it is about.' }];
  });
};
