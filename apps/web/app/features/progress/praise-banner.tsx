import { pointsBanner } from '@hedgerow/domain/points';
import { Pip } from '../../ui/art/pip.tsx';
import classes from './adventure.module.css';
import { praiseWords } from './kind-words.ts';

/** docs/product/rewards.md#points: praise by total points; from 500 on the banner is golden, and from 1000 Pip has company. */
export const PraiseBanner = ({ totalPoints }: { readonly totalPoints: number }) => {
  const praise = praiseWords(totalPoints, 'playful');
  if (praise === undefined) return null;
  const banner = pointsBanner(totalPoints);
  return (
    <div className={classes.banner} data-gold={banner !== undefined}>
      <svg viewBox={banner === 1000 ? '0 0 250 150' : '0 0 160 150'} height={84} aria-hidden>
        <Pip mood="happy" size={150} />
        {banner === 1000 && <Pip mood="happy" x={140} y={45} size={105} />}
      </svg>
      <p>
        <strong>{praise.title}</strong>
        <span>{praise.about}</span>
      </p>
    </div>
  );
};
