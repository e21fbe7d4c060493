import { optionText } from '@hedgerow/curriculum/option-values';
import { fingerprintOfText } from './fingerprint.ts';
import type { QuestionDraft } from './question-draft.ts';

/** A draft with what choosing reads again and again. */
export type Offer = { readonly draft: QuestionDraft; readonly fingerprint: string; readonly keyText: string };

export const offerOf = (draft: QuestionDraft): Offer => ({
  draft,
  fingerprint: fingerprintOfText(draft.stem, draft.key.text),
  keyText: optionText(draft.key.text).toLowerCase(),
});
