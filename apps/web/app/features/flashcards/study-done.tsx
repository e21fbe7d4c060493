import type { Flashcard } from '@hedgerow/contracts/flashcards';
import { Button } from '../../ui/button.tsx';
import { useStage } from '../../ui/stage.tsx';
import { StudyProgress } from '../../ui/study-progress.tsx';
import { EndWays, type NextWork, WorkEnd } from '../../ui/work-end.tsx';
import classes from './flashcards.module.css';
import { type CardSession, missedCards } from './session.ts';

type Props = {
  readonly session: CardSession;
  readonly onAgain: (cards: readonly Flashcard[]) => void;
  readonly onComplete: () => void;
  readonly next: NextWork | undefined;
};

/** docs/product/guides-and-cards.md#cards: at the last card Study Again or Complete Study. */
export const StudyDone = ({ session, next, onAgain, onComplete }: Props) => {
  const stage = useStage();
  const missed = missedCards(session);
  const answered = session.knew.length + session.notYet.length;
  return (
    <>
      <StudyProgress label="Cards" done={answered} of={session.cards.length} />
      <WorkEnd
        heading={stage === 'playful' ? 'You went through all your cards' : 'All cards done'}
        lines={[
          answered === 0
            ? 'You looked through them without answering.'
            : 'Each card comes back when it is time. The ones you do not know yet come first.',
        ]}
        glad={answered > 0 && session.knew.length * 2 >= answered}
        ways={
          <EndWays next={next} onDone={onComplete} doneWords="Complete Study">
            <Button kind="text" onClick={() => onAgain(session.cards)}>
              Study Again
            </Button>
            {missed.length > 0 && missed.length < session.cards.length && (
              <Button kind="text" onClick={() => onAgain(missed)}>
                {`Only the ${missed.length} I don’t know yet`}
              </Button>
            )}
          </EndWays>
        }
      >
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
      </WorkEnd>
    </>
  );
};
