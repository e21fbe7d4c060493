import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import desk from '../../ui/desk.module.css';
import { ErrorState } from '../../ui/error-state.tsx';
import { Refused } from '../../ui/refused.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { uploadsQuery, useShowUpload } from './portfolio-api.ts';
import classes from './portfolio-panel.module.css';

type Props = { readonly childId: string; readonly from: string; readonly to: string };

const Choices = ({ childId, from, to }: Props) => {
  const { data, error, isFetching, refetch } = useQuery(uploadsQuery(childId, from, to));
  const show = useShowUpload(childId);
  if (data === undefined)
    return error === null ? (
      <LinesSkeleton lines={4} />
    ) : (
      <ErrorState title="We could not load the uploads" error={error} busy={isFetching} onRetry={() => void refetch()} />
    );
  if (data.length === 0) return <p className={desk.soft}>Nothing was uploaded between these days.</p>;
  const chosen = data.filter((one) => one.chosen).length;
  return (
    <>
      <output className={desk.soft}>
        {chosen === 0
          ? 'You have chosen none: the portfolio only lists their names.'
          : `${chosen} chosen. They are printed in the portfolio.`}
      </output>
      {show.error !== null && <Refused title="Your choice was not saved" error={show.error} />}
      <ul className={classes.choices}>
        {data.map(({ id, name, about, date, isPhoto, chosen: isChosen }) => (
          <li key={id} className={classes.choice}>
            <Checkbox checked={isChosen} onChange={(event) => show.mutate({ id, chosen: event.currentTarget.checked })} label={name} />
            <p className={desk.soft}>{`${about}, ${date}. ${isPhoto ? 'Photograph.' : 'Document: its picture, or else its words.'}`}</p>
          </li>
        ))}
      </ul>
    </>
  );
};

/** Which uploads are printed in the portfolio, as pictures where they have one: the family's choice. */
export const PortfolioUploads = (props: Props) => {
  const [opened, setOpened] = useState(false);
  return (
    <details open={opened} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary className={classes.summary}>Choose photographs and papers</summary>
      {opened && <Choices {...props} />}
    </details>
  );
};
