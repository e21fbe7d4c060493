import type { AiLog } from '@hedgerow/contracts/ai-log';

type Entry = AiLog[number];

const reasons: Readonly<Record<NonNullable<Entry['reason']>, string>> = {
  timeout: 'the model took too long',
  unavailable: 'we could not reach the model',
  malformed: 'we could not read the model’s answer',
  unsuitable: 'what was asked or answered is not suitable for a child',
  nothing_sound: 'nothing in the model’s answer passed our checks',
};

const checked = ({ kept, dropped }: Entry): string =>
  dropped === 0
    ? `${kept} passed our checks.`
    : `${kept} passed our checks, ${dropped} did not and ${dropped === 1 ? 'was' : 'were'} left out.`;

/** What became of it, in a sentence or two. */
export const aiLogWords = (entry: Entry): string => {
  const because = entry.reason === null ? '' : ` because ${reasons[entry.reason]}`;
  switch (entry.outcome) {
    case 'written':
      return `Written by the model: ${checked(entry)}`;
    case 'from_cache':
      return `Used again from an earlier answer: ${checked(entry)}`;
    case 'offline':
      return `Hedgerow did the work without the model${because}.`;
    case 'refused':
      return `Nothing was made${because}.`;
  }
};
