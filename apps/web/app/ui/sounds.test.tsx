import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { soundsChosen } from '../lib/sound-choice.ts';
import { notes } from '../lib/sounds.ts';
import { show } from '../testing/show.tsx';
import { deviceThatPlays, sounded } from '../testing/sounds-heard.ts';
import { AnswerFeedback } from './answer-feedback.tsx';
import { SoundButton } from './sound-button.tsx';
import { Stage } from './stage.tsx';

afterEach(() => vi.unstubAllGlobals());

const answered = (name: 'playful' | 'plain') =>
  show(
    <Stage name={name}>
      <SoundButton />
      <AnswerFeedback right say="Yes!" />
    </Stage>,
  );

test('the youngest hear that it was right, and one press keeps it quiet', async () => {
  deviceThatPlays({ lessMotion: false });
  const { person } = answered('playful');
  await waitFor(() => expect(sounded).toEqual(notes.right.map(({ hertz }) => hertz)));
  const sounds = screen.getByRole('button', { name: 'Sounds', pressed: true });
  await person.click(sounds);
  expect(screen.getByRole('button', { name: 'Sounds', pressed: false })).toBeTruthy();
  expect([soundsChosen('playful'), soundsChosen('plain')]).toEqual([false, false]);
});

test('for everybody else it is off until it is switched on', async () => {
  deviceThatPlays({ lessMotion: false });
  const { person } = answered('plain');
  await person.click(screen.getByRole('button', { name: 'Sounds', pressed: false }));
  await waitFor(() => expect(sounded).toEqual(notes.right.map(({ hertz }) => hertz)));
  expect(soundsChosen('plain')).toBe(true);
});

test('who asks for less motion has no sound and no switch', async () => {
  deviceThatPlays({ lessMotion: true });
  answered('playful');
  expect(await screen.findByRole('region', { name: 'What it was' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Sounds' })).toBeNull();
  expect(sounded).toEqual([]);
});

test('each is over within half a second or so', () => {
  for (const one of Object.values(notes)) expect(Math.max(...one.map(({ from, seconds }) => from + seconds))).toBeLessThan(0.6);
});
