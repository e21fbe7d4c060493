import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer } from '../../testing/answers.ts';
import { aPupil, profileOf } from '../../testing/people.ts';
import { show } from '../../testing/show.tsx';
import { AnswerOptions } from './answer-options.tsx';

test('a digit picks an option; with Ctrl it is the browser’s own', async () => {
  answer('GET /api/simple-auth/profile', profileOf(aPupil()));
  const onChoose = vi.fn<(option: number) => void>();
  const { person } = show(
    <AnswerOptions options={['3', '4', '6']} chosen={-1} onChoose={onChoose} labelledBy="q" describedBy={undefined} />,
  );
  screen.getByRole('radiogroup').focus();
  await person.keyboard('{Control>}2{/Control}');
  expect(onChoose).not.toHaveBeenCalled();
  await person.keyboard('2');
  expect(onChoose.mock.calls).toEqual([[1]]);
});

test.each([
  [
    ['A', 'B', 'C'],
    ['A', 'B', 'C'],
  ],
  [
    ['oak', 'ash', 'elm'],
    ['Aoak', 'Bash', 'Celm'],
  ],
])('%j: letters of a picture have no second letter', (options, shown) => {
  answer('GET /api/simple-auth/profile', profileOf(aPupil()));
  show(<AnswerOptions options={options} chosen={-1} onChoose={() => undefined} labelledBy="q" describedBy={undefined} />);
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual(shown);
});
