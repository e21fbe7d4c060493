import type { Flashcard } from '@hedgerow/contracts/flashcards';
import { Pip } from '../../ui/art/pip.tsx';
import { Button } from '../../ui/button.tsx';
import { useStage } from '../../ui/stage.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
import classes from './flashcards.module.css';
import { type CardSession, missedCards } from './session.ts';

type Props = {
  readonly session: CardSession;
  readonly onAgain: (cards: readonly Flashcard[]) => void;
  readonly onComplete: () => void;
};

/** docs/product/guides-and-cards.md#cards: at the last card Study Again or Complete Study. */
export const StudyDone = ({ session, onAgain, onComplete }: Props) => {
  const stage = useStage();
  const missed = missedCards(session);
  const answered = session.knew.length + session.notYet.length;
  return (
    <div className={classes.done}>
      {stage === 'playful' && <Pip size={132} mood="happy" />}
      <StepHeading step="done" size="h2">
        {stage === 'playful' ? 'You went through all your cards' : 'All cards done'}
      </StepHeading>
      <dl className={classes.figures}>
        <div>
          <dt>Knew it</dt>
          <dd>{session.knew.length}</dd>
        </div>
        <div>
          <dt>Not yet</dt>
          <dd>{session.notYet.length}</dd>
        </div>
      </dl>
      <p className={classes.later}>
        {answered === 0
          ? 'You looked through them without answering.'
          : 'Each card comes back when it is time, the ones not known yet first.'}
      </p>
      <div className={classes.ways}>
        {missed.length > 0 && missed.length < session.cards.length && (
          <Button kind="quiet" onClick={() => onAgain(missed)}>
            {`Only the ${missed.length} not yet`}
          </Button>
        )}
        <Button kind="quiet" onClick={() => onAgain(session.cards)}>
          Study Again
        </Button>
        <Button onClick={onComplete}>Complete Study</Button>
      </div>
    </div>
  );
};
