import type { Interval } from '@hedgerow/domain/plans';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { PlanCards } from './plan-cards.tsx';

const nothing = () => undefined;
const cards = (phase: 'primary' | 'secondary', interval: Interval = 'month', onInterval: (to: Interval) => void = nothing) => (
  <PlanCards phase={phase} chosen={undefined} interval={interval} onInterval={onInterval} onChoose={nothing} />
);

test('secondary plans say before the sale what there is for Years 12 and 13', () => {
  show(cards('secondary'));
  expect(screen.getByText(/GCSE level: a good foundation. There are no A-level topics yet/)).toBeDefined();
});

test('primary plans do not speak of A level', () => {
  show(cards('primary'));
  expect(screen.queryByText(/A level/)).toBeNull();
});

test('the prices are those of the interval that is chosen, and the other one is a press away', () => {
  const onInterval = vi.fn<(to: Interval) => void>();
  show(cards('primary', 'month', onInterval));
  expect(screen.getByText('£30').parentElement?.textContent).toBe('£30 a month per child');
  fireEvent.click(screen.getByRole('radio', { name: /Once a year/ }));
  expect(onInterval).toHaveBeenCalledWith('year');
});

test('a year is said as a year', () => {
  show(cards('secondary', 'year'));
  expect(screen.getByText('£350').parentElement?.textContent).toBe('£350 a year per child');
});
