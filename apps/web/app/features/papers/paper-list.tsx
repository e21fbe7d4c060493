import type { PdfDownload } from '@hedgerow/contracts/papers';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Failed } from '../../ui/failed.tsx';
import { Fold } from '../../ui/fold.tsx';
import { type PaperFile, useFetchPaper } from './api.ts';
import { aboutPaper, failedToPrint } from './paper-words.ts';
import classes from './papers.module.css';

const files: readonly (PaperFile & { readonly words: string })[] = [
  { words: 'Paper (PDF)', format: 'pdf', part: 'paper' },
  { words: 'Mark scheme (PDF)', format: 'pdf', part: 'mark_scheme' },
];

/** For a screen reader, an embosser, or to change. */
const others: typeof files = [
  { words: 'Paper (.html)', format: 'html', part: 'paper' },
  { words: 'Mark scheme (.html)', format: 'html', part: 'mark_scheme' },
  { words: 'Paper (plain text)', format: 'txt', part: 'paper' },
  { words: 'Mark scheme (plain text)', format: 'txt', part: 'mark_scheme' },
  { words: 'Paper (braille)', format: 'brf', part: 'paper' },
  { words: 'Mark scheme (braille)', format: 'brf', part: 'mark_scheme' },
];

const Paper = ({ paper }: { readonly paper: PdfDownload }) => {
  const fetchPaper = useFetchPaper(paper);
  const { isPending, variables, isError, error } = fetchPaper;
  const isFetched = ({ format, part }: PaperFile) => isPending && variables.format === format && variables.part === part;
  const buttons = (some: typeof files) => (
    <div className={classes.files}>
      {some.map(({ words, ...file }) => (
        <Button
          key={words}
          kind="text"
          icon={<IconDownload size={18} aria-hidden />}
          busy={isFetched(file)}
          aria-label={`${words}: ${paper.topic}`}
          onClick={() => fetchPaper.mutate(file)}
        >
          {words}
        </Button>
      ))}
    </div>
  );
  return (
    <li className={classes.paper}>
      <p className={classes.title}>{paper.topic}</p>
      <p className={classes.soft}>{aboutPaper(paper)}</p>
      {buttons(files)}
      <Fold quiet title="Other ways to save it">
        {buttons(others)}
      </Fold>
      {isError && <Failed error={error} words={failedToPrint(error)} />}
    </li>
  );
};

const atFirst = 3;

type Props = { readonly papers: readonly PdfDownload[]; readonly label?: string };

/** Papers that were taken, each to take again with its mark scheme. */
export const Papers = ({ papers, label = 'Your papers' }: Props) => (
  <ul className={classes.papers} aria-label={label}>
    {papers.map((paper) => (
      <Paper key={paper.id} paper={paper} />
    ))}
  </ul>
);

/** The same below something else: three at first, the newest first. */
export const PaperList = ({ papers }: Pick<Props, 'papers'>) => {
  const [all, setAll] = useState(false);
  return (
    <>
      <Papers papers={papers.slice(0, all ? undefined : atFirst)} />
      {papers.length > atFirst && (
        <Button kind="text" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show Less' : 'Show More'}
        </Button>
      )}
    </>
  );
};
