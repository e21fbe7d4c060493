import { screenText } from '@hedgerow/teaching/safety/screen-text';
import type { SourceText } from '#ports/teaching-engine.ts';
import { longestSource } from './fenced.ts';

/** So much of a text can reach a model, with room for what is taken out of it on the way. */
const read = 2 * longestSource;

/**
 * Whether a pupil may speak of themselves, and of trouble, in what they brought: also where it is only possible, which holds nothing back
 * from anybody here. Our own programs do the work then, and the pupil misses nothing but another company's words.
 */
export const isKeptAtHome = (sources: readonly SourceText[], more = ''): boolean =>
  sources.length > 0 &&
  [sources.map(({ text }) => text).join('\n'), more].some((text) => {
    const found = screenText(text.slice(0, read));
    return found.kind === 'disclosure' || (found.kind === 'fine' && found.perhaps !== undefined);
  });
