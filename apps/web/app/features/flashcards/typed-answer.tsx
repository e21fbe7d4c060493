import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { CardJudgement } from '@hedgerow/contracts/flashcards';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { AccentKeys, useLetters } from '../../ui/accent-keys.tsx';
import { AnswerFeedback } from '../../ui/answer-feedback.tsx';
import { Button } from '../../ui/button.tsx';
import { PupilNotice } from '../../ui/pupil-notice.tsx';
import { checkAnswer } from './api.ts';
import classes from './flashcards.module.css';

export type Judged = CardJudgement & {
  /** Left out for an answer on the picture, which shows it. */
  readonly typed?: string;
};

type Props = {
  readonly cardId: string;
  /** A language has letters that the keyboard hides. */
  readonly subject: SubjectId | undefined;
  /** The answer is to be shown, with what was said of the typed one. */
  readonly onJudged: (judged: Judged) => void;
  readonly onShow: () => void;
};

/** Without an answer from the server the card is turned all the same: the pupil compares. */
export const unjudged = { verdict: 'unjudged', say: 'We could not check this one. Compare yours with the answer.' } as const;

const longestTyped = 200;

/** Writes an answer before the card is turned. */
export const TypedAnswer = ({ cardId, subject, onJudged, onShow }: Props) => {
  const [typed, setTyped] = useState('');
  const { field, put } = useLetters({ text: typed, longest: longestTyped, onText: setTyped });
  const [busy, setBusy] = useState(false);
  const check = async () => {
    if (typed.trim() === '' || busy) return;
    setBusy(true);
    const said = await checkAnswer(cardId, { typed }).catch(() => unjudged);
    onJudged({ ...said, typed: typed.trim() });
  };
  return (
    <form
      className={classes.typing}
      onSubmit={(event) => {
        event.preventDefault();
        void check();
      }}
    >
      <TextInput
        ref={field}
        label="Your answer"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        maxLength={longestTyped}
        size="lg"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      {subject !== undefined && <AccentKeys subject={subject} onLetter={put} />}
      <div className={classes.ways}>
        <Button kind="quiet" size="large" onClick={onShow}>
          Show answer
        </Button>
        <Button type="submit" size="large" busy={busy}>
          Check
        </Button>
      </div>
      <PupilNotice young="Our computer reads what you type.">
        Our own computer reads what you type here. It is not kept, and no other company gets it.
      </PupilNotice>
    </form>
  );
};

const names: Readonly<Record<Judged['verdict'], string>> = { right: 'Right', nearly: 'Nearly', wrong: 'Not yet', unjudged: 'Compare' };

/** What was typed, and what is said of it. */
export const Judgement = ({ judged: { verdict, say, typed } }: { readonly judged: Judged }) => (
  <AnswerFeedback right={verdict === 'right'} say={`${names[verdict]}.`}>
    <p>{typed === undefined ? say : `You wrote “${typed}”. ${say}`}</p>
  </AnswerFeedback>
);
