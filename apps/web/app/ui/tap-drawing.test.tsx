import type { FigureTaps, FigureView } from '@hedgerow/contracts/figures';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '../testing/show.tsx';
import { TapDrawing } from './tap-drawing.tsx';

const figure: FigureView = { width: 320, height: 120, marks: [], words: 'Pictures. A is a bird. B is a fish.' };
const taps: FigureTaps = [
  { at: [5, 5], size: [150, 100] },
  { at: [165, 5], size: [150, 100] },
];
const place = (at: number): Element => {
  const found = document.querySelector(`[data-tap="${at}"]`);
  if (found === null) throw new Error(`no place ${at}`);
  return found;
};

test('a tap on a part of the picture chooses it, the chosen one is seen, and the picture is still one picture to hear', async () => {
  const onTap = vi.fn<(at: number) => void>();
  const { person } = show(<TapDrawing figure={figure} taps={taps} isChosen={(at) => at === 0} disabled={false} onTap={onTap} />);
  await person.click(place(2));
  expect(onTap).toHaveBeenCalledExactlyOnceWith(1);
  expect(place(1).hasAttribute('data-chosen')).toBe(true);
  expect(place(2).hasAttribute('data-chosen')).toBe(false);
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(figure.words);
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('once it is answered nothing more is chosen, and what was right is seen', async () => {
  const onTap = vi.fn<(at: number) => void>();
  const { person } = show(
    <TapDrawing
      figure={figure}
      taps={taps}
      isChosen={(at) => at === 0}
      verdictOf={(at) => (at === 0 ? 'wrong' : 'right')}
      disabled
      onTap={onTap}
    />,
  );
  await person.click(place(2));
  expect(onTap).not.toHaveBeenCalled();
  expect([place(1), place(2)].map((one) => one.getAttribute('data-verdict'))).toEqual(['wrong', 'right']);
});
