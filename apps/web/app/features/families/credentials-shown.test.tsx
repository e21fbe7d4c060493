import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { CredentialsShown } from './credentials-shown.tsx';

const credentials = { childId: 'c1', firstName: 'Wren', username: 'wren.lee', password: 'fW58tL3S' };

test.each([
  ['offered to a child who begins to read', true],
  ['left out for everybody else', false],
])('pictures in place of letters are %s', (_, tapsPictures) => {
  show(<CredentialsShown credentials={credentials} tapsPictures={tapsPictures} onDone={() => undefined} />);
  expect(screen.queryByText(/Wren can tap four pictures instead/) !== null).toBe(tapsPictures);
});
