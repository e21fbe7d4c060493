import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import desk from '../../ui/desk.module.css';
import { ErrorState } from '../../ui/error-state.tsx';
import { Refused } from '../../ui/refused.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { samplesQuery, usePick } from './portfolio-api.ts';
import classes from './portfolio-panel.module.css';

type Props = { readonly childId: string; readonly from: string; readonly to: string };

const Choices = ({ childId, from, to }: Props) => {
  const { data, error, isFetching, refetch } = useQuery(samplesQuery(childId, from, to));
  const pick = usePick(childId);
  if (data === undefined)
    return error === null ? (
      <LinesSkeleton lines={4} />
    ) : (
      <ErrorState title="We could not load the answers" error={error} busy={isFetching} onRetry={() => void refetch()} />
    );
  if (data.length === 0) return <p className={desk.soft}>No test was handed in between these days.</p>;
  const chosen = data.filter((one) => one.chosen).length;
  return (
    <>
      <output className={desk.soft}>
        {chosen === 0
          ? 'You have chosen none, so one answer from each of the newest tests is shown.'
          : `${chosen} chosen. Only these are shown.`}
      </output>
      {pick.error !== null && <Refused title="Your choice was not saved" error={pick.error} />}
      <ul className={classes.choices}>
        {data.map(({ assessmentId, questionId, about, date, question, answer, isRight, chosen: isChosen }) => (
          <li key={`${assessmentId} ${questionId}`} className={classes.choice}>
            <Checkbox
              checked={isChosen}
              onChange={(event) => pick.mutate({ assessmentId, questionId, chosen: event.currentTarget.checked })}
              label={<RichText inline html={question} />}
            />
            <p className={desk.soft}>
              {`${about}, ${date}. `}
              {isRight === null ? 'Written answer.' : isRight ? 'Right: ' : 'Not right: '}
              {isRight !== null && <RichText inline html={answer} />}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
};

/** Which marked answers stand in the portfolio: the family's choice. */
export const PortfolioSamples = (props: Props) => {
  const [opened, setOpened] = useState(false);
  return (
    <details open={opened} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary className={classes.summary}>Choose the samples of work</summary>
      {opened && <Choices {...props} />}
    </details>
  );
};
