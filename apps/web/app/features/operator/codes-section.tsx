import { type DeskCode, DeskCodes, MadeCode, type NewCodeBody } from '@hedgerow/contracts/operator-desk';
import { Success } from '@hedgerow/contracts/shapes';
import { useQuery } from '@tanstack/react-query';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { api } from '../../lib/api.ts';
import { formatDate } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import desk from '../../ui/desk.module.css';
import { Panel } from '../../ui/panel.tsx';
import { Status } from '../../ui/row-list.tsx';
import { read, refused, said, useDeskChange } from './api.ts';
import { AskFirst } from './ask-first.tsx';
import { DeskRow } from './desk-row.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { useDeskDialog } from './use-desk-dialog.ts';

const CodeDialog = lazy(() => import('./code-dialog.tsx').then((module) => ({ default: module.CodeDialog })));

const path = '/api/operator/codes';
const codesQuery = { ...read(path, DeskCodes), staleTime: 0 };

const states = {
  open: { tone: 'good', words: 'Can be used' },
  'used-up': { tone: 'quiet', words: 'Used up' },
  over: { tone: 'quiet', words: 'Over' },
  ended: { tone: 'quiet', words: 'Switched off' },
} as const;

/** "25% off for 3 months, for Oak Lane Books. Used by 2 of 100 families. Until 31 January 2027." */
const wordsOf = ({ percent, partner, months, uses, used, expires }: DeskCode): string =>
  [
    `${percent}% off${months === null ? '' : ` for ${months} ${months === 1 ? 'month' : 'months'}`}, for ${partner}.`,
    uses === null ? `Used by ${used} ${used === 1 ? 'family' : 'families'}.` : `Used by ${used} of ${uses} families.`,
    ...(expires === null ? [] : [`Until ${formatDate(expires)}.`]),
  ].join(' ');

const Row = ({ code }: { readonly code: DeskCode }) => {
  const end = useDeskChange((which: string) => api.post(`${path}/${which}/end`, {}, Success));
  const { tone, words } = states[code.state];
  return (
    <DeskRow name={code.code} about={wordsOf(code)}>
      <Status tone={tone}>{words}</Status>
      {code.state === 'open' && (
        <div className={desk.actions}>
          <CopyButton text={code.code} words={`Copy ${code.code}`} failed="Please copy the code by hand." />
          <AskFirst
            words="End"
            label={`End ${code.code}`}
            question="No new family can use it. Families who pay with it keep what they were promised."
            yes="End the code"
            busy={end.isPending}
            onYes={() => end.mutate(code.code, { onError: refused('The code stays open'), onSuccess: () => said('Ended', code.code) })}
          />
        </div>
      )}
    </DeskRow>
  );
};

/** Codes of partners. */
export const CodesSection = () => {
  const query = useQuery(codesQuery);
  const { open, key, props } = useDeskDialog<DeskCode, NewCodeBody, { readonly code: string }>(
    ({ body }) => api.post(path, body, MadeCode),
    ({ code }) => said('Code made', `${code} works from now on.`),
  );
  return (
    <Panel
      title="Partner codes"
      aside={
        <Button icon={<IconPlus size={20} aria-hidden />} onClick={() => open()}>
          New code
        </Button>
      }
    >
      <QueryView query={query} failed="We could not load the codes" lines={8}>
        {(codes) =>
          codes.length === 0 ? (
            <p className={desk.soft}>No partner has a code yet.</p>
          ) : (
            <ul className={desk.rows}>
              {codes.map((code) => (
                <Row key={code.code} code={code} />
              ))}
            </ul>
          )
        }
      </QueryView>
      {key > 0 && (
        <Suspense>
          <CodeDialog key={key} {...props} />
        </Suspense>
      )}
    </Panel>
  );
};
