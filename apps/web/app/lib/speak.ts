import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

const canSpeak = (): boolean => 'speechSynthesis' in globalThis;

// Android writes en_GB.
const isBritish = ({ lang }: SpeechSynthesisVoice): boolean => /^en[-_]GB/i.test(lang);

/** Those of a language, British ones first. Only voices of the device itself: nothing that is read is sent anywhere. */
const voicesOf = (language: string): readonly SpeechSynthesisVoice[] => {
  if (!canSpeak()) return [];
  const own = speechSynthesis
    .getVoices()
    .filter(({ lang, localService }) => localService && lang.split(/[-_]/)[0]?.toLowerCase() === language);
  return own.toSorted((one, other) => Number(isBritish(other)) - Number(isBritish(one)));
};

const englishVoices = (): readonly SpeechSynthesisVoice[] => voicesOf('en');

const place = 'hedgerow:voice';

/** Remembered on this device: another one has other voices. */
const chosenVoice = (): string | null => {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
};
export const chooseVoice = (uri: string): void => {
  try {
    localStorage.setItem(place, uri);
  } catch {
    // A full or forbidden storage: it is as before on the next visit.
  }
};

/** The one that was chosen, else the first. */
const ownVoice = (language = 'en'): SpeechSynthesisVoice | undefined => {
  const voices = voicesOf(language);
  const chosen = chosenVoice();
  return voices.find(({ voiceURI }) => voiceURI === chosen) ?? voices[0];
};
/** Browsers name their voices late. */
const onVoices = (changed: () => void) => {
  if (!canSpeak()) return () => undefined;
  speechSynthesis.addEventListener('voiceschanged', changed);
  return () => speechSynthesis.removeEventListener('voiceschanged', changed);
};

/** What is being read, and for whom. The utterances are held here: Chrome forgets those that nobody holds, and then never says that they ended. */
type Reading = { readonly reader: object; readonly utterances: readonly SpeechSynthesisUtterance[] };
let reading: Reading | undefined;
const watchers = new Set<() => void>();
const setReading = (next: Reading | undefined): void => {
  reading = next;
  for (const tell of watchers) tell();
};
const onReading = (changed: () => void) => {
  watchers.add(changed);
  return () => {
    watchers.delete(changed);
  };
};

/** Slower than people talk: 1 is the voice's own pace. */
const pace = 0.85;

const stop = (reader: object): void => {
  if (reading?.reader !== reader) return;
  setReading(undefined);
  speechSynthesis.cancel();
};

/** A sentence at a time: some browsers fall silent in the middle of a long text. */
const sentencesOf = (words: string): readonly string[] => words.split(/(?<=[.!?])\s+/).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));

type Manner = { readonly language: string; readonly rate: number };

const say = (reader: object, words: readonly string[], { language, rate }: Manner): void => {
  const voice = ownVoice(language);
  if (voice === undefined) return;
  const utterances = words.flatMap(sentencesOf).map((sentence) => {
    const utterance = new SpeechSynthesisUtterance(sentence);
    Object.assign(utterance, { voice, lang: voice.lang.replace('_', '-'), rate });
    return utterance;
  });
  speechSynthesis.cancel();
  const now: Reading = { reader, utterances };
  const ended = () => {
    if (reading === now) setReading(undefined);
  };
  utterances.at(-1)?.addEventListener('end', ended);
  for (const utterance of utterances) {
    utterance.addEventListener('error', ended);
    speechSynthesis.speak(utterance);
  }
  setReading(utterances.length === 0 ? undefined : now);
};

export type Speech = {
  /** Instead of whatever is being read. */
  readonly say: (...words: readonly string[]) => void;
  /** The same at a pace of its own. */
  readonly sayAt: (rate: number, ...words: readonly string[]) => void;
  readonly stop: () => void;
  /** True while this reader's words are heard. */
  readonly speaking: boolean;
};

/** Reading aloud for whom reading is still new; undefined where the device cannot. It falls silent with what was read, and when the page is left. */
export const useSpeech = (language = 'en'): Speech | undefined => {
  const able = useSyncExternalStore(
    onVoices,
    () => ownVoice(language) !== undefined,
    () => false,
  );
  const [reader] = useState(() => ({}));
  const speaking = useSyncExternalStore(
    onReading,
    () => reading?.reader === reader,
    () => false,
  );
  useEffect(() => () => stop(reader), [reader]);
  useEffect(() => {
    if (!speaking) return undefined;
    const leave = () => stop(reader);
    const hide = () => document.hidden && leave();
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [speaking, reader]);
  const sayAt = useCallback((rate: number, ...words: readonly string[]) => say(reader, words, { language, rate }), [reader, language]);
  const sayIt = useCallback((...words: readonly string[]) => sayAt(pace, ...words), [sayAt]);
  const stopIt = useCallback(() => stop(reader), [reader]);
  return able ? { say: sayIt, sayAt, stop: stopIt, speaking } : undefined;
};

/** The voices that this device offers, and the one that reads. */
export const useVoices = (): { readonly voices: readonly SpeechSynthesisVoice[]; readonly reads: string | undefined } => {
  // A list is another one each time; its names tell whether it changed.
  useSyncExternalStore(
    onVoices,
    () =>
      englishVoices()
        .map(({ voiceURI }) => voiceURI)
        .join('\n'),
    () => '',
  );
  return { voices: englishVoices(), reads: ownVoice()?.voiceURI };
};
