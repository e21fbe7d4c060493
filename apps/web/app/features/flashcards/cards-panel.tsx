import { IconCards } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StudyWays } from '../../ui/study-screen.tsx';
import { todaysCardsQuery } from './api.ts';

const dueWords = (due: number): string => {
  if (due === 0) return 'Make cards of a topic, or of what you missed in a quiz.';
  return due === 1 ? 'One card is due today.' : `${due} cards are due today.`;
};

/** A younger pupil's way to their cards; `onStudy` is left out for a parent who looks. */
export const CardsPanel = ({ onStudy }: { readonly onStudy: (() => void) | undefined }) => {
  const { data } = useQuery(todaysCardsQuery);
  const due = data?.length ?? 0;
  return (
    <Panel title="My cards" icon={<IconCards size={28} aria-hidden />}>
      <p>{dueWords(due)}</p>
      <StudyWays>
        <ButtonLink kind="quiet" to="/student/cards">
          All my cards
        </ButtonLink>
        {onStudy !== undefined && due > 0 && <Button onClick={onStudy}>Study cards</Button>}
      </StudyWays>
    </Panel>
  );
};
