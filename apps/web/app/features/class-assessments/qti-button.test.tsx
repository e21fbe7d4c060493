import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { QtiButton } from './qti-button.tsx';

test('it is said how many questions stay out of the file for another platform', () => {
  show(<QtiButton paperId="paper" title="Clocks" onPictures={2} />);
  expect(
    screen.getByText('The 2 questions that are answered on their pictures stay out of that file. All other pictures are in it.'),
  ).toBeTruthy();
});

test('nothing is said where every question can go', () => {
  show(<QtiButton paperId="paper" title="Clocks" />);
  expect(screen.queryByText(/stay out/)).toBeNull();
});
