import type { ConcernReader } from '@hedgerow/embeddings/concern-reader';
import { type Screened, screenText, type TextField, worthAsking } from './screen-text.ts';

/** `screenText`, which also asks what the sentences mean. Fails where the reader of meanings does. */
export const screenClosely = async (text: string, { weigh }: ConcernReader, field: TextField = 'any'): Promise<Screened> => {
  const asked = worthAsking(text);
  if (asked.length === 0) return screenText(text, { field });
  const found = await weigh(asked);
  const meanings = new Map(asked.flatMap((part, at) => (found[at] === undefined ? [] : [[part, found[at]]])));
  return screenText(text, { meanings, field });
};
