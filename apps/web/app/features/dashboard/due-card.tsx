import { IconCards } from '@tabler/icons-react';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './secondary.module.css';

/** The cards that the scheduler wants back today; nothing is shown when there are none. */
export const DueCard = ({ due, onStudy }: { readonly due: number; readonly onStudy: () => void }) =>
  due === 0 ? null : (
    <Panel tone="action">
      <div className={classes.due}>
        <IconCards size={30} stroke={1.7} aria-hidden />
        <p>
          <strong>{due === 1 ? '1 card is due today' : `${due} cards are due today`}</strong>
          <span>{`About ${Math.max(1, Math.round(due / 3))} min`}</span>
        </p>
        <Button onClick={onStudy}>Study cards</Button>
      </div>
    </Panel>
  );
