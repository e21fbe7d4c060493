import type { AvatarLook } from '@hedgerow/domain/avatar';
import { accessories, backgrounds, characters, styles } from './art/parts.ts';
import { Arms, Feet, Paws, Torso } from './art/rig.tsx';
import classes from './avatar-picture.module.css';

/** How much is seen: everything, head and shoulders, the background alone. */
const views = { whole: '0 0 240 240', portrait: '26 0 188 188', scene: '0 0 240 240' } as const;
export type AvatarView = keyof typeof views;

type Props = {
  readonly look: AvatarLook;
  readonly view?: AvatarView;
  /** Left out where words beside it say the same. */
  readonly label?: string;
};

/** One avatar, layer upon layer: background, tail, body, clothes, arms, scarf, head, glasses, hat. */
export const AvatarPicture = ({ look, view = 'whole', label }: Props) => {
  const { coat, Behind, Front, Head } = characters[look.character ?? 'friendly-panda'];
  const style = look.style === undefined ? undefined : styles[look.style];
  const Background = look.background === undefined ? undefined : backgrounds[look.background];
  const Neck = look.neck === undefined ? undefined : accessories.neck[look.neck];
  const Eyes = look.eyes === undefined ? undefined : accessories.eyes[look.eyes];
  const Hat = look.head === undefined ? undefined : accessories.head[look.head];
  const Held = look.hand === undefined ? undefined : accessories.hand[look.hand];
  return (
    <svg
      viewBox={views[view]}
      preserveAspectRatio="xMidYMid slice"
      className={classes.picture}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      {Background !== undefined && (
        <g className={classes.scene}>
          <Background />
        </g>
      )}
      {view !== 'scene' && (
        <g className={classes.figure} transform="translate(9.600 16) scale(.92)">
          <ellipse cx="120" cy="217" rx="58" ry="7" fill="#1e281e" opacity=".2" />
          {Behind !== undefined && <Behind />}
          {style?.Behind !== undefined && <style.Behind />}
          <Feet coat={coat} />
          <Torso coat={coat} Front={Front} />
          {style?.Shoes !== undefined && <style.Shoes />}
          {style !== undefined && <style.Clothes />}
          <Arms coat={coat} {...(style?.sleeve === undefined ? {} : { sleeve: style.sleeve })} />
          {Neck !== undefined && <Neck />}
          {Held !== undefined && <Held />}
          <Paws coat={coat} />
          <Head />
          {Eyes !== undefined && <Eyes />}
          {Hat !== undefined && <Hat />}
        </g>
      )}
    </svg>
  );
};
