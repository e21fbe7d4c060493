import { type OperatorLogEntry, OperatorLogPage } from '@hedgerow/contracts/operator-desk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate, formatTime } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import desk from '../../ui/desk.module.css';
import { Panel } from '../../ui/panel.tsx';
import { read } from './api.ts';
import { QueryView } from '../../ui/query-view.tsx';

const deeds: Readonly<Record<OperatorLogEntry['deed'], string>> = {
  'article-made': 'wrote an article',
  'article-changed': 'changed an article',
  'article-removed': 'removed an article',
  'faq-made': 'wrote a question',
  'faq-changed': 'changed a question',
  'faq-removed': 'deleted a question',
  'faq-ordered': 'put the questions in another order',
  'resource-made': 'added a resource',
  'resource-changed': 'changed a resource',
  'resource-removed': 'removed a resource',
  'announcement-made': 'announced something',
  'announcement-changed': 'changed an announcement',
  'announcement-removed': 'deleted an announcement',
  'code-made': 'made a partner code',
  'code-ended': 'ended a partner code',
  'newsletter-exported': 'downloaded the newsletter’s list',
  'newsletter-removed': 'took somebody off the newsletter’s list',
  'newsletter-written': 'wrote a letter for the newsletter’s list',
  'newsletter-dropped': 'deleted a draft of a letter',
  'newsletter-tried': 'sent a letter to themselves',
  'newsletter-sent': 'sent a letter to the newsletter’s list',
  'sales-answered': 'marked a request as answered',
  'sales-reopened': 'opened a request again',
  'family-looked-at': 'looked at a family’s account',
};

const Entry = ({ entry: { who, deed, about, at } }: { readonly entry: OperatorLogEntry }) => (
  <li className={desk.row}>
    <div className={desk.words}>
      <p>
        <strong>{who}</strong> {deeds[deed]}
        {about !== '' && <>: {about}</>}
      </p>
    </div>
    <p className={desk.soft}>
      <time dateTime={at}>
        {formatDate(at)}, {formatTime(at)}
      </time>
    </p>
  </li>
);

const log = '/api/operator/log';
/** Others work here too: what was read a moment ago is old. */
const pageQuery = (before: string | undefined) => ({
  ...read(before === undefined ? log : `${log}?before=${before}`, OperatorLogPage),
  staleTime: 0,
});

/** Fifty lines, and the way to those before them. */
const Lines = ({ before }: { readonly before?: string }) => {
  const query = useQuery(pageQuery(before));
  const [earlier, setEarlier] = useState(false);
  return (
    <QueryView query={query} failed="We could not load the record" lines={8}>
      {({ entries, next }) => (
        <>
          {entries.length === 0 && <p>Nothing has been done here yet.</p>}
          <ul className={desk.rows}>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ul>
          {next !== null && !earlier && (
            <Button kind="quiet" onClick={() => setEarlier(true)}>
              Show earlier lines
            </Button>
          )}
          {next !== null && earlier && <Lines before={next} />}
        </>
      )}
    </QueryView>
  );
};

/** Who did what at this desk. Nobody can change it. */
export const LogSection = () => (
  <Panel title="Record">
    <p className={desk.soft}>Who did what here. We keep it for two years, and nobody can change it.</p>
    <Lines />
  </Panel>
);
