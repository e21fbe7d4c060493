import { americanSpellings } from '@hedgerow/curriculum/british-spelling';
import { proseOf } from '@hedgerow/curriculum/markup';
import { readingCeiling, readingGrade } from '@hedgerow/curriculum/readability';
import { brokenFormulas } from '@hedgerow/curriculum/tex';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { screenText } from '@hedgerow/teaching/safety/screen-text';
import { ungrounded } from '@hedgerow/teaching/verify/grounded';

export type Reader = { readonly subject: SubjectId; readonly keyStage: KeyStage };

const foreign = /<\/?[a-z][^>]*>|https?:|www\.|!\[|\]\(/i;
/** The formula is rough on short texts, so a text may be this much above its stage before it is dropped (docs/product/teaching-engine.md#lint). */
const roughness = 3;
const shortText = 30;

/** A model speaking of itself, or of what it was told: the mark of an injected instruction that worked. */
const outOfRole =
  /\b(?:as an ai|language model|ignore (?:all|any|the|previous|above)|system prompt|my instructions|i (?:cannot|can't) (?:help|assist))\b/i;

/** Whether a text of the model may be shown: clean, in our spelling, at the stage's level, and with nothing that its source does not have. */
export const isSoundText = (text: string, { subject, keyStage }: Reader, source: string | null): boolean => {
  const prose = proseOf(text);
  const words = prose.split(/\s+/).length;
  return (
    text.trim() !== '' &&
    !foreign.test(text) &&
    !outOfRole.test(text) &&
    screenText(text).kind === 'fine' &&
    brokenFormulas(text).length === 0 &&
    americanSpellings(text, subject).length === 0 &&
    (words < shortText || readingGrade(prose) <= readingCeiling(keyStage, subject) + roughness) &&
    (source === null || ungrounded(text, source).length === 0)
  );
};
