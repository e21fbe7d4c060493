import type { AskedQuestion } from '@hedgerow/contracts/practice';
import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { answer } from '../../testing/answers.ts';
import { aPupil, profileOf } from '../../testing/people.ts';
import { show } from '../../testing/show.tsx';
import { AnswerFields } from './answer-fields.tsx';
import { emptyDraft, givenOf } from './answer.ts';

class Utterance extends EventTarget {
  readonly text: string;
  lang = '';
  rate = 1;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

/** A device with voices for these languages; answers what it was told to say. */
const aDevice = (...languages: readonly string[]): readonly Utterance[] => {
  const said: Utterance[] = [];
  const voices = languages.map((lang) => ({ name: lang, lang, localService: true, voiceURI: lang, default: false }));
  const speaking = { getVoices: () => voices, speak: (words: Utterance) => said.push(words), cancel: () => undefined };
  vi.stubGlobal('speechSynthesis', Object.assign(new EventTarget(), speaking));
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  return said;
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const base64 = (text: string): string => btoa(String.fromCodePoint(...new TextEncoder().encode(text)));
const island: AskedQuestion = {
  type: 'dictation',
  question: 'Listen.',
  language: 'en',
  sound: base64('island\nWe sailed to an island.'),
  shown: 'We sailed to an ____.',
  options: ['iland', 'island', 'ilsand'],
};
const whole: AskedQuestion = { ...island, language: 'fr', sound: base64('Ça va, Zoé ?'), shown: '' };

const Asked = ({ question }: { readonly question: AskedQuestion }) => {
  const [draft, setDraft] = useState(emptyDraft(question));
  return (
    <>
      <AnswerFields question={question} draft={draft} onDraft={setDraft} disabled={false} labelledBy="q" subject="english" />
      <output>{JSON.stringify(givenOf(question, draft) ?? null)}</output>
    </>
  );
};
const showIt = (question: AskedQuestion) => {
  answer('GET /api/simple-auth/profile', profileOf(aPupil()));
  return show(<Asked question={question} />);
};

test('the word, its sentence and the word again are heard, slower on request, and what is written is the answer', async () => {
  const said = aDevice('en-GB');
  const { person } = showIt(island);
  await person.click(screen.getByRole('button', { name: 'Listen' }));
  expect(said.map(({ text }) => text)).toEqual(['island', 'We sailed to an island.', 'island']);
  await person.click(screen.getByRole('button', { name: 'Slower' }));
  expect(said[3]?.rate).toBeLessThan(said[0]?.rate ?? 0);
  await person.type(screen.getByRole('textbox', { name: 'Write the missing word', description: 'We sailed to an ____.' }), 'iland');
  expect(screen.getByRole('status').textContent).toBe('"iland"');
});

test('what is heard stands nowhere on the page', () => {
  aDevice('en-GB');
  showIt(island);
  expect(document.body.innerHTML).not.toMatch(/island/i);
});

test('another language is read by a voice of its own', async () => {
  const said = aDevice('en-GB', 'fr-FR');
  const { person } = showIt(whole);
  await person.click(screen.getByRole('button', { name: 'Listen' }));
  expect(said.map(({ text, lang }) => [text, lang])).toEqual([['Ça va, Zoé ?', 'fr-FR']]);
  expect(screen.getByRole('textbox', { name: 'Write the sentence that you hear' })).toHaveProperty('lang', 'fr');
});

test.each([[[]], [['de-DE']]])('a device that cannot read it (voices: %j) says so, and the same is chosen', async (languages: string[]) => {
  aDevice(...languages);
  const { person } = showIt(island);
  expect(screen.getByText(/This device has no voice for English/)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  await person.click(screen.getByRole('button', { name: /ilsand/ }));
  expect(screen.getByRole('status').textContent).toBe('2');
});
