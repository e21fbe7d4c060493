import type { SubjectId } from '@hedgerow/domain/subjects';
import { Title, VisuallyHidden } from '@mantine/core';
import { IconMap2 } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { Bramble } from '../../ui/art/bramble.tsx';
import type { CreatureProps } from '../../ui/art/creature.tsx';
import { Dot } from '../../ui/art/dot.tsx';
import { Flint } from '../../ui/art/flint.tsx';
import { Moss } from '../../ui/art/moss.tsx';
import { Pip } from '../../ui/art/pip.tsx';
import { Wren } from '../../ui/art/wren.tsx';
import { Button } from '../../ui/button.tsx';
import { WorldLand } from './world-land.tsx';
import type { World, WorldId } from './worlds.ts';
import classes from './worlds.module.css';

const creatures: Readonly<Record<WorldId, (props: CreatureProps) => ReactElement>> = {
  hill: Flint,
  wood: Bramble,
  pond: Moss,
  shore: Pip,
  meadow: Wren,
  hedge: Dot,
};

type Props = {
  readonly worlds: readonly World[];
  /** One subject opens its map; several are chosen from; none: all of them. */
  readonly onOpen: (subjects: readonly SubjectId[]) => void;
};

/** docs/product/pupil-home.md#maps: Mathematics, English and the other worlds open learning maps; All Topics lets the pupil choose any. */
export const WorldsPanel = ({ worlds, onOpen }: Props) => (
  <section className={classes.worlds} aria-labelledby="worlds">
    <div className={classes.head}>
      <Title order={2} size="h3" id="worlds">
        Worlds
      </Title>
      <Button kind="quiet" icon={<IconMap2 size={22} aria-hidden />} onClick={() => onOpen([])}>
        <span>
          <VisuallyHidden>Map: </VisuallyHidden>All Topics
        </span>
      </Button>
    </div>
    <ul className={classes.list}>
      {worlds.map(({ id, name, subjects }) => {
        const Creature = creatures[id];
        return (
          <li key={id}>
            <button type="button" className={classes.world} onClick={() => onOpen(subjects)}>
              <svg viewBox="0 0 200 150" preserveAspectRatio="xMidYMax slice" className={classes.land} aria-hidden>
                <WorldLand world={id} />
                <Creature mood="happy" x={45} y={28} size={112} />
              </svg>
              <span className={classes.name}>
                <VisuallyHidden>Map: </VisuallyHidden>
                {name}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  </section>
);
