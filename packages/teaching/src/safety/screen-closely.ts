import type { SentenceModel } from '@hedgerow/embeddings/sentence-model';
import { type Screened, screenText, worthAsking } from './screen-text.ts';

/** `screenText`, which also asks what the sentences mean. Fails where the model of sentences does. */
export const screenClosely = async (text: string, { embed }: SentenceModel): Promise<Screened> => {
  const asked = worthAsking(text);
  if (asked.length === 0) return screenText(text);
  const vectors = await embed(asked);
  return screenText(text, new Map(asked.flatMap((part, at) => (vectors[at] === undefined ? [] : [[part, vectors[at]]]))));
};
