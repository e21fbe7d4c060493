import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { BreakNote } from './break-note.tsx';

const halfMinute = (): void =>
  act(() => {
    vi.advanceTimersByTime(30_000);
  });
const work = (minutes: number): void => {
  for (let minute = 0; minute < minutes; minute += 1) {
    halfMinute();
    fireEvent.keyDown(window, { key: 'a' });
    halfMinute();
  }
};

test('after 45 minutes of work a break is offered, and going on is one press', () => {
  vi.useFakeTimers();
  show(<BreakNote />);
  work(44);
  expect(screen.queryByRole('dialog')).toBeNull();
  work(1);
  expect(screen.getByRole('dialog', { name: 'Time for a break?' }).textContent).toContain('Your work is saved');
  fireEvent.click(screen.getByRole('button', { name: 'All right' }));
  work(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});
