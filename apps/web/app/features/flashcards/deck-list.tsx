import type { CardDeck } from '@hedgerow/contracts/flashcards';
import type { GuideSummary } from '@hedgerow/contracts/guides';
import { IconCards } from '@tabler/icons-react';
import { guideName } from '../../lib/guide-name.ts';
import { Row, RowList } from '../../ui/row-list.tsx';

/** What each row shows; a guide's cards are made when they are first opened. */
export type Deck = Pick<CardDeck, 'id' | 'title' | 'subject' | 'subjectName' | 'cards' | 'createdAt'>;

export const deckOfGuide = ({ flashcardCount, ...guide }: GuideSummary): Deck => ({
  id: guide.id,
  title: guideName(guide),
  subject: guide.subject,
  subjectName: guide.subjectName,
  cards: flashcardCount,
  createdAt: guide.createdAt,
});

type Props = { readonly decks: readonly Deck[]; readonly onStudy: (id: string) => void };

const countWords = (cards: number): string => (cards === 0 ? 'Made when you open it' : cards === 1 ? '1 card' : `${cards} cards`);

/** The cards of each guide, of a topic or of what was missed, as a deck. */
export const DeckList = ({ decks, onStudy }: Props) => (
  <RowList>
    {decks.map(({ id, subject, subjectName, title, cards }) => (
      <Row
        key={id}
        icon={<IconCards size={22} aria-hidden />}
        subject={subject}
        title={title}
        meta={`${subjectName} · ${countWords(cards)}`}
        onOpen={() => onStudy(id)}
      />
    ))}
  </RowList>
);
