import type { AdaptiveLearning } from '@hedgerow/contracts/adaptive';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { hasDrawing, SubjectDrawing } from '../../ui/art/stop-pictures.tsx';
import { type PlaceState, plantOf } from './map-places.ts';

type Theme = AdaptiveLearning['visualTheme'];
type Props = {
  readonly subject: SubjectId;
  readonly theme: Theme;
  readonly state: PlaceState;
  /** Something was answered there: a seed has come up. */
  readonly begun: boolean;
  readonly at: number;
  /** Its topic has a picture of its own: then the subject's thing makes way. */
  readonly pictured?: boolean;
};

/** What the land is made of: upper side and edge. */
const lands: Readonly<Record<Theme, readonly [top: string, edge: string]>> = {
  default: ['var(--meadow)', 'var(--meadow-deep)'],
  forest: ['var(--meadow-deep)', 'var(--leaf-shade)'],
  underwater: ['var(--path)', 'var(--path-edge)'],
  castle: ['var(--hill)', 'var(--meadow-deep)'],
  space: ['var(--subject-tint)', 'var(--subject)'],
};

const Tree = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M-2 0v10h4V0Z" fill="var(--wood-deep)" />
    <path d="M0-24 11 2h-22Z" fill="var(--leaf-dark)" />
    <path d="M0-24 11 2H0Z" fill="var(--leaf-shade)" />
  </g>
);

const Hedge = () => (
  <>
    <circle cx="34" cy="48" r="9" fill="var(--leaf-shade)" />
    <circle cx="45" cy="44" r="11" fill="var(--leaf-bright)" />
    <circle cx="114" cy="48" r="8" fill="var(--leaf-shade)" />
    <circle cx="123" cy="51" r="6" fill="var(--leaf-bright)" />
  </>
);

const Coral = () => (
  <>
    <path
      d="M38 56c-8-10-2-16-6-26m6 26c0-12 6-12 6-22m-6 22c4-8 12-8 14-16"
      fill="none"
      stroke="var(--bloom)"
      strokeWidth="5"
      strokeLinecap="round"
    />
    <path d="M116 58c-6-10 6-14 0-26" fill="none" stroke="var(--leaf-bright)" strokeWidth="5" strokeLinecap="round" />
    <g fill="none" stroke="var(--sky)" strokeWidth="1.5">
      <circle cx="128" cy="24" r="4" />
      <circle cx="122" cy="12" r="2.500" />
    </g>
  </>
);

const Tower = () => (
  <>
    <path d="M30 54V24h4v5h5v-5h6v5h5v-5h4v30Z" fill="var(--panda-shade)" stroke="var(--panda-edge)" />
    <path d="M38 54v-9a4 4 0 0 1 8 0v9Z" fill="var(--wood-deep)" />
    <path d="M42 24V8l13 5-13 5" fill="var(--bloom)" stroke="var(--wood-deep)" strokeWidth="1.500" />
    <circle cx="118" cy="50" r="9" fill="var(--leaf-shade)" />
  </>
);

const Craters = () => (
  <>
    <g fill="var(--subject)" opacity=".28">
      <ellipse cx="42" cy="60" rx="11" ry="5" />
      <ellipse cx="112" cy="66" rx="9" ry="4" />
      <ellipse cx="74" cy="78" rx="7" ry="3" />
    </g>
    <path d="m120 14 2.500 6 6 2.500-6 2.500-2.500 6-2.500-6-6-2.500 6-2.500Z" fill="var(--sun)" />
    <circle cx="30" cy="24" r="2.500" fill="var(--sun)" />
  </>
);

const Scenery = ({ theme }: { readonly theme: Theme }) => {
  switch (theme) {
    case 'space':
      return <Craters />;
    case 'underwater':
      return <Coral />;
    case 'castle':
      return <Tower />;
    case 'forest':
      return (
        <>
          <Tree x={38} y={44} />
          <Tree x={54} y={38} />
          <Tree x={118} y={46} />
        </>
      );
    case 'default':
      return <Hedge />;
  }
};

