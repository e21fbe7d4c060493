import { optionText } from '@hedgerow/curriculum/option-values';
import { figureText, fingerprintOfText } from './fingerprint.ts';
import type { QuestionDraft } from './question-draft.ts';

/** The first three words without what is quoted: "Which word belongs", "A pupil writes", "What does mean". */
const openingOf = (stem: string): string =>
  stem
    .replaceAll(/[“"*$][^”"*$]*[”"*$]+[?.,:]*\s?/g, '')
    .split(/[\s?]+/, 3)
    .join(' ')
    .toLowerCase();

/** A draft with what choosing reads again and again. */
export type Offer = {
  readonly draft: QuestionDraft;
  readonly fingerprint: string;
  readonly keyText: string;
  readonly opening: string;
  readonly picture: string;
};

export const offerOf = (draft: QuestionDraft): Offer => ({
  draft,
  fingerprint: fingerprintOfText(draft.stem, draft.key.text, draft.figure),
  keyText: optionText(draft.key.text).toLowerCase(),
  opening: openingOf(draft.stem),
  picture: figureText(draft.figure),
});
