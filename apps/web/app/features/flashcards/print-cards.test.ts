import { afterEach, expect, test, vi } from 'vitest';
import { currentToast } from '../../ui/toast.ts';
import { printCards } from './print-cards.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a quarter of a second after the sheet is there, the browser asks how to print it', () => {
  vi.useFakeTimers();
  const sheet = Object.assign(new EventTarget(), { print: vi.fn<() => void>() });
  const open = vi.fn<(address: string, where: string) => unknown>(() => sheet);
  vi.stubGlobal('window', { open });
  printCards('a-guide', 3);
  expect(open).toHaveBeenCalledWith('/api/flashcards/revision-guide/a-guide/print', '_blank');
  vi.advanceTimersByTime(1000);
  expect(sheet.print).not.toHaveBeenCalled();
  sheet.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(249);
  expect(sheet.print).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(sheet.print).toHaveBeenCalledOnce();
});

test('the cards of today have a sheet of their own', () => {
  const open = vi.fn<(address: string, where: string) => unknown>(() => Object.assign(new EventTarget(), { print: vi.fn<() => void>() }));
  vi.stubGlobal('window', { open });
  printCards(undefined, 3);
  expect(open).toHaveBeenCalledWith('/api/flashcards/today/print', '_blank');
});

test('without cards there is nothing to print, and that is said', () => {
  printCards('a guide', 0);
  expect(currentToast()).toMatchObject({
    title: 'No flashcards available',
    message: 'Please generate flashcards first before printing.',
    kind: 'error',
  });
});
