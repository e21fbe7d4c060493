import { keyStages } from '@hedgerow/domain/key-stages';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import { subjectIds } from '@hedgerow/domain/subjects';
import type { SubjectId } from '@hedgerow/domain/subjects';
import type { IndexEntry } from './bank-index.ts';

const sciences: readonly SubjectId[] = ['science', 'biology', 'chemistry', 'physics'];

/** The subjects whose topics answer a request: science holds biology, chemistry and physics, and each of them holds science; "Other" holds all. */
export const subjectFamily = (subject: SubjectId): readonly SubjectId[] => {
  if (subject === 'other') return subjectIds;
  if (subject === 'science') return sciences;
  return sciences.includes(subject) ? [subject, 'science'] : [subject];
};

/** The stages next to one, the easier first: what a near topic may come from. Reception looks to KS1, the sixth form to KS4. */
export const stagesNextTo = (keyStage: KeyStage): readonly KeyStage[] => {
  const at = keyStages.indexOf(keyStage);
  return [keyStages[at - 1], keyStages[at + 1]].filter((stage) => stage !== undefined);
};

/** A topic belongs to its own stage; one of Key Stage 1 that begins in Reception (year 0) belongs to Reception as well. */
export const isOfStage = ({ keyStage, years }: Pick<IndexEntry, 'keyStage' | 'years'>, stage: KeyStage): boolean =>
  keyStage === stage || (stage === 'EYFS' && years.includes(0));