const Stem = () => (
  <>
    <path d="M80 62V38" stroke="var(--leaf-shade)" strokeWidth="4" strokeLinecap="round" />
    <path d="M80 52c-12 1-17-5-18-13 11 0 17 5 18 13Z" fill="var(--leaf-bright)" />
    <path d="M80 48c11 1 15-4 16-12-10 0-15 4-16 12Z" fill="var(--leaf-shade)" />
  </>
);

/** A seed, a sprout, a flower, or a tree with fruit: by evidence, as on the path. */
const Grown = ({ state, begun }: Pick<Props, 'state' | 'begun'>) => {
  const plant = plantOf(state, begun);
  if (plant === 'flower')
    return (
      <>
        <Stem />
        <g fill="var(--bloom)">
          {[0, 72, 144, 216, 288].map((turn) => (
            <circle key={turn} cx="80" cy="20" r="6.500" transform={`rotate(${turn} 80 28)`} />
          ))}
        </g>
        <circle cx="80" cy="28" r="5.500" fill="var(--bloom-heart)" />
      </>
    );
  if (plant === 'fruit')
    return (
      <>
        <path d="M77 64V40h6v24Z" fill="var(--wood-deep)" />
        <circle cx="80" cy="26" r="18" fill="var(--leaf-bright)" />
        <circle cx="68" cy="34" r="11" fill="var(--leaf-shade)" />
        <circle cx="93" cy="33" r="11" fill="var(--leaf-shade)" />
        <g fill="#d8433b">
          <circle cx="72" cy="22" r="4.500" />
          <circle cx="88" cy="20" r="4.500" />
          <circle cx="81" cy="34" r="4.500" />
        </g>
      </>
    );
  return (
    <>
      <ellipse cx="80" cy="60" rx="14" ry="6" fill="var(--wood)" />
      <ellipse cx="80" cy="59" rx="10" ry="3.500" fill="var(--wood-deep)" />
      {plant === 'sprout' ? (
        <path
          d="M80 60v-9m0 3c-6 0-8-3-9-7 6 0 9 3 9 7Zm0-2c5 0 7-3 8-6-5 0-8 2-8 6Z"
          fill="var(--leaf-bright)"
          stroke="var(--leaf-shade)"
        />
      ) : (
        <ellipse cx="80" cy="58" rx="4.500" ry="3" fill="var(--path)" stroke="var(--path-edge)" />
      )}
    </>
  );
};

/** Half of the land's scenery, and the subject's own thing on the other half: each map is its subject's, and neighbours differ. */
const Furnished = ({ subject, theme, at, pictured = false }: Pick<Props, 'subject' | 'theme' | 'at' | 'pictured'>) => {
  if (pictured || !hasDrawing(subject)) return <Scenery theme={theme} />;
  const left = at % 2 === 0;
  return (
    <>
      <svg x={left ? 80 : 0} width="80" height="104" viewBox={`${left ? 80 : 0} 0 80 104`}>
        <Scenery theme={theme} />
      </svg>
      <g transform={`translate(${left ? 24 : 104} ${at % 3 === 0 ? 22 : 26}) scale(.68)`}>
        <SubjectDrawing subject={subject} />
      </g>
    </>
  );
};

/** An island of the map: no two neighbours lie the same way round. */
export const Island = ({ subject, theme, state, begun, at, pictured }: Props) => {
  const [top, edge] = lands[theme];
  return (
    <svg viewBox="0 0 160 104" aria-hidden>
      <ellipse cx="80" cy="94" rx="62" ry="8" fill="var(--art-shadow)" />
      <g transform={at % 2 === 0 ? undefined : 'matrix(-1 0 0 1 160 0)'}>
        <path d="M12 64c4-20 36-26 66-26s66 6 70 26c3 20-30 32-68 32S9 84 12 64Z" fill={edge} />
        <path d="M12 62c4-20 36-26 66-26s66 6 70 26c2 16-30 24-68 24S10 78 12 62Z" fill={top} />
      </g>
      <Furnished subject={subject} theme={theme} at={at} pictured={pictured ?? false} />
      <Grown state={state} begun={begun} />
    </svg>
  );
};
