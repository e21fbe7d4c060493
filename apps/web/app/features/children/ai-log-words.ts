import type { AiLog } from '@hedgerow/contracts/ai-log';

type Entry = AiLog[number];

const reasons: Readonly<Record<NonNullable<Entry['reason']>, string>> = {
  timeout: 'it took too long',
  unavailable: 'it could not be reached',
  malformed: 'its answer could not be read',
  unsuitable: 'what was asked or answered is not suitable for a child',
  nothing_sound: 'nothing in its answer passed our checks',
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
      return `Our own engine did the work${because}.`;
    case 'refused':
      return `Nothing was made${because}.`;
  }
};
