import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '../testing/show.tsx';
import { showToast } from './toast.ts';

test('a message stands below the header, whose ways stay in sight', async () => {
  show(
    <header>
      <button type="button">Need to talk to someone?</button>
    </header>,
  );
  vi.spyOn(screen.getByRole('banner'), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 390, 68));
  act(() => showToast({ title: 'Login successful!' }));
  const message = await screen.findByRole('region', { name: 'Notification' });
  expect(Number.parseInt(message.style.top, 10)).toBeGreaterThan(68);
});
