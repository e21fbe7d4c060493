import type { StudentStats } from '@hedgerow/contracts/progress';
import { IconClipboardCheck } from '@tabler/icons-react';
import { Fold } from '../../ui/fold.tsx';
import { ReadAloud } from '../../ui/listen.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './adventure.module.css';
import { EnergyCard } from './energy-card.tsx';
import { Goals } from './goals.tsx';
import { MedalShelf } from './medal-shelf.tsx';
import { earnedWords, nextAndAlbum, shownMedals } from './medal-words.ts';
import { PraiseBanner } from './praise-banner.tsx';
import { StatsPanel } from './stats-panel.tsx';
import { StreakPowersCard } from './streak-powers-card.tsx';

type Props = {
  readonly stats: StudentStats;
  /** Today's goals that this pupil's plan opens; none without a plan. */
  readonly goals: StudentStats['dailyGoals'];
};

const spoken = (stats: StudentStats): string =>
  `You are a ${stats.levelName}. You have ${stats.totalPoints} points. Badges: ${earnedWords(stats.medals)}.`;

/** My Adventure: how far a primary pupil has come. Everything here was done; nothing here can be lost. */
export const Adventure = ({ stats, goals }: Props) => {
  const medals = shownMedals(stats.medals, 'playful');
  const { next, album } = nextAndAlbum(medals);
  return (
    <div className={classes.adventure}>
      <PraiseBanner totalPoints={stats.totalPoints} />
      <Panel title="How far I have come" aside=<ReadAloud name="How far I have come" words={spoken(stats)} />>
        <StatsPanel stats={stats} />
      </Panel>
      <div className={classes.pair}>
        {stats.streaksOn && <StreakPowersCard currentStreak={stats.currentStreak} longestStreak={stats.longestStreak} />}
        <div className={classes.beside} data-alone={!stats.streaksOn}>
          <EnergyCard percent={stats.learningEnergy} />
          {goals.length > 0 && (
            <Panel title="Today’s goals" icon={<IconClipboardCheck size={28} aria-hidden />}>
              <Goals goals={goals} />
            </Panel>
          )}
        </div>
      </div>
      <Panel title="Badges" aside={<span className={classes.count}>{earnedWords(medals)}</span>}>
        {next.length > 0 && <MedalShelf label="Next badges" medals={next} size={128} />}
        {album.length > 0 && (
          <Fold title="My album">
            <MedalShelf label="Album" medals={album} size={96} />
          </Fold>
        )}
      </Panel>
    </div>
  );
};
