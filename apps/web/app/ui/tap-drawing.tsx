import type { FigureTaps, FigureView } from '@hedgerow/contracts/figures';
import { FigureDrawing } from './figure-drawing.tsx';
import classes from './tap-drawing.module.css';
import type { TapFigureProps } from './tap-figure.tsx';

type Props = Omit<TapFigureProps, 'figure' | 'taps'> & { readonly figure: FigureView; readonly taps: FigureTaps };

/** The places are for fingers and mice alone: whoever uses keys or a screen reader has a button for each answer. */
export const TapDrawing = ({ figure, completed, taps, isChosen, verdictOf, disabled, onTap }: Props) => (
  <FigureDrawing figure={figure} completed={completed}>
    {taps.map(({ at: [x, y], size: [wide, tall] }, at) => (
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the answer's own button has them
      <rect
        key={`${x}-${y}`}
        x={x}
        y={y}
        width={wide}
        height={tall}
        rx={Math.min(14, wide / 4)}
        className={classes.place}
        aria-hidden
        data-tap={at + 1}
        data-chosen={isChosen(at) || undefined}
        data-verdict={verdictOf?.(at)}
        data-disabled={disabled || undefined}
        onClick={disabled ? undefined : () => onTap(at)}
      />
    ))}
  </FigureDrawing>
);
