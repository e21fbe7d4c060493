import type { TeacherPaper } from '@hedgerow/contracts/teacher-work';
import { VisuallyHidden } from '@mantine/core';
import { IconCheck, IconRefresh, IconX } from '@tabler/icons-react';
import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { QuestionFigure } from '../../ui/figure.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { showToast } from '../../ui/toast.ts';
import classes from './class-assessments.module.css';
import { onPicture } from './on-picture.ts';
import { PrintButtons } from './print-buttons.tsx';
import { QtiButton } from './qti-button.tsx';
import { useChangePaper } from './set-work-api.ts';

type Props = { readonly paper: TeacherPaper; readonly title: string; readonly onChange: (paper: TeacherPaper) => void };

const fewest = 3;

/** The questions as pupils will get them, with the right answers: another one in the place of one, or one left out. */
export const PaperPreview = ({ paper, title, onChange }: Props) => {
  const change = useChangePaper();
  const press = (questionId: string, how: 'another' | 'leave-out') =>
    change.mutate(
      { paperId: paper.id, questionId, how },
      {
        onSuccess: onChange,
        onError: (error) =>
          showToast({ kind: 'error', title: 'The question stays', message: messageOf(error, 'Please try again in a moment.') }),
      },
    );
  const isBusy = (id: string, how: string) => change.isPending && change.variables.questionId === id && change.variables.how === how;
  return (
    <section className={classes.form} aria-label="The questions">
      <p className={classes.quiet}>{paper.origin}</p>
      {paper.text !== null && (
        <details>
          <summary>The text that the questions are about</summary>
          <RichText html={paper.text} />
        </details>
      )}
      <ol className={classes.questions}>
        {paper.questions.map(({ id, question, figure, right, options }, at) => (
          <li key={id} className={classes.question}>
            <strong>{`Question ${at + 1}`}</strong>
            <RichText html={question} />
            {right && <p className={classes.quiet}>{onPicture}</p>}
            <QuestionFigure figure={right ?? figure} />
            {options.length > 0 && (
              <ul className={classes.previewOptions}>
                {options.map(({ text, correct }, place) => (
                  <li key={place} className={classes.optionWords}>
                    {correct && (
                      <>
                        <IconCheck size={18} aria-hidden />
                        <VisuallyHidden>Right answer: </VisuallyHidden>
                      </>
                    )}
                    <RichText html={text} inline />
                  </li>
                ))}
              </ul>
            )}
            <div className={classes.actions}>
              {paper.text === null && (
                <Button
                  kind="quiet"
                  icon={<IconRefresh size={18} aria-hidden />}
                  busy={isBusy(id, 'another')}
                  disabled={change.isPending}
                  aria-label={`Another question: question ${at + 1}`}
                  onClick={() => press(id, 'another')}
                >
                  Another question
                </Button>
              )}
              {paper.questions.length > fewest && (
                <Button
                  kind="text"
                  icon={<IconX size={18} aria-hidden />}
                  busy={isBusy(id, 'leave-out')}
                  disabled={change.isPending}
                  aria-label={`Leave this out: question ${at + 1}`}
                  onClick={() => press(id, 'leave-out')}
                >
                  Leave this out
                </Button>
              )}
            </div>
          </li>
        ))}
      </ol>
      <div className={classes.actions}>
        <PrintButtons paperId={paper.id} title={title} />
        <QtiButton paperId={paper.id} title={title} onPictures={paper.questions.filter(({ right }) => right).length} />
      </div>
    </section>
  );
};
