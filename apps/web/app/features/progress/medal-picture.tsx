import type { MedalProgress } from '@hedgerow/contracts/progress';
import { medalEmblems } from './medal-emblems.tsx';
import classes from './medals.module.css';

type Props = Pick<MedalProgress, 'id' | 'current' | 'target' | 'isEarned'> & {
  /** A badge wears a wreath of leaves, an achievement a golden rim. */
  readonly kind: 'badge' | 'achievement';
  /** Width in px. */
  readonly size?: number;
};

const leaves = Array.from({ length: 20 }, (_, at) => at * 18);
const around = 2 * Math.PI * 42;

const Wreath = () => (
  <>
    {leaves.map((turn, at) => (
      <path
        key={turn}
        d="M50 2c6 5 7 11 0 16-7-5-6-11 0-16Z"
        transform={`rotate(${turn} 50 50)`}
        fill={at % 2 === 0 ? 'var(--leaf-bright)' : 'var(--leaf-shade)'}
      />
    ))}
    <circle cx="50" cy="50" r="38" fill="var(--leaf-dark)" />
  </>
);

const Rim = () => (
  <>
    <circle cx="50" cy="50" r="47" fill="var(--sun-deep)" />
    <circle cx="50" cy="50" r="43.500" fill="var(--sun)" />
    <circle cx="50" cy="50" r="38" fill="var(--sun-deep)" />
  </>
);

const Ribbon = () => (
  <>
    <path d="M33 78 20 116l14-5 9 10 9-33Z" fill="var(--hawthorn)" />
    <path d="m67 78 13 38-14-5-9 10-9-33Z" fill="var(--bloom)" />
  </>
);

/** A medal as it hangs when it is earned; before that its picture waits inside a ring that fills. The words beside it say the same. */
export const MedalPicture = ({ id, kind, current, target, isEarned, size = 96 }: Props) => (
  <svg viewBox="0 0 100 122" width={size} height={size * 1.22} className={classes.picture} data-earned={isEarned} aria-hidden>
    {isEarned ? (
      <>
        <ellipse cx="50" cy="118" rx="26" ry="4" fill="var(--art-shadow)" />
        <Ribbon />
        {kind === 'badge' ? <Wreath /> : <Rim />}
        <circle cx="50" cy="50" r="35" className={classes.face} />
      </>
    ) : (
      <>
        <circle cx="50" cy="50" r="42" className={classes.track} />
        <circle
          cx="50"
          cy="50"
          r="42"
          className={classes.done}
          strokeDasharray={`${(current / target) * around} ${around}`}
          transform="rotate(-90 50 50)"
        />
        <circle cx="50" cy="50" r="35" className={classes.face} />
      </>
    )}
    <g className={classes.emblem} transform="translate(24.400 24.400) scale(.8)">
      {medalEmblems[id]}
    </g>
  </svg>
);
