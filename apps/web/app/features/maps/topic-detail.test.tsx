import type { MapTopicView } from '@hedgerow/contracts/adaptive';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer } from '../../testing/answers.ts';
import { aPupil, profileOf } from '../../testing/people.ts';
import { show } from '../../testing/show.tsx';
import { staticTopics } from './map-subjects.ts';
import { TopicDetail } from './topic-detail.tsx';

const nothing = () => undefined;
const shown = (onCards: (() => void) | undefined) => {
  answer('GET /api/simple-auth/profile', profileOf(aPupil()));
  const [topic] = staticTopics([{ title: 'Coasts', done: false }], 'KS2') as readonly [MapTopicView];
  return show(
    <TopicDetail
      topic={topic}
      mode="standard"
      startWords="Start"
      over={undefined}
      onStart={nothing}
      onLearn={nothing}
      onCards={onCards}
      onClose={nothing}
    />,
  );
};

test('a topic of the map leads to its cards, where the plan has them', async () => {
  const onCards = vi.fn<() => void>();
  const { person } = shown(onCards);
  await person.click(await screen.findByRole('button', { name: 'Make cards' }));
  expect(onCards).toHaveBeenCalledOnce();
});

test('without cards in the plan nothing speaks of them', async () => {
  shown(undefined);
  expect(await screen.findByRole('button', { name: 'Start' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Make cards' })).toBeNull();
});
