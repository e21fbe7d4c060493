import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { installGentleHelp, offerHelp } from './gentle-help.ts';

const later = (): Promise<void> => new Promise((settle) => setImmediate(settle));

test('what is offered while a call is worked at stands beside its own answer alone, a refused one too', async () => {
  const app = Fastify();
  installGentleHelp(app, () => {});
  app.post<{ Body: { kind: 'grief' | 'eating' | 'none' | 'refused' } }>('/work', async ({ body: { kind } }) => {
    await later();
    if (kind === 'grief' || kind === 'eating') offerHelp(kind);
    await later();
    if (kind === 'grief') offerHelp('bullying');
    if (kind === 'refused') {
      offerHelp('bullying');
      throw new Error('no');
    }
    return { done: true };
  });
  const ask = async (kind: string) => (await app.inject({ method: 'POST', url: '/work', payload: { kind } })).headers['help-offer'];
  expect(await Promise.all(['grief', 'none', 'eating', 'refused'].map(ask))).toEqual(['grief', undefined, 'eating', 'bullying']);
  offerHelp('suicide');
  expect(await ask('none')).toBeUndefined();
});
