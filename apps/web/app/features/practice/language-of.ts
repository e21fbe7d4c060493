import type { SubjectId } from '@hedgerow/domain/subjects';

const languages: Partial<Record<SubjectId, string>> = { french: 'fr', spanish: 'es', german: 'de' };

/** The language in which a subject's sentences are written, where it is not English. */
export const languageOf = (subject: SubjectId | undefined): string | undefined => (subject === undefined ? undefined : languages[subject]);
