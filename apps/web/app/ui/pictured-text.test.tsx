import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { PicturedText } from './pictured-text.tsx';

const picture = (words: string) => ({ width: 100, height: 50, marks: [], words });
const first = {
  html: '<p>One</p><figure></figure><section><p>Two</p><figure></figure></section>',
  figures: [picture('A clock.'), picture('A ruler.')],
};
const second = { html: '<p>Three</p><figure></figure>', figures: [picture('A jug.')] };

const Turning = () => {
  const [text, setText] = useState(first);
  return (
    <>
      <PicturedText {...text} />
      <button onClick={() => setText(second)}>Turn</button>
    </>
  );
};

test('each picture stands in its place of the text, in order, with its words', async () => {
  const { person } = show(<Turning />);
  await screen.findByRole('img', { name: 'A ruler.' });
  const places = [...document.querySelectorAll('figure')];
  expect(places.map((place) => place.querySelector('svg')?.getAttribute('aria-label'))).toEqual(['A clock.', 'A ruler.']);
  await person.click(screen.getByRole('button'));
  await screen.findByRole('img', { name: 'A jug.' });
  expect(screen.queryByRole('img', { name: 'A ruler.' })).toBeNull();
});
