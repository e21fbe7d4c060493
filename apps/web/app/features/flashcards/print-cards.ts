import { showToast } from '../../ui/toast.ts';

/** Opens the sheet of cards to cut out. Document 2 section 8 for the two sentences. */
export const printCards = (guideId: string, cards: number): void => {
  if (cards === 0)
    return showToast({ kind: 'error', title: 'No flashcards available', message: 'Please generate flashcards first before printing.' });
  const opened = window.open(`/api/flashcards/revision-guide/${guideId}/print`, '_blank');
  if (opened === null) return showToast({ kind: 'error', title: 'Print blocked', message: 'Please allow pop-ups to print flashcards.' });
  opened.opener = null;
};
