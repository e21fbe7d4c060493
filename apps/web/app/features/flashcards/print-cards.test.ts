import { expect, test } from 'vitest';
import { currentToast } from '../../ui/toast.ts';
import { printCards } from './print-cards.ts';

test('without cards there is nothing to print, and that is said', () => {
  printCards('a guide', 0);
  expect(currentToast()).toMatchObject({
    title: 'No flashcards available',
    message: 'Please generate flashcards first before printing.',
    kind: 'error',
  });
});
