import { type Mark, pictureDrawings } from '@hedgerow/contracts/picture-drawings';
import type { Picture } from '@hedgerow/contracts/picture-sign-in';

const line = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
const colour = (name: string | undefined): string => {
  if (name === undefined) return 'none';
  return name.startsWith('#') ? name : `var(--${name})`;
};

const Shape = ({ mark }: { readonly mark: Mark }) => {
  const { fill, stroke, width, opacity } = mark;
  const look = { ...line, fill: colour(fill), stroke: colour(stroke), strokeWidth: width, opacity };
  if ('d' in mark) return <path d={mark.d} {...look} />;
  if ('circle' in mark) return <circle cx={mark.circle[0]} cy={mark.circle[1]} r={mark.circle[2]} {...look} />;
  if ('ellipse' in mark) {
    const [cx, cy, rx, ry] = mark.ellipse;
    return <ellipse cx={cx} cy={cy} rx={rx} ry={ry} {...look} />;
  }
  const [x, y, across, down, rx] = mark.rect;
  return <rect x={x} y={y} width={across} height={down} rx={rx} {...look} />;
};

type Props = { readonly marks: readonly Mark[]; readonly size?: number | string };

/** Named beside it or by its button: screen readers skip the drawing. */
export const Drawn = ({ marks, size = 72 }: Props) => (
  <svg viewBox="0 0 96 96" width={size} height={size} aria-hidden focusable="false">
    {marks.map((mark, at) => (
      <Shape key={at} mark={mark} />
    ))}
  </svg>
);

/** "Apple". */
export const pictureName = (picture: Picture): string => picture.charAt(0).toUpperCase() + picture.slice(1);

export const PictureArt = ({ picture, size }: { readonly picture: Picture; readonly size?: number | string }) => (
  <Drawn marks={pictureDrawings[picture]} {...(size !== undefined && { size })} />
);
