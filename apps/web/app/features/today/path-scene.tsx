import { Hedge } from '../../ui/art/hedge.tsx';
import classes from './path.module.css';

/** The sky over the path: sun by day, moon and stars at dusk, and hills. Pip stands before it, where no card is in the way. */
export const PathScene = () => (
  <svg viewBox="0 0 1200 420" preserveAspectRatio="xMidYMax slice" className={classes.scene} aria-hidden>
    <circle cx="820" cy="96" r="74" fill="var(--orb-glow)" opacity=".6" />
    <circle cx="820" cy="96" r="46" fill="var(--orb)" />
    <g fill="var(--cloud)">
      <path d="M396 92a20 20 0 0 1 3-39 30 30 0 0 1 56-6 24 24 0 0 1 32 24 15 15 0 0 1-6 21Z" />
      <path d="M660 150a14 14 0 0 1 2-27 21 21 0 0 1 39-4 17 17 0 0 1 22 17 10 10 0 0 1-4 14Z" opacity=".8" />
      <path d="M120 150a16 16 0 0 1 3-31 24 24 0 0 1 45-5 19 19 0 0 1 26 19 12 12 0 0 1-5 17Z" opacity=".8" />
      <path d="M1010 120a16 16 0 0 1 3-31 24 24 0 0 1 45-5 19 19 0 0 1 26 19 12 12 0 0 1-5 17Z" />
    </g>
    <path d="M0 266c170-70 330-60 480-16s330 46 720-50v220H0Z" fill="var(--hill-far)" />
    <path d="M0 318c230-70 420-40 610-14s380 4 590-50v166H0Z" fill="var(--hill)" />
    <Hedge
      x={150}
      top={318}
      foot={372}
      bumps={[40, 48, 36, 52, 40, 44]}
      blooms={[
        [196, 316],
        [278, 312],
        [352, 326],
      ]}
    />
    <Hedge
      x={800}
      top={296}
      foot={352}
      bumps={[44, 36, 50, 42, 48, 40]}
      blooms={[
        [850, 294],
        [920, 302],
        [1010, 296],
      ]}
    />
    <path d="M0 372c220-46 430-34 640-18s380 0 560-30v96H0Z" fill="var(--meadow)" />
    <g fill="var(--bloom)">
      <circle cx="430" cy="388" r="6" />
      <circle cx="520" cy="404" r="5" />
      <circle cx="900" cy="384" r="6" />
    </g>
    <g fill="var(--bloom-heart)">
      <circle cx="472" cy="400" r="5" />
      <circle cx="650" cy="398" r="5" />
      <circle cx="860" cy="402" r="4" />
    </g>
  </svg>
);
