import type { AvatarItem } from '@hedgerow/contracts/avatar';
import type { AvatarLook } from '@hedgerow/domain/avatar';
import type { AvatarPlace } from '@hedgerow/domain/avatar-places';
import { VisuallyHidden } from '@mantine/core';
import { IconCheck, IconStarFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { AvatarPicture, type AvatarView } from './avatar-picture.tsx';
import classes from './avatar-shop.module.css';
import { ownWords } from './worn.ts';

const views: Readonly<Record<AvatarPlace, AvatarView>> = {
  character: 'portrait',
  style: 'whole',
  background: 'scene',
  head: 'portrait',
  eyes: 'portrait',
  neck: 'portrait',
  hand: 'whole',
};

/** A thing alone on the pupil's animal, so that nothing else hides it. */
const aloneOn = ({ character, style }: AvatarLook, { place, id }: AvatarItem): AvatarLook => ({ character, style, [place]: id });

/** A tick on what is on, a price on what is not theirs yet. */
const State = ({ item }: { readonly item: AvatarItem }) => {
  const words = ownWords(item);
  return (
    <span className={classes.state}>
      {item.equipped && <IconCheck size={18} stroke={3} aria-hidden />}
      {words ?? (
        <>
          <IconStarFilled size={16} aria-hidden />
          {item.price.toLocaleString('en-GB')}
          <VisuallyHidden> points</VisuallyHidden>
        </>
      )}
    </span>
  );
};

type Props = {
  readonly name: string;
  readonly items: readonly AvatarItem[];
  readonly worn: AvatarLook;
  /** With what is tried on: what is pressed. */
  readonly shown: AvatarLook;
  readonly busy: boolean;
  readonly onChoose: (item: AvatarItem) => void;
  /** A tile before the others. */
  readonly children?: ReactNode;
};

export const Shelf = ({ name, items, worn, shown, busy, onChoose, children }: Props) => (
  <ul className={classes.shelf} aria-label={name}>
    {children}
    {items.map((item) => (
      <li key={item.id}>
        <button
          type="button"
          id={`avatar-${item.id}`}
          className={classes.tile}
          aria-pressed={shown[item.place] === item.id}
          data-worn={item.equipped}
          aria-disabled={busy}
          onClick={() => !busy && onChoose(item)}
        >
          <span className={classes.thumb}>
            <AvatarPicture look={aloneOn(worn, item)} view={views[item.place]} />
          </span>
          <span className={classes.name}>{item.name}</span>
          <State item={item} />
        </button>
      </li>
    ))}
  </ul>
);
