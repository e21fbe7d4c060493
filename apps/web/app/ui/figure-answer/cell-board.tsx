import type { FigureHandles } from '@hedgerow/contracts/figures';
import { useRef } from 'react';
import type { FigureAnswerProps } from '../figure-answer.tsx';
import { FigureDrawing } from '../figure-drawing.tsx';
import { figureWidth } from '../figure-width.ts';
import classes from './figure-answer.module.css';
import { unaidedTyping } from '../unaided-typing.ts';

type Props = Omit<FigureAnswerProps, 'handles'> & { readonly handles: Extract<FigureHandles, { kind: 'cells' }> };

const modes = { digits: 'numeric', number: 'text', words: 'text' } as const;
/** As much as the server reads of one; nothing that stands between two. */
const kept = (text: string): string => text.replaceAll('|', '').slice(0, 12);
const share = (part: number, whole: number): string => `${(100 * part) / whole}%`;

/** Where the arrow keys lead from one cell: to the nearest in that direction. */
const nextCell = (cells: Props['handles']['cells'], from: number, [right, down]: readonly [number, number]): number => {
  const here = cells[from]?.at ?? [0, 0];
  const away = cells.map(({ at: [x, y] }) => {
    const [dx, dy] = [x - here[0], y - here[1]];
    const along = right * dx + down * dy;
    return along > 1 ? along + 4 * Math.abs(right * dy + down * dx) : Number.POSITIVE_INFINITY;
  });
  const nearest = Math.min(...away);
  return Number.isFinite(nearest) ? away.indexOf(nearest) : from;
};
const ways = new Map<string, readonly [number, number]>([
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
]);

/** A table whose gaps are fields: each is called by its row and its column, and Enter goes on to the next that is empty. */
export const CellBoard = ({ figure, handles, places, onPlaces, disabled, labelledBy }: Props) => {
  const board = useRef<HTMLDivElement>(null);
  const { cells, keys } = handles;
  const texts = cells.map((_, at) => String(places[at] ?? ''));
  const goTo = (at: number): void => board.current?.querySelectorAll('input')[at]?.focus();
  return (
    <fieldset className={classes.answer} aria-labelledby={labelledBy} disabled={disabled} data-disabled={disabled || undefined}>
      <div ref={board} className={classes.cells} style={{ maxWidth: figureWidth(figure.width, figure.height) }}>
        <FigureDrawing figure={figure} />
        {cells.map(({ name, at: [x, y], size: [wide, tall] }, at) => (
          <input
            key={name}
            type="text"
            className={classes.cell}
            style={{
              left: share(x + 3, figure.width),
              top: share(y + 3, figure.height),
              width: share(wide - 6, figure.width),
              height: share(tall - 6, figure.height),
            }}
            aria-label={name}
            inputMode={modes[keys]}
            enterKeyHint="next"
            {...unaidedTyping}
            maxLength={12}
            value={texts[at]}
            onChange={(event) => onPlaces(texts.with(at, kept(event.currentTarget.value)))}
            onKeyDown={(event) => {
              const way = ways.get(event.key);
              if (way !== undefined) {
                event.preventDefault();
                goTo(nextCell(cells, at, way));
              }
              // The last gap leaves Enter to the form: it checks the answer.
              const empty = texts.findIndex((text, other) => other !== at && text.trim() === '');
              if (event.key === 'Enter' && empty >= 0) {
                event.preventDefault();
                goTo(empty);
              }
            }}
          />
        ))}
      </div>
    </fieldset>
  );
};
