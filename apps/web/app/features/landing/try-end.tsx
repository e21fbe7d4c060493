import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import classes from './try-quiz.module.css';

type Props = { readonly right: number; readonly of: number; readonly onAgain: () => void; readonly onOther: () => void };

/** Praise is for having tried; the score is said plainly. */
export const TryEnd = ({ right, of, onAgain, onOther }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // The card shrinks as it ends: on a telephone what stands below it would fill the screen.
    heading.current?.scrollIntoView?.({ block: 'center' });
  }, []);
  return (
    <div className={classes.question}>
      <h3 ref={heading} tabIndex={-1} className={classes.asked}>
        {right} of {of} right
      </h3>
      <p className={classes.endWords}>
        That is how practice looks here: one thing at a time, and a reason with every answer. In an account what was missed comes back a few
        days later, when it is worth most.
      </p>
      <div className={classes.ways}>
        <ButtonLink to="/family-signup" kind="sun">
          Get Started
        </ButtonLink>
        <Button kind="quiet" onClick={onAgain}>
          Five more
        </Button>
        <Button kind="text" onClick={onOther}>
          Other school years
        </Button>
      </div>
    </div>
  );
};
