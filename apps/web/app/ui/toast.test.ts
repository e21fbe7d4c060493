import { expect, test } from 'vitest';
import { currentToast, dismissToast, showToast } from './toast.ts';

test('the newest message replaces the one before', () => {
  showToast({ title: 'Saved' });
  showToast({ title: 'Upload failed', kind: 'error' });
  expect(currentToast()).toMatchObject({ title: 'Upload failed', kind: 'error' });
});

test('a message that was replaced cannot take the newer one away', () => {
  showToast({ title: 'Saved' });
  const replaced = currentToast()?.id ?? 0;
  showToast({ title: 'Sent' });
  dismissToast(replaced);
  expect(currentToast()?.title).toBe('Sent');
  dismissToast(currentToast()?.id ?? 0);
  expect(currentToast()).toBeUndefined();
});
