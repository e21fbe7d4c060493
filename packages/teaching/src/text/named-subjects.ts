import { clauseOf } from './clauses.ts';
import { wordsOf } from './language.ts';
import { nameWordsIn, namesOf } from './names.ts';
import type { Notes, Statement } from './read-notes.ts';

/** "It is likely that", "it takes an hour", "they say": nothing stands for what was named before. */
const ofNothing =
  /^(?:It (?:is|was) (?:likely|unlikely|possible|important|known|thought|said|clear|hard|easy|difficult|better|best|true|called|a|an|the|not|about|only|also|very|when|because|why|time|up|hot|cold|raining|now|still)\b(?<!^It is when)|It is when\b.*\b(?:that|it rains)\b|It (?:takes|took|seems|rains|snows|turns out|may be|might be|can be|could be)\b|They (?:say|said|think|thought|call|called)\b)/;
const opening = /^(It|They|He|She) (?=\p{Ll})/u;
const longestName = 5;

/** A sentence that goes on with somebody or something else: which of the two is meant nobody can tell. */
const hasAnother =
  /(?:[,;]\s+(?:so|but|while|and|yet)|\s(?:so that|so|because|although|while|whereas|until))\s+(?!(?:it|they|its|their)\b)(?:\p{L}+ ){0,4}\p{L}+/iu;
const makesAnother =
  /\b(?:makes?|made|lets?|helps?|helped|causes?|turns?|changes?|gives?|gave|sends?|sent|takes?|took|puts?|brings?) (?:\p{L}+ ){1,8}\p{L}+/u;
const capital = (text: string): string => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;
const hasPeople =
  /\b\p{Lu}\p{Ll}+ and (?:\p{Lu}\p{Ll}+|(?:his|her|their|the) \p{Ll}+)|\b(?:people|men|women|children|sailors|soldiers|workers|villagers|farmers|families|passengers|crew|brothers|sisters|settlers|miners|scientists|pupils|prisoners|knights|monks|nuns|pilgrims)\b/u;

/** Whom "he" or "she" means: the one person that the sentence before begins with. */
const personOf = (before: Statement, names: ReadonlySet<string>): string | undefined => {
  const found = namesOf(before, names).filter(({ kind }) => kind !== 'place');
  const [first, ...others] = found;
  if (first === undefined || first.start !== 0) return undefined;
  const own = new Set(first.text.split(' '));
  return others.every(({ text }) => text.split(' ').some((word) => own.has(word))) ? first.text : undefined;
};

const nameFor = (pronoun: string, text: string, before: Statement, names: ReadonlySet<string>): string | undefined => {
  if (/^(?:He|She)$/.test(pronoun)) return personOf(before, names);
  // "The place of worship is called a gurdwara. It means ...": the name is meant.
  if (pronoun === 'It' && /^It means\b/.test(text)) {
    const called = /\b(?:is|was) (?:called|known as) (?:an? |the )?(\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*)?)\.$/u.exec(before.text)?.[1];
    if (called !== undefined) return capital(called);
  }
  // "Erosion is different. It is when ..."
  const other = /^It is when\b/.test(text)
    ? /^(\p{Lu}\p{L}+(?: \p{Ll}+)?) is (?:\p{Ll}+ )?(?:different|another)\.$/u.exec(before.text)?.[1]
    : undefined;
  if (other !== undefined) return other;
  // "The Khalsa = the community of ..."
  const told = pronoun === 'It' ? /^((?:The )?\p{L}+(?: \p{L}+){0,2}) = \p{L}/u.exec(before.text)?.[1] : undefined;
  if (told !== undefined) return told;
  if (hasAnother.test(before.text)) return undefined;
  // "Insulin makes the liver take up glucose. It is stored": the last thing that was named may be meant.
  if (/^It (?:is|was) \p{L}+(?:ed|en)\b/u.test(text) && makesAnother.test(before.text)) return undefined;
  const clause = clauseOf(before);
  if (clause === undefined || clause.number !== (pronoun === 'It' ? 'one' : 'many') || clause.subject.split(' ').length > longestName)
    return undefined;
  if (/^(?:people|men|women|children)$/i.test(clause.head)) return undefined;
  if (pronoun === 'They' && hasPeople.test(clause.predicate) && !hasPeople.test(clause.subject)) return undefined;
  // "A dam", then "the dam".
  return capital(clause.subject.replace(/^an? /, 'the '));
};

/** Sentences that begin with "it" or "they" right behind the one that names it, with that name: so they can be asked about alone. */
export const withSubjectsNamed = (notes: Notes): Notes => {
  const names = nameWordsIn(notes);
  const told = new Map<string, Statement>();
  let last: Statement | undefined;
  const statements = notes.statements.map((statement) => {
    const pronoun = opening.exec(statement.text)?.[1];
    const isBehind =
      last !== undefined &&
      last.section === statement.section &&
      last.kind === 'sentence' &&
      last.pair === undefined &&
      !last.bullet &&
      !statement.bullet &&
      !statement.quoted &&
      last.apart === statement.apart;
    const name =
      pronoun === undefined || !isBehind || last === undefined || ofNothing.test(statement.text)
        ? undefined
        : nameFor(pronoun, statement.text, last, names);
    const named =
      name === undefined || pronoun === undefined
        ? statement
        : (() => {
            const text = `${name}${statement.text.slice(pronoun.length)}`;
            return { ...statement, text, words: wordsOf(text), leans: false, shown: statement.shown ?? statement.text };
          })();
    told.set(statement.id, named);
    last = named;
    return named;
  });
  return {
    ...notes,
    statements,
    sections: notes.sections.map((section) => ({ ...section, statements: section.statements.map((one) => told.get(one.id) ?? one) })),
  };
};
