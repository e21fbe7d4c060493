import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { VoiceChoice } from './voice-choice.tsx';

class Utterance extends EventTarget {
  readonly text: string;
  voice: SpeechSynthesisVoice | null = null;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

const voice = (name: string, lang: string, localService = true): SpeechSynthesisVoice => ({
  name,
  lang,
  localService,
  voiceURI: `urn:${name}`,
  default: false,
});

/** A device with these voices; answers what it was told to say. */
const aDevice = (...voices: readonly SpeechSynthesisVoice[]): readonly Utterance[] => {
  const said: Utterance[] = [];
  const speaking = { getVoices: () => voices, speak: (words: Utterance) => said.push(words), cancel: () => undefined };
  vi.stubGlobal('speechSynthesis', Object.assign(new EventTarget(), speaking));
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  return said;
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.removeItem('hedgerow:voice');
});

test('the device’s own English voices are there, British first, and the chosen one is heard, on the next visit too', async () => {
  const said = aDevice(voice('Sam', 'en-US'), voice('Hazel', 'en_GB'), voice('Anna', 'de-DE'), voice('Cloudy', 'en-GB', false));
  const { person } = show(<VoiceChoice />);
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Voice that reads aloud' });
  expect([...choice.options].map(({ text }) => text)).toEqual(['Hazel', 'Sam']);
  expect(choice.value).toBe('urn:Hazel');
  await person.selectOptions(choice, 'Sam');
  await person.click(screen.getByRole('button', { name: 'Hear it' }));
  expect(said.map((words) => [words.text, words.voice?.name])).toEqual([
    ['Hello!', 'Sam'],
    ['Shall we read this together?', 'Sam'],
  ]);
  cleanup();
  show(<VoiceChoice />);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Voice that reads aloud' }).value).toBe('urn:Sam');
});

test('a device without an English voice says so, and who can help', () => {
  aDevice(voice('Anna', 'de-DE'));
  show(<VoiceChoice />);
  expect(screen.getByText(/^This device has no English voice/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Hear it' })).toBeNull();
});
