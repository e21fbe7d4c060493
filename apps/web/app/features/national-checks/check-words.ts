import type { CheckTiming, NationalCheckId } from '@hedgerow/domain/national-checks';

type Words = { readonly short: string; readonly about: string; readonly before: readonly string[] };

/** For the pupil, in few words. */
export const checkWords: Readonly<Record<NationalCheckId, Words>> = {
  phonics: {
    short: 'Read 40 words',
    about: 'Real words and names of little creatures, read aloud to a grown-up.',
    before: [
      'Sit with a grown-up. You read, they press.',
      'Half of the words are real. The others are names of creatures nobody has met yet.',
    ],
  },
  multiplication_tables: {
    short: '25 questions',
    about: 'Just like the check in school: 25 times tables, one at a time.',
    before: ['First you try three that do not count.', 'Then come 25 questions, with a short rest between two.'],
  },
  arithmetic: {
    short: '36 questions, 30 minutes',
    about: 'A whole arithmetic paper, with the working shown afterwards.',
    before: ['Have paper and a pencil beside you.', 'You can skip a question and come back to it.'],
  },
  spelling: {
    short: '20 words',
    about: 'Hear a word in its sentence and write it.',
    before: ['You hear the word, its sentence, and the word again.', 'Press as often as you like to hear it again.'],
  },
};

type Choice = { readonly value: CheckTiming; readonly label: string; readonly note: string };

/** How the clock can run; undefined where a check has none. */
const allTimings = (kind: NationalCheckId): readonly Choice[] | undefined => {
  if (kind === 'multiplication_tables')
    return [
      { value: 'national', label: '6 seconds', note: 'As in school' },
      { value: 'extra', label: 'A little longer', note: '7 and a half seconds each' },
      { value: 'calm', label: 'No clock', note: 'As long as you like' },
    ];
  if (kind === 'arithmetic')
    return [
      { value: 'national', label: '30 minutes', note: 'As in school' },
      { value: 'extra', label: 'A little longer', note: '37 and a half minutes' },
      { value: 'calm', label: 'No clock', note: 'As long as you like' },
    ];
  return undefined;
};

/** What a pupil chooses from; whoever has extra time has it in each. */
export const timingChoices = (kind: NationalCheckId, extraTime: boolean): readonly Choice[] | undefined =>
  extraTime
    ? allTimings(kind)
        ?.filter(({ value }) => value !== 'national')
        .map((choice) => (choice.value === 'extra' ? { ...choice, label: 'With your extra time' } : choice))
    : allTimings(kind);

/** What is said of a score: what was done, never who is clever. There is no pass mark. */
export const praiseFor = (score: number, outOf: number): string => {
  const share = score / outOf;
  if (share === 1) return 'Every single one';
  if (share >= 0.8) return 'That practice shows';
  return share >= 0.5 ? 'You kept going to the end' : 'A good place to start';
};
