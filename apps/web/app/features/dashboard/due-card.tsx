import { IconCards } from '@tabler/icons-react';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './secondary.module.css';

type Props = {
  /** Undefined while it is asked: the place is kept, so that nothing moves. */
  readonly due: number | undefined;
  readonly onStudy: () => void;
  readonly onPrint: () => void;
};

const words = (due: number): string => (due === 1 ? '1 card is due today' : `${due} cards are due today`);

/** The cards that the scheduler wants back today. */
export const DueCard = ({ due, onStudy, onPrint }: Props) => (
  <Panel tone="action">
    <div className={classes.due}>
      <IconCards size={30} stroke={1.7} aria-hidden />
      <p>
        <strong>{due === undefined ? 'Flashcards' : due === 0 ? 'No cards are due today' : words(due)}</strong>
        <span>{due === 0 ? 'You can study any deck below.' : 'A quick review helps you remember them.'}</span>
      </p>
      <Button onClick={onStudy} disabled={due === undefined || due === 0}>
        Study cards
      </Button>
      {due !== undefined && due > 0 && (
        <Button kind="text" onClick={onPrint}>
          Print
        </Button>
      )}
    </div>
  </Panel>
);
