import { planThatOpens } from '@hedgerow/domain/plans';
import { subjectGroup, subjectName } from '@hedgerow/domain/subjects';
import { IconLock, IconMap2 } from '@tabler/icons-react';
import { useParentLooks } from '../../lib/pupil.ts';
import { suggestUpgrade } from '../../lib/suggest-upgrade.ts';
import { Panel } from '../../ui/panel.tsx';
import { subjectStyle } from '../../ui/theme/subject-colours.ts';
import type { JourneySubject } from './journey.ts';
import classes from './journey.module.css';
import { SubjectPicture } from './subject-picture.tsx';

const inside = ({ subject }: JourneySubject) => (
  <>
    <span className={classes.top}>
      <SubjectPicture subject={subject} />
    </span>
    <span className={classes.name}>{subjectName(subject)}</span>
    <span className={classes.locked}>
      <IconLock size={18} aria-hidden />
      Locked
    </span>
  </>
);

/** Maths and English come with the first plan, the other subjects with the one above. */
const planNameOf = ({ subject }: JourneySubject): string => planThatOpens('practice', 'primary', subject)?.name ?? '';

/** docs/product/plans.md#what-plans-open: without a plan every subject tile is locked. A pupil reads so; a parent who looks is led to the plan. */
export const LockedJourney = ({ journey }: { readonly journey: readonly JourneySubject[] }) => {
  const isParent = useParentLooks();
  return (
    <Panel title="Today’s Learning Journey" icon={<IconMap2 size={28} aria-hidden />}>
      <ul className={classes.tiles}>
        {journey
          .toSorted((one, other) => Number(subjectGroup(one.subject) !== 'core') - Number(subjectGroup(other.subject) !== 'core'))
          .map((step) => (
            <li key={step.subject} className={classes.tile} style={subjectStyle(step.subject)}>
              {isParent ? (
                <button
                  type="button"
                  className={classes.press}
                  onClick={() => suggestUpgrade({ feature: subjectName(step.subject), planName: planNameOf(step) })}
                >
                  {inside(step)}
                </button>
              ) : (
                <div className={classes.press} data-locked="true">
                  {inside(step)}
                </div>
              )}
            </li>
          ))}
      </ul>
    </Panel>
  );
};
