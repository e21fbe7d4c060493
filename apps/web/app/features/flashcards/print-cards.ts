import { callAddress } from '../../lib/viewing.ts';
import { showToast } from '../../ui/toast.ts';

/** Milliseconds between the sheet and the browser's question how to print it (docs/product/guides-and-cards.md#cards). */
const printDelay = 250;

/** Opens the sheet of cards to cut out, of a guide or deck or of today, and asks how to print it. docs/product/guides-and-cards.md#cards for the two sentences. */
export const printCards = (guideId: string | undefined, cards: number): void => {
  if (cards === 0)
    return showToast({ kind: 'error', title: 'No flashcards available', message: 'Please generate flashcards first before printing.' });
  const of = guideId === undefined ? 'today' : `revision-guide/${guideId}`;
  const opened = window.open(callAddress(`/api/flashcards/${of}/print`), '_blank');
  if (opened === null) return showToast({ kind: 'error', title: 'Print blocked', message: 'Please allow pop-ups to print flashcards.' });
  opened.opener = null;
  // Where documents are only kept and not shown, nothing loads and nothing is asked.
  opened.addEventListener('load', () => setTimeout(() => opened.print(), printDelay));
};
