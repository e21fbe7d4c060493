import { IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Refused } from '../../ui/refused.tsx';
import { ownNotesQuery, useReadNote } from './api.ts';
import classes from './notes.module.css';

type Props = {
  /** A parent looks as the child: the note waits for the child. */
  readonly looks: boolean;
};

/** What somebody at home wrote, until the pupil has read it. Nothing stands here while there is none. */
export const NotesFromHome = ({ looks }: Props) => {
  const { data = [] } = useQuery(ownNotesQuery);
  const read = useReadNote();
  if (data.length === 0) return null;
  return (
    <Panel title={data.length === 1 ? 'A note for you' : 'Notes for you'}>
      {read.error !== null && <Refused title="That was not saved" error={read.error} />}
      <ul className={classes.notes}>
        {data.map(({ id, from, words }) => (
          <li key={id} className={classes.note}>
            <IconMail size={26} stroke={1.7} aria-hidden />
            <div className={classes.words}>
              <p>{words}</p>
              {from !== '' && <p className={classes.soft}>{`From ${from}`}</p>}
            </div>
            {!looks && (
              <Button
                kind="quiet"
                aria-label={`I have read it: ${words}`}
                busy={read.isPending && read.variables === id}
                disabled={read.isPending}
                onClick={() => read.mutate(id)}
              >
                I have read it
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
};
