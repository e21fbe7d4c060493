import type { Draft } from './drafts.ts';
import { headingOf } from './context.ts';
import { hasVerb, wordsOf } from './language.ts';
import type { Notes, Statement } from './read-notes.ts';
import { shuffled } from './seeded.ts';
import type { TextCard } from './text-card.ts';

/** "Strings – violin, viola, cello": a kind of thing and what belongs to it, one of several kinds under one heading. */
export type Family = { readonly name: string; readonly members: readonly string[]; readonly of: string; readonly from: Statement };

const fewestMembers = 3;
const fewestFamilies = 3;
const longestMember = 3;
const membersIn = (meaning: string): readonly string[] => {
  const all = meaning.split(/,\s*(?:and\s+)?|\s+and\s+/).map((one) => one.trim());
  return all.length >= fewestMembers &&
    all.every(
      (one) => /^[\p{L}’' -]+$/u.test(one) && one.split(' ').length <= longestMember && (!one.includes(' ') || !hasVerb(wordsOf(one))),
    )
    ? all
    : [];
};

/** The kinds that a page sorts things into; none where a thing stands under two of them. */
export const familiesIn = ({ sections }: Pick<Notes, 'sections'>): readonly Family[] =>
  sections.flatMap(({ statements }) => {
    const found = statements.flatMap((from): readonly Family[] => {
      const of = headingOf(from);
      const members = from.pair === undefined ? [] : membersIn(from.pair.meaning);
      return from.pair === undefined || of === undefined || members.length === 0 ? [] : [{ name: from.pair.term, members, of, from }];
    });
    const all = found.flatMap(({ members }) => members.map((one) => one.toLowerCase()));
    return found.length < fewestFamilies || new Set(all).size < all.length ? [] : found;
  });

const counts = ['three', 'four', 'five', 'six', 'seven', 'eight'];
export const familyCard = ({ name, members, of, from }: Family): TextCard => ({
  from: from.id,
  question: `${of} – ${name.toLowerCase() === name || !/^\p{Lu}\p{Ll}+$/u.test(name) ? name : name.toLowerCase()}: name all ${counts[members.length - fewestMembers] ?? members.length}.`,
  answer: `${members.join(', ')}.`,
  difficulty: 'intermediate',
});

/** "Families of the orchestra: where does the oboe belong?" */
export const familyDrafts = (families: readonly Family[], chance: () => number): readonly Draft[] =>
  families.flatMap(({ name, members, of, from }) => {
    const wrong = shuffled(
      families.filter((other) => other !== undefined && other.from.section === from.section && other.name !== name),
      chance,
    )
      .slice(0, 3)
      .map((other) => other.name);
    return shuffled(members, chance)
      .slice(0, 2)
      .map((member) => ({
        stem: `${of}: where does “${member}” belong?`,
        key: name,
        wrong,
        level: 'beginner' as const,
        from,
        hint: 'Think of the others that stand beside it.',
      }));
  });
