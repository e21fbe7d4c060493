import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer } from '../testing/answers.ts';
import { aPupil, profileOf } from '../testing/people.ts';
import { show } from '../testing/show.tsx';
import { OffersTalk, TalkButton } from '../ui/talk-button.tsx';
import { PupilsOwn } from './pupil-shell.tsx';

vi.mock('./own-device.tsx', () => ({
  get OwnDevice() {
    throw new TypeError('Failed to fetch dynamically imported module: /own-device.js');
  },
}));

test('a part whose code did not come leaves the numbers to call where they are', async () => {
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
