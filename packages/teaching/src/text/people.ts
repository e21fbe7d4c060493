import { isCommon } from './grammar.ts';
import type { Definition } from './definitions.ts';
import type { Statement } from './read-notes.ts';

export const ofPeople =
  /^(?:\p{L}+ ){0,3}(?:people|persons|figures|characters|leaders|gods|rulers|kings and queens|scientists|explorers)$|\bwho['’]?s who\b|\b(?:main|key) characters\b|\bcast\b|\bfamily tree\b/iu;
const titled =
  /^(?:King|Queen|Prince|Princess|Emperor|Empress|Lord|Lady|Sir|Saint|St|Pope|Friar|Count|Countess|Duke|Duchess|Earl|Captain|General|President|Doctor|Dr|Mr|Mrs|Miss|Father|Sister|Brother|Guru|Rabbi|Tsar|Kaiser)\b\.? \p{Lu}/u;
const role =
  /^(?:also )?(?:(?:an?|the|his|her|their) |\p{L}+(?: \p{L}+)?'s? )?(?:[\p{L}-]+ ){0,3}(?:king|queen|emperor|empress|leader|ruler|prince|princess|nephew|niece|cousin|brother|sister|son|daughter|wife|widow|husband|mother|father|grandson|grandfather|uncle|aunt|friend|servant|nurse|scientist|engineer|inventor|poet|writer|author|playwright|novelist|painter|artist|explorer|general|soldier|president|minister|doctor|monk|nun|saint|god|goddess|prophet|guru|disciple|apostle|mathematician|philosopher|physicist|chemist|biologist|composer|musician|singer|noble|nobleman|lord|lady|knight|chief|captain|sailor|merchant|pirate|architect|politician|activist|campaigner|psychologist|relative|ghost|villain|hero|heroine|farmer|shepherd|fisherman|nobody|man|woman|boy|girl|orphan|clerk|miser|witch|wizard|slave)s?\b/iu;

const isCapital = (term: string): boolean =>
  term.split(/[\s-]/).every((word) => /^\p{Lu}/u.test(word) || /^(?:of|the|de|von|van|ibn|al|and|bin|[IVX]+)$/.test(word));

/** Whether a list tells of somebody: by what heads it, by a title, or by what is said of them. */
export const isSomebody = (
  { term, meaning, from }: { readonly term: string; readonly meaning: string; readonly from: Pick<Statement, 'heading' | 'pair'> },
  pageTitle = '',
): boolean => {
  if (!isCapital(term) || /\d/.test(term)) return false;
  if (ofPeople.test(from.heading ?? '') || (ofPeople.test(pageTitle) && from.pair !== undefined) || titled.test(term)) return true;
  return !isCommon(term) && role.test(meaning);
};

/** Who of a list is somebody: where half of a list are people, all its names are. */
export const peopleIn = (definitions: readonly Definition[], title: string): ((one: Pick<Definition, 'term' | 'from'>) => boolean) => {
  const inList = new Map<number, Definition[]>();
  for (const one of definitions)
    if (one.from.pair !== undefined) inList.set(one.from.section, [...(inList.get(one.from.section) ?? []), one]);
  const listed = new Set(
    [...inList].filter(([, all]) => all.filter((one) => isSomebody(one, title)).length * 2 > all.length).map(([section]) => section),
  );
  const people = new Set(
    definitions
      .filter(
        (one) =>
          isSomebody(one, title) ||
          (listed.has(one.from.section) && one.from.pair !== undefined && isCapital(one.term.replaceAll(',', ''))),
      )
      .map(({ term }) => term),
  );
  return ({ term }) => people.has(term);
};
