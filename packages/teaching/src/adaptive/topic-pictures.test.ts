import { bankFolder, openBank, topicFiles } from '@hedgerow/curriculum/bank';
import { expect, test } from 'vitest';
import { figureText } from '../compose/fingerprint.ts';
import { topicPictures } from './topic-pictures.ts';

const bank = openBank();
const topicsOf = (start: string) =>
  topicFiles(bankFolder)
    .map((file) => file.replace(/\.json$/, '').replaceAll('/', '.'))
    .filter((id) => id.startsWith(start))
    .flatMap((id) => bank.topic(id) ?? []);

test('each topic of a young child’s map has a picture of its own, in maths of another kind each', () => {
  for (const start of ['maths.ks1.', 'english.ks1.', 'science.ks1.']) {
    const topics = topicsOf(start);
    const pictures = [...topicPictures(topics).values()];
    expect(pictures).toHaveLength(topics.length);
    expect(new Set(pictures.map(figureText)).size).toBe(topics.length);
  }
  const maths = [...topicPictures(topicsOf('maths.ks1.')).values()];
  expect(new Set(maths.map(({ kind }) => kind)).size).toBe(maths.length);
});
