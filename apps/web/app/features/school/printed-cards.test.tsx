import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { PrintedCards } from './printed-cards.tsx';

test('a card that goes home says where to sign in', () => {
  const card = { childId: 'c1', firstName: 'Ada', lastName: 'Thorne', username: 'adathorne1000', password: 'X8DCKqXk' };
  show(<PrintedCards cards={[card]} onDone={() => undefined} />);
  // On the screen, and on the sheet that is printed.
  expect(screen.getAllByText(`${location.host}/login`)).toHaveLength(2);
});
