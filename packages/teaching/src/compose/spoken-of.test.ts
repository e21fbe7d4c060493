import { expect, test } from 'vitest';
import type { NearnessTo } from '../similarity/open-nearness.ts';
import { spokenOf } from './spoken-of.ts';

const query = { subject: 'english', keyStage: 'KS4' } as const;
const page = `Lady M notes

She reads the letter on her own and worries that he is too soft to kill the king.
She calls on spirits and wants to get rid of all weakness and pity.
After the murder she stays practical and takes the daggers back.
At the banquet she covers for him when he sees a ghost at the table.
She walks in her sleep and imagines that there is blood on her hands.`;

const ofMacbeth = 'english.ks4.macbeth/guilt';
const ofAnother = 'english.ks4.jane-eyre/plot';
const nearTo =
  (near: (line: string) => Record<string, number>): NearnessTo =>
  async ({ topicText }) => ({ whole: { text: topicText, objectives: near(topicText), questions: {} }, parts: [] });

test('what most lines of a page are on has the largest share of it', async () => {
  const spoken = await spokenOf(
    query,
    page,
    nearTo((line) => (line.includes('letter') ? { [ofMacbeth]: 0.5, [ofAnother]: 0.6 } : { [ofMacbeth]: 0.9, [ofAnother]: 0.4 })),
  );
  expect(spoken.get('english.ks4.macbeth')).toBeCloseTo((4 * 0.9 + 0.25) / 5);
  expect(spoken.get('english.ks4.jane-eyre')).toBeCloseTo((0.6 + 4 * 0.2) / 5);
});

test('a topic has the nearest of its objectives, and a line joins no wishes', async () => {
  const lines: boolean[] = [];
  const spoken = await spokenOf(query, page, async (asked) => {
    lines.push(asked.isLine === true);
    return nearTo(() => ({ [ofMacbeth]: 0.3, 'english.ks4.macbeth/plot': 0.8 }))(asked);
  });
  expect(lines).toEqual([true, true, true, true, true]);
  expect([...spoken]).toEqual([['english.ks4.macbeth', expect.closeTo(0.8)]]);
});

test('a page of a line or two, and one of which nobody can tell the meaning, speaks of nothing', async () => {
  const near = nearTo(() => ({ [ofMacbeth]: 0.9 }));
  expect((await spokenOf(query, 'Macbeth\n\nShe reads the letter on her own and worries.', near)).size).toBe(0);
  expect((await spokenOf(query, page, async () => undefined)).size).toBe(0);
});

test('of a long page lines from its beginning to its end are read, and no more than ten', async () => {
  const read: string[] = [];
  const long = Array.from({ length: 60 }, (_, at) => `The ${at} soldiers of this army marched along the road to the north.`).join('\n');
  await spokenOf({ subject: 'history', keyStage: 'KS2' }, long, async (asked) => {
    read.push(asked.topicText);
    return nearTo(() => ({}))(asked);
  });
  expect(read).toHaveLength(10);
  expect(Number(/\d+/.exec(read.at(-1) ?? '')?.[0])).toBeGreaterThan(50);
});
