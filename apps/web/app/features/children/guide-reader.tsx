import { IconArrowLeft, IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { EntryLink } from '../../ui/entry-list.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { guideQuery } from './api.ts';
import { focusOnArrival } from './focus-on-arrival.ts';
import { QueryView } from '../../ui/query-view.tsx';
import classes from './reader.module.css';

type Props = { readonly guideId: string; readonly onBack: () => void };

/** A guide as the child reads it; it says itself where it comes from. */
export const GuideReader = ({ guideId, onBack }: Props) => {
  return (
    <>
      <Button kind="text" icon={<IconArrowLeft size={20} aria-hidden />} onClick={onBack}>
        All guides
      </Button>
      <QueryView query={useQuery(guideQuery(guideId))} failed="We could not load this guide">
        {({ title, subjectName, createdAt, content }) => (
          <article className={classes.reader}>
            <h3 className={classes.title} tabIndex={-1} ref={focusOnArrival}>
              {title}
            </h3>
            <p className={classes.about}>
              {subjectName}, {formatDate(createdAt)}
            </p>
            <p className={classes.about}>
              <EntryLink href={`/api/revision-guides/${guideId}/download?format=pdf`} download>
                <IconDownload size={18} aria-hidden />
                Download as PDF
              </EntryLink>
            </p>
            <RichText html={content} />
          </article>
        )}
      </QueryView>
    </>
  );
};
