import { Panel } from '../../ui/panel.tsx';
import classes from './adventure.module.css';

const rays = Array.from({ length: 10 }, (_, at) => at * 36);

/** docs/product/rewards.md#points: learning energy, a sun with a ray for each tenth. */
export const EnergyCard = ({ percent }: { readonly percent: number }) => (
  <Panel title="Learning energy" tone="sun">
    <div className={classes.energy}>
      <svg viewBox="0 0 120 120" width={132} height={132} role="img" aria-label={`Learning energy: ${percent}%`}>
        {rays.map((turn, at) => (
          <path
            key={turn}
            d="M60 6c5 6 5 14 0 20-5-6-5-14 0-20Z"
            transform={`rotate(${turn} 60 60)`}
            className={classes.ray}
            data-lit={at < Math.round(percent / 10)}
          />
        ))}
        <circle cx="60" cy="60" r="31" fill="var(--sun)" />
        <path d="M60 29a31 31 0 0 1 0 62Z" fill="var(--sun-deep)" opacity=".35" />
        <text x="60" y="67" className={classes.energyFigure}>
          {percent}%
        </text>
      </svg>
      <p>Each new sun begins with two rays. Your points light the others.</p>
    </div>
  </Panel>
);
