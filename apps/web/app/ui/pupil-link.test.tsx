import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { ShownBy } from './pupil-link.tsx';

const names = ['Ada Lee', 'Ben Lee', 'Cy Lee', 'Di Lee', 'Ed Lee'];
const pupils = names.map((name) => ({ id: name, name }));

test('a few pupils are named at once', () => {
  show(<ShownBy classId="8a" pupils={pupils.slice(0, 2)} />);
  expect(screen.getByText(/^Shown by/).textContent).toBe('Shown by Ada Lee, Ben Lee');
});

test('more are counted, and named when asked for', async () => {
  const { person } = show(<ShownBy classId="8a" pupils={pupils} />);
  const group = screen.getByRole<HTMLDetailsElement>('group');
  expect(group.open).toBe(false);
  await person.click(screen.getByText('Shown by 5 pupils'));
  expect(group.open).toBe(true);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(names);
});
