import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { show } from '../testing/show.tsx';
import { spokenWords } from '../lib/spoken-text.ts';

// Loaded anew, because another file of tests may have the real button already.
beforeAll(() => {
  vi.resetModules();
  vi.doMock('./listen-button.tsx', () => ({
    get ListenButton() {
      throw new TypeError('Failed to fetch dynamically imported module: /listen-button.js');
    },
  }));
});
afterAll(() => {
  vi.doUnmock('./listen-button.tsx');
  vi.resetModules();
});

test('where the code of reading aloud does not come, the words beside it stay', async () => {
  const [{ Listen }, { PartBoundary }] = await Promise.all([import('./listen.tsx'), import('./part-boundary.tsx')]);
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

test('what a child is to read is not read to them; every other word is', () => {
  const place = document.createElement('section');
  place.innerHTML = '<p>Read: <strong>dog</strong>. Which picture?</p><p>Which one rhymes with <strong>hat</strong>?</p>';
  document.body.append(place);
  // Nothing is laid out here, so nothing could be hidden.
  for (const element of [place, ...place.querySelectorAll('*')]) element.checkVisibility = () => true;
  expect(spokenWords(place)).toEqual(['Read: this. Which picture?', 'Which one rhymes with hat?']);
});
