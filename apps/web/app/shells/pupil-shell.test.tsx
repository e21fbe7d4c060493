import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { answer } from '../testing/answers.ts';
import { aPupil, profileOf } from '../testing/people.ts';
import { show } from '../testing/show.tsx';

// Loaded anew, because another file of tests may have the real part already.
beforeAll(() => {
  vi.resetModules();
  vi.doMock('./own-device.tsx', () => ({
    get OwnDevice() {
      throw new TypeError('Failed to fetch dynamically imported module: /own-device.js');
    },
  }));
});
afterAll(() => {
  vi.doUnmock('./own-device.tsx');
  vi.resetModules();
});

test('a part whose code did not come leaves the numbers to call where they are', async () => {
  const [{ PupilsOwn }, { OffersTalk, TalkButton }] = await Promise.all([import('./pupil-shell.tsx'), import('../ui/talk-button.tsx')]);
  answer('GET /api/simple-auth/profile', profileOf(aPupil()));
  const { person } = show(
    <OffersTalk value>
      <TalkButton />
      <PupilsOwn />
    </OffersTalk>,
  );
  await person.click(await screen.findByRole('button', { name: 'Need to talk to someone?' }));
  expect((await screen.findAllByRole('link', { name: /Childline/ })).length).toBeGreaterThan(0);
});
