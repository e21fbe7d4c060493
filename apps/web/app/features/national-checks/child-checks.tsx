import { useQuery } from '@tanstack/react-query';
import { IconClipboardCheck } from '@tabler/icons-react';
import { formatShortDate } from '../../lib/dates.ts';
import { Panel } from '../../ui/panel.tsx';
import { childChecksQuery } from './api.ts';
import classes from './child-checks.module.css';
import type { OwnCheck } from './check-dialog.tsx';

type Props = { readonly childId: string; readonly name: string };

const Results = ({ results, name }: { readonly results: OwnCheck['results']; readonly name: string }) => {
  if (results.length === 0) return <p className={classes.soft}>{name} has not practised it yet.</p>;
  return (
    <ul className={classes.results}>
      {results.slice(0, 4).map(({ id, score, outOf, completedAt, timing }) => (
        <li key={id}>
          <strong>
            {score ?? 0} of {outOf}
          </strong>
          <span className={classes.soft}>
            {completedAt === null ? '' : formatShortDate(new Date(completedAt))}
            {timing === 'national' ? '' : timing === 'calm' ? ', without a clock' : ', with extra time'}
          </span>
        </li>
      ))}
    </ul>
  );
};

/** The national checks of a child's year: how practice went, and in two sentences what the result means in school. */
export const ChildChecks = ({ childId, name }: Props) => {
  const { data } = useQuery(childChecksQuery(childId));
  if (data === undefined || data.checks.length === 0) return null;
  return (
    <Panel title="National checks this year" icon={<IconClipboardCheck size={24} aria-hidden />}>
      <div className={classes.checks}>
        {data.checks.map(({ kind, name: check, meaning, results }) => (
          <section key={kind} className={classes.check} aria-labelledby={`check-${kind}`}>
            <h3 id={`check-${kind}`} className={classes.name}>
              {check}
            </h3>
            <p className={classes.meaning}>{meaning.join(' ')}</p>
            <Results results={results} name={name} />
          </section>
        ))}
      </div>
    </Panel>
  );
};
