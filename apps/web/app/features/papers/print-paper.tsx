import type { GenerateAssessmentBody } from '@hedgerow/contracts/assessments';
import { useQuery } from '@tanstack/react-query';
import { IconPrinter } from '@tabler/icons-react';
import { useId } from 'react';
import { announce } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { Failed } from '../../ui/failed.tsx';
import { papersQuery, usePrintPaper } from './api.ts';
import { PaperList } from './paper-list.tsx';
import { failedToPrint } from './paper-words.ts';
import classes from './papers.module.css';

type Props = {
  /** What the paper is about; undefined while something is missing, which the form then says. */
  readonly request: () => GenerateAssessmentBody | undefined;
};

/** docs/product/tests.md#papers: the same assessment on paper, with a mark scheme of its own; earlier papers stand below. */
export const PrintPaper = ({ request }: Props) => {
  const heading = useId();
  const { data: papers = [] } = useQuery(papersQuery);
  const print = usePrintPaper();
  const start = () => {
    const wish = request();
    if (wish === undefined) return;
    announce('Making your paper...');
    print.mutate(wish, { onSuccess: () => announce('Your paper has been saved.') });
  };
  return (
    <section className={classes.print} aria-labelledby={heading}>
      <div className={classes.head}>
        <div className={classes.words}>
          <h3 id={heading} className={classes.heading}>
            On paper
          </h3>
          <p className={classes.soft}>Print a paper to write on. The mark scheme is a separate file.</p>
        </div>
        <Button kind="quiet" icon={<IconPrinter size={20} aria-hidden />} busy={print.isPending} onClick={start}>
          Print a paper
        </Button>
      </div>
      {print.isError && <Failed error={print.error} words={failedToPrint(print.error)} />}
      {print.isSuccess && <p className={classes.saved}>Your paper has been saved. Its mark scheme is below.</p>}
      {papers.length > 0 && <PaperList papers={papers} />}
    </section>
  );
};
