import { TextInput } from '@mantine/core';
import { londonDate } from '@hedgerow/domain/calendar-dates';
import { portfolioPeriod, termsOf } from '@hedgerow/domain/portfolio-period';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { downloadFile } from '../../lib/download.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { showToast } from '../../ui/toast.ts';
import { PortfolioEntries } from './portfolio-entries.tsx';
import classes from './portfolio-panel.module.css';
import { PortfolioSamples } from './portfolio-samples.tsx';
import { PortfolioUploads } from './portfolio-uploads.tsx';

type Props = { readonly childId: string; readonly name: string };

/** A child's learning on paper, for a home educator's yearly report or for anybody who wants to keep it. */
export const PortfolioPanel = ({ childId, name }: Props) => {
  const [today] = useState(() => londonDate(new Date()));
  const [from, setFrom] = useState<string>(() => portfolioPeriod(today)?.from ?? today);
  const [to, setTo] = useState<string>(today);
  const [busy, setBusy] = useState(false);
  const keep = async () => {
    setBusy(true);
    const days = new URLSearchParams({ from, to });
    await downloadFile(`/api/parent/portfolio/${childId}?${days.toString()}`, 'portfolio.pdf').catch((error: unknown) =>
      showToast({ title: 'Error', message: messageOf(error, 'We could not make the portfolio. Please try again.'), kind: 'error' }),
    );
    setBusy(false);
  };
  return (
    <Panel title="Portfolio">
      <p className={classes.words}>
        A PDF of what {name} covered, how it went, and samples of marked work. You can keep it or hand it in. It shows what was recorded
        here, and what you add.
      </p>
      <div className={classes.terms}>
        {termsOf(today).map((term) => (
          <Button
            key={term.name}
            kind="text"
            onClick={() => {
              setFrom(term.from);
              setTo(term.to);
            }}
          >
            {term.name}
          </Button>
        ))}
      </div>
      <div className={classes.fields}>
        <TextInput label="First day" type="date" value={from} max={to} onChange={(event) => setFrom(event.currentTarget.value)} />
        <TextInput label="Last day" type="date" value={to} min={from} max={today} onChange={(event) => setTo(event.currentTarget.value)} />
        <Button
          kind="quiet"
          icon={<IconDownload size={20} aria-hidden />}
          busy={busy}
          disabled={from === '' || to === ''}
          onClick={() => void keep()}
        >
          Download the portfolio
        </Button>
      </div>
      {from !== '' && to !== '' && from <= to && (
        <>
          <PortfolioSamples childId={childId} from={from} to={to} />
          <PortfolioUploads childId={childId} from={from} to={to} />
        </>
      )}
      <PortfolioEntries childId={childId} name={name} today={today} />
    </Panel>
  );
};
