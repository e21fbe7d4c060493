import { IconCheck, IconKeyboard, IconPrinter, IconRotate } from '@tabler/icons-react';
import { useEffect, useId, useReducer, useRef, useState } from 'react';
import type { FigureHandles } from '@hedgerow/contracts/figures';
import type { Flashcard } from '@hedgerow/contracts/flashcards';
import { figureGiven, type Places } from '../../lib/figure-given.ts';
import { newId } from '../../lib/new-id.ts';
import { announce } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { preloadPictures } from '../../ui/figure.tsx';
import { useStage } from '../../ui/stage.tsx';
import { StudyProgress } from '../../ui/study-progress.tsx';
import { StudyScreen, StudyWays } from '../../ui/study-screen.tsx';
import { useFocusMain } from '../../ui/use-keep-focus.ts';
import type { NextWork } from '../../ui/work-end.tsx';
import { useReviews } from './use-reviews.ts';
import { checkAnswer } from './api.ts';
import { CardFace } from './card-face.tsx';
import { CardPicture } from './card-picture.tsx';
import classes from './flashcards.module.css';
import { printCards } from './print-cards.ts';
import { beginCards, type CardAction, cardReducer } from './session.ts';
import { StudyDone } from './study-done.tsx';
import { Judgement, type Judged, TypedAnswer, unjudged } from './typed-answer.tsx';

type Props = {
  readonly cards: readonly Flashcard[];
  /** Left out for the cards of today, which come from several guides. */
  readonly guideId: string | undefined;
  readonly onComplete: () => void;
  /** What comes after the last card. */
  readonly next: NextWork | undefined;
};

/** Through the cards one by one. Keys: space shows the answer; then right arrow knew it, left arrow not yet. */
export const Study = ({ cards, guideId, onComplete, next }: Props) => {
  const stage = useStage();
  const [session, act] = useReducer(cardReducer, cards, beginCards);
  const { add, sending } = useReviews();
  const [typing, setTyping] = useState(false);
  const [judged, setJudged] = useState<Judged>();
  const [places, setPlaces] = useState<Places>();
  const [missing, setMissing] = useState(false);
  const [checking, setChecking] = useState(false);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const since = useRef(0);
  const total = session.cards.length;
  const card = session.cards[session.index];
  const onScreen = useRef<string>(undefined);
  useEffect(() => {
    onScreen.current = session.shown ? undefined : card?.id;
  });
  const place = `Card ${session.index + 1} of ${total}`;

  // A later card may come when the line has gone.
  useEffect(() => preloadPictures(cards), [cards]);
  useEffect(() => {
    since.current = performance.now();
    if (session.index >= total) return;
    heading.current?.focus();
    announce(place);
  }, [place, session.index, total]);

  useFocusMain(heading, session.shown);

  const clear = () => {
    setJudged(undefined);
    setPlaces(undefined);
    setMissing(false);
  };
  const leave = (action: CardAction) => {
    clear();
    act(action);
  };
  const show = () => {
    since.current = performance.now() - since.current;
    act({ type: 'show' });
  };
  const answer = (knew: boolean) => {
    if (!card || !session.shown) return;
    add({ cardId: card.id, reviewId: newId(), wasCorrect: knew, ms: Math.round(since.current) });
    clear();
    act({ type: 'answer', knew });
  };
  /** Whoever went on meanwhile has another card before them. */
  const judge = (cardId: string, said: Judged) => {
    if (onScreen.current !== cardId) return;
    setJudged(said);
    show();
  };
  /** Without an answer from the server the card is turned all the same: the pupil compares. */
  const check = async (handles: FigureHandles) => {
    const given = places && figureGiven(handles, places);
    setMissing(given === undefined);
    if (card === undefined || given === undefined || checking) return;
    setChecking(true);
    const said = await checkAnswer(card.id, { given }).catch(() => unjudged);
    setChecking(false);
    judge(card.id, said);
  };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // Alt and the arrow to the left go a page back.
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const onButton =
        event.target instanceof Element &&
        event.target.closest('button, a, input, select, summary, [role="slider"], [role="checkbox"]') !== null;
      if (event.key === ' ' && !onButton && card && !session.shown) {
        event.preventDefault();
        show();
      }
      if (event.key === 'ArrowRight') answer(true);
      if (event.key === 'ArrowLeft') answer(false);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });

  if (!card)
    return <StudyDone session={session} next={next} onAgain={(again) => leave({ type: 'again', cards: again })} onComplete={onComplete} />;
  // What was judged is the answer at hand: nobody is led to say the opposite.
  const wasWrong = judged?.verdict === 'wrong';
  return (
    <StudyScreen
      foot={
        <>
          {judged && session.shown && <Judgement judged={judged} />}
          {session.shown ? (
            <StudyWays key="judge">
              <Button
                kind={wasWrong ? 'main' : 'quiet'}
                size="large"
                icon={<IconRotate size={22} aria-hidden />}
                onClick={() => answer(false)}
              >
                Not yet
              </Button>
              <Button
                kind={wasWrong ? 'quiet' : 'main'}
                size="large"
                icon={<IconCheck size={22} aria-hidden />}
                onClick={() => answer(true)}
              >
                Knew it
              </Button>
            </StudyWays>
          ) : (
            (!typing || card.handles !== undefined) && (
              <StudyWays key="answer">
                <Button {...(card.handles === undefined ? {} : { kind: 'quiet' as const })} size="large" onClick={show}>
                  Show answer
                </Button>
                {card.handles !== undefined && (
                  <Button size="large" busy={checking} onClick={() => card.handles && void check(card.handles)}>
                    Check
                  </Button>
                )}
              </StudyWays>
            )
          )}
        </>
      }
    >
      <StudyProgress label="Cards" done={session.index} of={total} />
      <div className={classes.head}>
        <p className={classes.place}>{place}</p>
        <div className={classes.tools}>
          {card.handles === undefined && (
            <Button kind="text" icon={<IconKeyboard size={20} aria-hidden />} aria-pressed={typing} onClick={() => setTyping(!typing)}>
              Type the answer
            </Button>
          )}
          <Button kind="text" icon={<IconPrinter size={20} aria-hidden />} onClick={() => printCards(guideId, cards.length)}>
            Print
          </Button>
        </div>
      </div>
      <CardFace card={card} shown={session.shown} heading={heading} id={id}>
        <CardPicture card={card} shown={session.shown} judged={judged} places={places} onPlaces={setPlaces} labelledBy={id} />
        {missing && (
          <p role="alert" className={classes.missing}>
            Show your answer on the picture first.
          </p>
        )}
      </CardFace>
      {sending === 'waiting' && <output className={classes.later}>Saved on this device. It will be sent when you’re back online.</output>}
      {!session.shown && typing && card.handles === undefined && (
        <TypedAnswer key={card.id} cardId={card.id} subject={card.subject} onShow={show} onJudged={(said) => judge(card.id, said)} />
      )}
      <div className={classes.foot}>
        {session.index > 0 && (
          <Button kind="text" onClick={() => leave({ type: 'back' })}>
            Back
          </Button>
        )}
        <Button kind="text" onClick={() => leave({ type: 'next' })}>
          Next card
        </Button>
      </div>
      {stage === 'plain' && (
        <p className={classes.keys}>
          <kbd>Space</kbd> shows the answer, <kbd>→</kbd> knew it, <kbd>←</kbd> not yet
        </p>
      )}
    </StudyScreen>
  );
};
