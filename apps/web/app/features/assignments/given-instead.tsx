import { Alert } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { Button } from '../../ui/button.tsx';
import { TopicChips } from '../../ui/topic-field.tsx';
import classes from './set-work.module.css';

type Props = {
  readonly name: string;
  /** What would be given, in a sentence or two. */
  readonly given: string;
  readonly nearest: readonly string[];
  readonly busy: boolean;
  readonly onPick: (topic: string) => void;
  readonly onAnyway: () => void;
};

/** The answer is read where it stands, with its ways on. */
const focusNow = (box: HTMLDivElement | null): void => box?.focus();

/** Nothing is set in silence: what was typed is not just what there is, so whoever sets it reads first what there is. */
export const GivenInstead = ({ name, given, nearest, busy, onPick, onAnyway }: Props) => (
  <Alert
    key={given}
    ref={focusNow}
    tabIndex={-1}
    className={classes.given ?? ''}
    color="yellow"
    icon={<IconInfoCircle aria-hidden />}
    title={`This is what ${name} would get`}
  >
    <p>{given}</p>
    <p className={classes.about}>Nothing is set yet. You can change the topic, or set this.</p>
    <TopicChips lead={`Nearest for ${name}:`} topics={nearest} onPick={onPick} />
    <div className={classes.anyway}>
      <Button kind="quiet" busy={busy} onClick={onAnyway}>
        Set it anyway
      </Button>
    </div>
  </Alert>
);
