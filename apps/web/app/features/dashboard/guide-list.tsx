import type { GuideSummary } from '@hedgerow/contracts/guides';
import { IconNotebook } from '@tabler/icons-react';
import { formatKeptDate } from '../../lib/dates.ts';
import { guideName } from '../../lib/guide-name.ts';
import { Row, RowList } from '../../ui/row-list.tsx';

type Props = { readonly guides: readonly GuideSummary[]; readonly onOpen: (id: string) => void };

export const GuideList = ({ guides, onOpen }: Props) => (
  <RowList>
    {guides.map((guide) => (
      <Row
        key={guide.id}
        icon={<IconNotebook size={22} aria-hidden />}
        subject={guide.subject}
        title={guideName(guide)}
        meta={[
          guide.subjectName,
          formatKeptDate(guide.createdAt),
          ...(guide.flashcardCount > 0 ? [`${guide.flashcardCount} ${guide.flashcardCount === 1 ? 'card' : 'cards'}`] : []),
        ].join(' · ')}
        onOpen={() => onOpen(guide.id)}
      />
    ))}
  </RowList>
);
