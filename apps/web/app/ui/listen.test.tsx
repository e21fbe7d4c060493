import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '../testing/show.tsx';
import { Listen } from './listen.tsx';
import { PartBoundary } from './part-boundary.tsx';

vi.mock('./listen-button.tsx', () => ({
  get ListenButton() {
    throw new TypeError('Failed to fetch dynamically imported module: /listen-button.js');
  },
}));

test('where the code of reading aloud does not come, the words beside it stay', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  show(
    <PartBoundary instead="Everything has gone">
      <Listen name="who to call" />
      <p>Childline 0800 1111</p>
    </PartBoundary>,
  );
  await vi.waitFor(() => expect(reported).toHaveBeenCalled(), { timeout: 20_000 });
  expect(await screen.findByText('Childline 0800 1111')).toBeTruthy();
  expect(screen.queryByText('Everything has gone')).toBeNull();
});
