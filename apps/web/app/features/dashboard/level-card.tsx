import { levelName } from '@hedgerow/domain/levels';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Growth } from './growth.tsx';
import { growthStages } from './journey.ts';
import classes from './level-card.module.css';

type Props = { readonly level: number; readonly pointsIntoLevel: number; readonly levelPoints: number };

/** Which creature the pupil is now, and how far the next level has grown. */
export const LevelCard = ({ level, pointsIntoLevel, levelPoints }: Props) => {
  const share = levelPoints === 0 ? 0 : pointsIntoLevel / levelPoints;
  const stage = Math.min(growthStages.length - 1, Math.floor(share * growthStages.length));
  return (
    <Panel title={levelName(level)} tone="leaf">
      <p className={classes.level}>Level {level}</p>
      <div className={classes.stages} aria-hidden>
        {growthStages.map((name, at) => (
          <span key={name} className={classes.stage} data-reached={at <= stage} data-now={at === stage}>
            <Growth stage={name} size={52} />
          </span>
        ))}
      </div>
      <ProgressBar label={`To level ${level + 1}`} percent={share * 100} text={`${pointsIntoLevel} of ${levelPoints}`} />
    </Panel>
  );
};
