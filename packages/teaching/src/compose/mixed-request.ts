import type { Bank } from '@hedgerow/curriculum/bank';
import { objectiveRef } from '@hedgerow/curriculum/objective-ref';
import { isOfStage, subjectFamily } from '@hedgerow/curriculum/subject-families';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import { readSubject, type SubjectId } from '@hedgerow/domain/subjects';
import { hashText } from '../generators/random.ts';
import { seeded, shuffled } from '../text/seeded.ts';
import type { SetObjective } from './set-on-page.ts';

/** What says that somebody wants to practise, is tested or finds it hard, and nothing of what it is about. */
const saysNothing = new Set(
  'a all an and any anything assessment at autumn before big bit bits can check class do easy end every everything exam exams for from general get gcse give go good half hard harder hardest help homework hw i in is it ks1 ks2 ks3 ks4 learn learning lesson level little lots me mix mixed mock mocks more my new next of on our paper papers past please practice practise practising question questions quick quiz quizzes random ready revise revising revision school some something spring stuff subject sums sum sat sats term test tests the things this to today tomorrow topic topics tough tricky unit want we week whatever whole with work year yr difficult challenge challenging really very son daughter year\u2019s years'.split(
    ' ',
  ),
);

/** "Maths", "hard sums", "revision for my mock", "end of year test": any of it will do. */
export const asksForAnything = ({ subject, topicText }: { readonly subject: SubjectId; readonly topicText: string }): boolean => {
  const words = topicText.toLowerCase().match(/[\p{L}\d\u2019]+/gu) ?? [];
  const family = new Set<SubjectId>(subjectFamily(subject));
  const isSubject = (word: string): boolean => {
    const read = readSubject(word);
    return read !== undefined && family.has(read);
  };
  // "Sums" alone is what a lesson is called.
  const isSums = words.length === 1 && /^sums?$/.test(words[0] ?? '');
  return words.length > 0 && !isSums && words.every((word) => saysNothing.has(word) || isSubject(word) || /^\d{1,2}$/.test(word));
};

/** What is asked for the eleven-plus is taught in no year, and what is a mix already is in no mix. */
const notOfSchool = /verbal-reasoning|mixed-practice/;
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
      (year === undefined || Math.min(...entry.years) <= year),
  );
  return shuffled(own, seeded(seed))
    .slice(0, mostLessons)
    .flatMap(({ id, objectives }) => {
      const one = objectives[hashText(`${seed}:${id}`) % Math.max(1, objectives.length)];
      return one === undefined ? [] : [{ ref: objectiveRef(id, one.id), kind: '' }];
    });
};
