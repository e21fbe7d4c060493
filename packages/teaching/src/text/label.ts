import { hasVerb } from './language.ts';
import type { Statement } from './read-notes.ts';

/** A few words without a verb are a heading or a broken line of the page, not a sentence: nothing is asked about them. */
export const isLabel = ({ kind, text, words }: Pick<Statement, 'kind' | 'text' | 'words'>): boolean =>
  kind === 'sentence' && words.length <= 6 && !/, .*, /.test(text) && !/[:–=]| - |^\d/.test(text) && !hasVerb(words);
