import { IconCards } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Guide } from '@hedgerow/contracts/guides';
import { formatDate } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { ReadAloud } from '../../ui/listen.tsx';
import { PicturedText } from '../../ui/pictured-text.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
import type { NextWork } from '../../ui/work-end.tsx';
import { subjectStyle } from '../../ui/theme/subject-colours.ts';
import { DownloadGuide } from './download-guide.tsx';
import { ReadMark } from './read-mark.tsx';
import classes from './guide.module.css';

type Props = {
  readonly guide: Guide;
  /** "Flashcards" after generating, "Generate Flashcards" in the dialog (docs/product/guides-and-cards.md#making-a-guide). */
  readonly cardsWords: string;
  /** Left out where the reader is not the pupil. */
  readonly onFlashcards?: ((guideId: string) => void) | undefined;
  /** What comes after it, once it is read. */
  readonly next?: NextWork | undefined;
  /** More buttons at the end. */
  readonly children?: ReactNode;
};

/** A revision guide to read, with what can be done with it at the top and again at the end. */
export const GuideView = ({ guide, cardsWords, onFlashcards, next, children }: Props) => {
  const { id, title, subject, subjectName, keyStage, content, figures, origin, createdAt, readAt } = guide;
  const cards = onFlashcards !== undefined && (
    <Button kind="quiet" icon={<IconCards size={20} aria-hidden />} onClick={() => onFlashcards(id)}>
      {cardsWords}
    </Button>
  );
  return (
    <article className={classes.guide} style={subjectStyle(subject)}>
      <header className={classes.header}>
        <p className={classes.about}>
          <span className={classes.subject}>{subjectName}</span> {keyStage}, {formatDate(createdAt)}
        </p>
        <div className={classes.name}>
          <StepHeading step={id} order={2} size="h1">
            {title}
          </StepHeading>
          <ReadAloud name={title} />
        </div>
        <p className={classes.origin} data-unspoken>
          {origin}
        </p>
        <div className={classes.ways} data-unspoken>
          {cards}
          <DownloadGuide guideId={id} title={title} />
        </div>
      </header>
      <div className={classes.body}>
        <PicturedText html={content} figures={figures} />
      </div>
      <footer className={classes.ways} data-unspoken>
        {onFlashcards !== undefined && <ReadMark guideId={id} readAt={readAt} next={next} />}
        {cards}
        {children}
      </footer>
    </article>
  );
};
