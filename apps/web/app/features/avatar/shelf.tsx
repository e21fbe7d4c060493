import type { AvatarItem } from '@hedgerow/contracts/avatar';
import type { AvatarLook, AvatarPlace } from '@hedgerow/domain/avatar';
import { IconCheck, IconStarFilled } from '@tabler/icons-react';
import { AvatarPicture, type AvatarView } from './avatar-picture.tsx';
import classes from './avatar-shop.module.css';
import { stateWords } from './worn.ts';

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

const Mark = ({ item }: { readonly item: AvatarItem }) => {
  if (item.equipped) return <IconCheck size={18} stroke={3} aria-hidden />;
  return item.unlocked ? null : <IconStarFilled size={16} aria-hidden />;
};

type Props = {
  readonly name: string;
  readonly items: readonly AvatarItem[];
  readonly worn: AvatarLook;
  /** With what is tried on: what is pressed. */
  readonly shown: AvatarLook;
  readonly busy: boolean;
  readonly onChoose: (item: AvatarItem) => void;
};

export const Shelf = ({ name, items, worn, shown, busy, onChoose }: Props) => (
  <ul className={classes.shelf} aria-label={name}>
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
          <span className={classes.state}>
            <Mark item={item} />
            {stateWords(item)}
          </span>
        </button>
      </li>
    ))}
  </ul>
);
