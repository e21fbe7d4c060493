import type { Bank } from '@hedgerow/curriculum/bank';
import { byHand } from '@hedgerow/curriculum/work-asked';
import { objectiveRef } from '@hedgerow/curriculum/objective-ref';
import { isOfStage, subjectFamily } from '@hedgerow/curriculum/subject-families';
import { isTaughtIn } from '@hedgerow/curriculum/taught-in';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import { readSubject, type SubjectId } from '@hedgerow/domain/subjects';
import { hashText } from '../generators/random.ts';
import { seeded, shuffled } from '../text/seeded.ts';
import type { SetObjective } from './set-on-page.ts';

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(' '));
/** What says that somebody practises, is tested or finds it hard, and nothing of what it is about. */
const saysNothing = wordsOf(
  'a all an and any anything at big bit can challenge challenging check daughter difficult do easy every everything for from general gcse get give good hard harder hardest help hw i in is it ks1 ks2 ks3 ks4 learn learning lesson level little lots me mix mixed more my of on our please practice practise practising question questions quick random ready really school some something son stuff subject sum sums the things this to topic topics tough tricky unit very want we whatever whole with work yr',
);
const tests = wordsOf('assessment exam exams homework mock mocks paper papers quiz quizzes revise revising revision sat sats test tests');
/** Said of a test ("end of year test", "test next week"); by themselves some are what a lesson of French is about. */
const whenOfTests = wordsOf(
  'autumn before day days end first know month months need next should start where new spring summer term today tomorrow week weeks what when year years',
);

/** "Maths", "hard sums", "revision for my mock", "end of year test": any of it will do. */
export const asksForAnything = ({ subject, topicText }: { readonly subject: SubjectId; readonly topicText: string }): boolean => {
  const plain = topicText
    .toLowerCase()
    .replaceAll(/\bpast (?=papers?\b)|\bhalf (?=term\b)|\bgrades? (?=[1-9]\b)/g, '')
    // "Non calc paper" is of no topic; "iteration on a calculator" is.
    .replaceAll(byHand, 'questions')
    .replaceAll(/\bcalc(?:ulator)? (?=(?:papers?|exams?|tests?|mocks?|questions?)\b)/g, '');
  const words = plain.match(/[\p{L}\d]+/gu) ?? [];
  const family = new Set<SubjectId>(subjectFamily(subject));
  const isSubject = (word: string): boolean => {
    const read = readSubject(word);
    return read !== undefined && family.has(read);
  };
  // "Sums" alone is what a lesson is called.
  const isSums = words.length === 1 && /^sums?$/.test(words[0] ?? '');
  const isOfTest = words.some((word) => tests.has(word));
  const isVague = (word: string): boolean =>
    saysNothing.has(word) || tests.has(word) || (isOfTest && whenOfTests.has(word)) || isSubject(word) || /^\d{1,2}$/.test(word);
  return words.length > 0 && !isSums && words.every(isVague);
};

/** "Maths paper 1" of the SATs is one paper, and not a mix of all lessons. */
export const namesPaper = (
  { index }: Bank,
  { subject, keyStage, topicText }: { readonly subject: SubjectId; readonly keyStage: KeyStage; readonly topicText: string },
): boolean =>
  index.some(
    (entry) =>
      entry.isMixed === true &&
      entry.subject === subject &&
      isOfStage(entry, keyStage) &&
      entry.synonyms.includes(topicText.trim().toLowerCase()),
  );

/** What is asked for the eleven-plus is taught in no year. */
const notOfSchool = /verbal-reasoning/;
/** A mix is of so many lessons at the most. */
const mostLessons = 20;

/** One lesson of each topic of the stage that the pupil's year has come to, in an order of its own for each seed. */
export const mixedLessons = (
  bank: Bank,
  {
    subject,
    keyStage,
    year,
    seed,
  }: { readonly subject: SubjectId; readonly keyStage: KeyStage; readonly year?: number | undefined; readonly seed: number },
): readonly SetObjective[] => {
  const own = bank.index.filter(
    (entry) =>
      subjectFamily(subject).includes(entry.subject) &&
      isOfStage(entry, keyStage) &&
      !notOfSchool.test(entry.id) &&
      entry.isMixed !== true &&
      (year === undefined || Math.min(...entry.years) <= year),
  );
  return shuffled(own, seeded(seed))
    .slice(0, mostLessons)
    .flatMap(({ id, objectives }) => {
      const taught = objectives.filter((objective) => year === undefined || isTaughtIn(objective, year));
      const one = taught[hashText(`${seed}:${id}`) % Math.max(1, taught.length)];
      return one === undefined ? [] : [{ ref: objectiveRef(id, one.id), kind: '' }];
    });
};
