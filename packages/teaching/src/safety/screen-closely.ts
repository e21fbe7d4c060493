import type { ConcernReader } from '@hedgerow/embeddings/concern-reader';
import type { ScreenApart } from './open-screen-worker.ts';
import { type Screened, screenText, type TextField, worthAsking } from './screen-text.ts';

type Parts = Pick<ScreenApart, 'worthAsking' | 'screenText'>;
const here: Parts = {
  worthAsking: async (text) => worthAsking(text),
  screenText: async (text, field, meanings) => screenText(text, { field, meanings }),
};

/** `screenText`, which also asks what the sentences mean. Fails where the reader of meanings does, and where `apart` does. */
export const screenClosely = async (
  text: string,
  { weigh }: ConcernReader,
  field: TextField = 'any',
  apart: Parts = here,
): Promise<Screened> => {
  const asked = await apart.worthAsking(text);
  const found = asked.length === 0 ? [] : await weigh(asked);
  const meanings = new Map(asked.flatMap((part, at) => (found[at] === undefined ? [] : [[part, found[at]]])));
  return apart.screenText(text, field, meanings);
};
