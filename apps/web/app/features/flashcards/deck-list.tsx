import type { GuideSummary } from '@hedgerow/contracts/guides';
import { IconCards } from '@tabler/icons-react';
import { capital } from '../../lib/capital.ts';
import { Row, RowList } from '../../ui/row-list.tsx';

type Props = { readonly guides: readonly GuideSummary[]; readonly onStudy: (guideId: string) => void };

const countWords = (cards: number): string => (cards === 0 ? 'Made when you open it' : cards === 1 ? '1 card' : `${cards} cards`);

/** The cards of each guide as a deck. */
export const DeckList = ({ guides, onStudy }: Props) => (
  <RowList>
    {guides.map(({ id, subject, subjectName, topic, flashcardCount }) => (
      <Row
        key={id}
        icon={<IconCards size={22} aria-hidden />}
        subject={subject}
        title={capital(topic)}
        meta={`${subjectName} · ${countWords(flashcardCount)}`}
        onOpen={() => onStudy(id)}
      />
    ))}
  </RowList>
);
