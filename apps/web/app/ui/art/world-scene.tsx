import type { ReactElement } from 'react';
import type { WorldId } from '../../lib/world-of.ts';
import { Bramble } from './bramble.tsx';
import type { CreatureProps } from './creature.tsx';
import { Dot } from './dot.tsx';
import { Flint } from './flint.tsx';
import { Moss } from './moss.tsx';
import { Pip } from './pip.tsx';
import { WorldLand } from './world-land.tsx';
import { Wren } from './wren.tsx';

const creatures: Readonly<Record<WorldId, (props: CreatureProps) => ReactElement>> = {
  hill: Flint,
  wood: Bramble,
  pond: Moss,
  shore: Pip,
  meadow: Wren,
  hedge: Dot,
};

/** A world with the creature that lives there: where the pupil presses, and where they come to. */
export const WorldScene = ({ world, className }: { readonly world: WorldId; readonly className: string | undefined }) => {
  const Creature = creatures[world];
  return (
    <svg viewBox="0 0 200 150" preserveAspectRatio="xMidYMax slice" className={className} aria-hidden>
      <WorldLand world={world} />
      <Creature mood="happy" x={45} y={28} size={112} />
    </svg>
  );
};
