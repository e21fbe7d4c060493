import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { PlanCards } from './plan-cards.tsx';

const cards = (phase: 'primary' | 'secondary') => <PlanCards phase={phase} chosen={undefined} onChoose={() => undefined} />;

test('secondary plans say before the sale what there is for Years 12 and 13', () => {
  show(cards('secondary'));
  expect(screen.getByText(/GCSE level: a foundation to keep secure. There are no A level topics yet/)).toBeDefined();
});

test('primary plans do not speak of A level', () => {
  show(cards('primary'));
  expect(screen.queryByText(/A level/)).toBeNull();
});
