import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPupil } from '../../testing/people.ts';
import { show } from '../../testing/show.tsx';
import { SecondaryHeader } from './secondary-header.tsx';

const now = new Date('2026-11-23T09:00:00Z');

test.each([
  [13, 'KS5', 1],
  [9, 'KS3', 0],
] as const)('Year %i reads at home what its topics are', (yearGroup, keyStage, times) => {
  show(<SecondaryHeader user={aPupil({ yearGroup, keyStage })} now={now} />);
  expect(screen.queryAllByText(/at GCSE level for now: a good foundation/)).toHaveLength(times);
  expect(screen.queryByText(/£/)).toBeNull();
});
