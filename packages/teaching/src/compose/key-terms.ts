import type { Bank } from '@hedgerow/curriculum/bank';
import { subjectFamily } from '@hedgerow/curriculum/subject-families';
import type { SubjectId } from '@hedgerow/domain/subjects';

const known = new WeakMap<Bank, Map<SubjectId, ReadonlySet<string>>>();

/** The words that our topics of a subject and its neighbours explain, in small letters. */
export const keyTermsOf = (bank: Bank, subject: SubjectId): ReadonlySet<string> => {
  const bySubject = known.get(bank) ?? new Map<SubjectId, ReadonlySet<string>>();
  known.set(bank, bySubject);
  const before = bySubject.get(subject);
  if (before !== undefined) return before;
  const family = new Set(subjectFamily(subject));
  const terms = new Set(
    bank.index.filter((topic) => family.has(topic.subject)).flatMap(({ vocabulary }) => vocabulary.map((term) => term.toLowerCase())),
  );
  bySubject.set(subject, terms);
  return terms;
};
