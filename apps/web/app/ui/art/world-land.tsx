import type { ReactElement } from 'react';
import type { WorldId } from '../../lib/world-of.ts';
import { Hedge } from './hedge.tsx';

const Ground = ({ fill }: { readonly fill: string }) => <path d="M0 96c40-16 80-16 110-8s60 4 90-8v70H0Z" fill={fill} />;

const Hill = () => (
  <>
    <path d="M96 110c12-60 40-84 60-84s40 30 60 84Z" fill="var(--hill-far)" />
    <path d="M-20 116c16-56 40-76 62-76s46 24 62 76Z" fill="var(--hill)" />
    <path d="M42 40V16l18 6-18 6" fill="var(--bloom)" stroke="var(--wood-deep)" strokeWidth="2.500" strokeLinejoin="round" />
    <Ground fill="var(--meadow)" />
  </>
);

const Pine = ({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path d="M-4 0h8v18h-8Z" fill="var(--wood-deep)" />
    <path d="M0-54 24 2h-48Z" fill="var(--leaf-dark)" />
    <path d="M0-54 24 2H0Z" fill="var(--leaf-shade)" />
  </g>
);

const Wood = () => (
  <>
    <Pine x={26} y={80} size={1.1} />
    <Pine x={172} y={78} size={1.25} />
    <Pine x={62} y={84} size={0.8} />
    <Pine x={138} y={82} size={0.85} />
    <Ground fill="var(--meadow-deep)" />
  </>
);

const Reed = ({ x }: { readonly x: number }) => (
  <g transform={`translate(${x} 64)`}>
    <path d="M0 48C1 30-1 16 0 0" stroke="var(--leaf-shade)" strokeWidth="4" fill="none" strokeLinecap="round" />
    <path d="M0 2v18" stroke="var(--wood-deep)" strokeWidth="9" strokeLinecap="round" />
  </g>
);

const Pond = () => (
  <>
    <Ground fill="var(--meadow)" />
    <Reed x={22} />
    <Reed x={40} />
    <Reed x={178} />
    <ellipse cx="100" cy="130" rx="104" ry="28" fill="var(--sky)" opacity=".55" />
    <path d="M36 126h26M134 136h30M60 142h20" stroke="#fff" strokeWidth="3" strokeLinecap="round" opacity=".7" />
  </>
);

const Shore = () => (
  <>
    <path d="M0 78h200v72H0Z" fill="var(--sky)" opacity=".5" />
    <path d="M12 90h24M60 84h22M150 90h28" stroke="#fff" strokeWidth="3" strokeLinecap="round" opacity=".7" />
    <path d="M146 74h36l-8 14h-22Z" fill="var(--wood)" />
    <path d="M164 72V42l16 26Z" fill="#fff" stroke="var(--wood-deep)" strokeWidth="2.500" strokeLinejoin="round" />
    <path d="M0 116c50-22 110-24 200-10v44H0Z" fill="var(--path)" />
    <path d="m26 126 3 7 7 .5-5.500 5 2 7-6.500-4-6.500 4 2-7-5.500-5 7-.5Z" fill="var(--bloom)" />
  </>
);

const flowers = [
  [20, 112],
  [44, 98],
  [66, 120],
  [140, 116],
  [160, 98],
  [182, 118],
] as const;

const Meadow = () => (
  <>
    <path d="M0 100c60-40 130-40 200-14v64H0Z" fill="var(--hill)" />
    <Ground fill="var(--meadow)" />
    {flowers.map(([x, y], at) => (
      <g key={x} transform={`translate(${x} ${y})`}>
        <path d="M0 0v16" stroke="var(--leaf-shade)" strokeWidth="3" strokeLinecap="round" />
        <circle r="8" fill={at % 2 === 0 ? 'var(--bloom)' : 'var(--sun)'} />
        <circle r="3" fill="var(--bloom-heart)" />
      </g>
    ))}
  </>
);

const Row = () => (
  <>
    <Hedge
      x={8}
      top={76}
      foot={120}
      bumps={[36, 32, 40, 34, 40]}
      blooms={[
        [34, 74],
        [150, 76],
        [176, 92],
      ]}
    />
    <Ground fill="var(--meadow)" />
  </>
);

const lands: Readonly<Record<WorldId, () => ReactElement>> = {
  hill: Hill,
  wood: Wood,
  pond: Pond,
  shore: Shore,
  meadow: Meadow,
  hedge: Row,
};

/** Where the creature of a world lives. */
export const WorldLand = ({ world }: { readonly world: WorldId }) => {
  const Land = lands[world];
  return <Land />;
};
