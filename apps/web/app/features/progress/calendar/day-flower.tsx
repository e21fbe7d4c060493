import { type DayKind, dayKinds } from './day-words.ts';
import classes from './calendar.module.css';

type Counts = Readonly<Record<DayKind, number>>;

/** A flower has five petals; more are added up to this number, and the figure in the heart says the rest. */
const fewestPetals = 5;
const mostPetals = 9;

/** The petals in their order: those that were earned in the colour of their kind, the others still pale. */
export const petalsOf = (counts: Counts): readonly (DayKind | undefined)[] => {
  const grown = dayKinds.flatMap((kind) => Array.from({ length: counts[kind] }, () => kind)).slice(0, mostPetals);
  return Array.from({ length: Math.max(fewestPetals, grown.length) }, (_, at) => grown[at]);
};

const size = (petals: number) => (petals > 6 ? { rx: 8.5, ry: 11, cy: -20 } : { rx: 11, ry: 12, cy: -18 });

/** A day that has flowered: a petal for each thing that was done, their number in the heart. Words beside it say the same. */
export const DayFlower = ({ counts, total }: { readonly counts: Counts; readonly total: number }) => {
  const petals = petalsOf(counts);
  return (
    <svg viewBox="0 0 64 64" className={classes.flower} aria-hidden>
      <g transform="translate(32 32)">
        {petals.map((kind, at) => (
          <ellipse
            key={`${kind ?? 'pale'}-${String(at)}`}
            {...size(petals.length)}
            transform={`rotate(${(at * 360) / petals.length})`}
            className={classes.petal}
            data-kind={kind}
          />
        ))}
        <circle r={13} className={classes.heart} />
        <text className={classes.heartFigure} textAnchor="middle" dominantBaseline="central">
          {total}
        </text>
      </g>
    </svg>
  );
};
