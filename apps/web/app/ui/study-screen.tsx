import type { CSSProperties, ReactNode, Ref } from 'react';
import type { Mood } from './art/creature.tsx';
import { Pip } from './art/pip.tsx';
import { fromTop } from './into-view.ts';
import { useStage } from './stage.tsx';
import classes from './study-screen.module.css';

type Props = {
  readonly children: ReactNode;
  /** What an answer was, and the ways on: always in view. */
  readonly foot: ReactNode;
  /** What the main button of the foot does, and Enter with it. */
  readonly onSubmit?: (() => void) | undefined;
  readonly style?: CSSProperties | undefined;
  /** How Pip looks, who stands beside the young while they learn; left out where Pip is on the card already. */
  readonly pip?: Mood | undefined;
};

/** One screen of a study panel: what it is about, and a foot with the way on. */
export const StudyScreen = ({ children, foot, onSubmit, style, pip }: Props) => {
  const isPlayful = useStage() === 'playful';
  const inside = (
    <>
      {isPlayful && pip !== undefined && (
        <div className={classes.friend}>
          <Pip size={132} mood={pip} />
        </div>
      )}
      <div className={classes.stage}>{children}</div>
      <div className={classes.foot} data-study-foot>
        {foot}
      </div>
    </>
  );
  if (onSubmit === undefined)
    return (
      <div ref={fromTop} className={classes.screen} style={style}>
        {inside}
      </div>
    );
  return (
    <form
      ref={fromTop}
      noValidate
      className={classes.screen}
      style={style}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {inside}
    </form>
  );
};

/** The buttons of a foot: the main one last, whatever else there is before it. */
export const StudyWays = ({ children, ref }: { readonly children: ReactNode; readonly ref?: Ref<HTMLDivElement> }) => (
  <div ref={ref} className={classes.ways}>
    {children}
  </div>
);

/** The white card on which a question, a lesson or an end stands; read aloud as one. */
export const StudyCard = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.card} data-listen-place>
    {children}
  </div>
);
