import type { StudentStats } from '@hedgerow/contracts/progress';
import { IconTargetArrow } from '@tabler/icons-react';
import { ReadAloud } from '../../ui/listen.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './adventure.module.css';
import { EnergyCard } from './energy-card.tsx';
import { Goals } from './goals.tsx';
import { MedalShelf } from './medal-shelf.tsx';
import { earnedWords, shownMedals } from './medal-words.ts';
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
  const badges = medals.filter(({ kind }) => kind === 'badge');
  const achievements = medals.filter(({ kind }) => kind === 'achievement');
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
            <Panel title="Today’s goals" icon={<IconTargetArrow size={28} aria-hidden />}>
              <Goals goals={goals} />
            </Panel>
          )}
        </div>
      </div>
      <Panel title="Badges" aside={<span className={classes.count}>{earnedWords(badges)}</span>}>
        <MedalShelf label="Badges" medals={badges} size={112} />
      </Panel>
      <Panel title="Achievements" aside={<span className={classes.count}>{earnedWords(achievements)}</span>}>
        <MedalShelf label="Achievements" medals={achievements} size={112} />
      </Panel>
    </div>
  );
};
