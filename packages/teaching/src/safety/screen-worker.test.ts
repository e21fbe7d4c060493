import { openConcernReader } from '@hedgerow/embeddings/concern-reader';
import { afterAll, expect, test } from 'vitest';
import { openScreenWorker } from './open-screen-worker.ts';
import { screenClosely } from './screen-closely.ts';
import { screenText, worthAsking } from './screen-text.ts';

const apart = openScreenWorker();
afterAll(apart.close);
const story = Array.from({ length: 200 }, (_one, at) => `My friend and I walked ${at} miles along the river with her dog.`).join(' ');

test.each(['', 'my dad hits me', 'how to make a bomb', story, `${story} I want to kill myself. ${story}`])(
  'what is read apart is read the same: %#',
  async (text) => {
    expect(await apart.worthAsking(text)).toEqual(worthAsking(text));
    expect(await apart.screenText(text, 'upload', new Map())).toEqual(screenText(text, { field: 'upload' }));
  },
);

test('with its meaning, too', async () => {
  const model = await openConcernReader();
  const text = `i pull my hair out in clumps and hide it. ${story}`;
  expect(await screenClosely(text, model, 'essay', apart)).toEqual(await screenClosely(text, model, 'essay'));
});

test('a thread that ended is begun again with the next text', async () => {
  const own = openScreenWorker();
  await own.worthAsking('before');
  await own.close();
  expect(await own.screenText('my dad hits me', 'any', new Map())).toMatchObject({ kind: 'disclosure' });
  await own.close();
});
