import type { StudentStats } from '@hedgerow/contracts/progress';
import { pointsBanner } from '@hedgerow/domain/points';
import classes from './adventure.module.css';
import { praiseWords } from './kind-words.ts';
import { MedalShelf } from './medal-shelf.tsx';
import { shownMedals } from './medal-words.ts';

const pictureSize = 52;

/** An older pupil's badges and achievements, under their points in all: what is done, and how far the next is. */
export const Achievements = ({ stats }: { readonly stats: StudentStats }) => {
  const praise = praiseWords(stats.totalPoints, 'plain');
  return (
    <>
      <p className={pointsBanner(stats.totalPoints) === undefined ? classes.total : `${classes.total} ${classes.marked}`}>
        <strong>{stats.totalPoints.toLocaleString('en-GB')} points in total</strong>
        {praise && (
          <span>
            {praise.title}. {praise.about}
          </span>
        )}
      </p>
      <MedalShelf label="Badges and achievements" medals={shownMedals(stats.medals, 'plain')} size={pictureSize} />
    </>
  );
};
