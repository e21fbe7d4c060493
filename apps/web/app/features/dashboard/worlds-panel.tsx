import type { SubjectId } from '@hedgerow/domain/subjects';
import { Title, VisuallyHidden } from '@mantine/core';
import { IconMap2 } from '@tabler/icons-react';
import { Button } from '../../ui/button.tsx';
import { WorldScene } from '../../ui/art/world-scene.tsx';
import type { World } from './worlds.ts';
import classes from './worlds.module.css';

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
      {worlds.map(({ id, name, subjects }) => (
        <li key={id}>
          <button type="button" className={classes.world} onClick={() => onOpen(subjects)}>
            <WorldScene world={id} className={classes.land} />
            <span className={classes.name}>
              <VisuallyHidden>Map: </VisuallyHidden>
              {name}
            </span>
          </button>
        </li>
      ))}
    </ul>
  </section>
);
