import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { show } from '../testing/show.tsx';
import { ListenButton } from './listen-button.tsx';

afterEach(() => {
  vi.useRealTimers();
});

test('a device without a voice says so once it has had time to name one, and only where it is asked to', () => {
  vi.useFakeTimers();
  show(
    <>
      <ListenButton name="the question" saysIfNone />
      <ListenButton name="14" />
    </>,
  );
  expect(screen.queryByRole('button')).toBeNull();
  act(() => {
    vi.advanceTimersByTime(1500);
  });
  expect(screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual(['No voice on this device']);
});
