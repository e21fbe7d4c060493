import type { SubjectId } from '@hedgerow/domain/subjects';
import type { ReactElement } from 'react';

const Blocks = () => (
  <>
    <path d="M6 34h16v16H6Z" fill="var(--bloom)" />
    <path d="M26 34h16v16H26Z" fill="var(--sun)" />
    <path d="M16 14h16v16H16Z" fill="var(--mark-path)" />
    <path d="M32 14v16h-4V14ZM22 34v16h-4V34ZM42 34v16h-4V34Z" fill="var(--art-dark)" opacity=".18" />
    <path d="M24 18v8M20 22h8M10 42h8M31 39h6M31 45h6" stroke="#fff" strokeWidth="2.600" strokeLinecap="round" />
  </>
);

const Book = () => (
  <>
    <path d="M4 14c8-4 15-3 20 2 5-5 12-6 20-2v32c-8-4-15-3-20 2-5-5-12-6-20-2Z" fill="#fff" />
    <path d="M24 16c5-5 12-6 20-2v32c-8-4-15-3-20 2Z" fill="var(--panda-shade)" />
    <path d="M4 14c8-4 15-3 20 2 5-5 12-6 20-2" fill="none" stroke="var(--bloom)" strokeWidth="4" strokeLinecap="round" />
    <g stroke="var(--mark-path)" strokeWidth="2.400" strokeLinecap="round">
      <path
        d="M9 24c4-1 7 0 10 1M9 31c4-1 7 0 10 1M9 38c4-1 7 0 10 1M39 24c-4-1-7 0-10 1M39 31c-4-1-7 0-10 1M39 38c-4-1-7 0-10 1"
        fill="none"
      />
    </g>
  </>
);

const Lens = () => (
  <>
    <path d="m31 33 12 13" stroke="var(--wood-deep)" strokeWidth="7" strokeLinecap="round" />
    <circle cx="21" cy="22" r="17" fill="var(--wood)" />
    <circle cx="21" cy="22" r="13" fill="#d9f0fb" />
    <path d="M21 31c-1-5 1-8 0-12" stroke="#23875a" strokeWidth="2.600" strokeLinecap="round" />
    <path d="M21 24c-6 0-8-3-9-8 6 0 9 3 9 8Zm0-3c5 0 7-3 8-7-5 0-8 2-8 7Z" fill="#3aa76d" />
  </>
);

const Castle = () => (
  <>
    <path d="M6 50V20h4v5h5v-5h5v5h8v-5h5v5h5v-5h4v30Z" fill="var(--panda-shade)" />
    <path d="M24 25h4v-5h5v5h5v-5h4v30H24Z" fill="var(--art-dark)" opacity=".14" />
    <path d="M18 50v-9a6 6 0 0 1 12 0v9Z" fill="var(--wood-deep)" />
    <path d="M24 20V6l11 4-11 4" fill="var(--bloom)" stroke="var(--wood-deep)" strokeWidth="2" strokeLinejoin="round" />
  </>
);

const Globe = () => (
  <>
    <path d="M14 50h20M24 44v6" stroke="var(--wood-deep)" strokeWidth="4" strokeLinecap="round" />
    <circle cx="24" cy="26" r="18" fill="#7cc4ee" />
    <path d="M14 14c6-3 10 1 9 5s-7 3-8 8-6 2-8-3 1-8 7-10Zm18 6c5-1 8 3 8 8s-5 10-9 9-1-6-3-9-1-7 4-8Z" fill="#3aa76d" />
    <path d="M24 8a18 18 0 0 1 0 36c9-8 9-28 0-36Z" fill="var(--art-dark)" opacity=".12" />
  </>
);

const Candle = () => (
  <>
    <path d="M24 4c6 7 6 13 0 16-6-3-6-9 0-16Z" fill="var(--sun)" />
    <path d="M24 10c3 4 3 8 0 10-3-2-3-6 0-10Z" fill="var(--bloom)" />
    <path d="M17 22h14v22H17Z" fill="#fff3e4" />
    <path d="M26 22h5v22h-5Z" fill="var(--panda-edge)" />
    <path d="M10 44h28l-4 6H14Z" fill="var(--wood)" />
  </>
);

const Palette = () => (
  <>
    <path d="M24 10c12 0 21 7 21 17s-7 10-12 9-6 3-5 7-1 7-6 7C11 50 3 40 3 29s9-19 21-19Z" fill="var(--wood)" />
    <circle cx="14" cy="24" r="4" fill="var(--bloom)" />
    <circle cx="25" cy="18" r="4" fill="var(--sun)" />
    <circle cx="35" cy="24" r="4" fill="#7cc4ee" />
    <circle cx="13" cy="35" r="4" fill="#3aa76d" />
  </>
);

const Notes = () => (
  <>
    <path d="M18 40V14l22-5v26" fill="none" stroke="var(--mark-path)" strokeWidth="4.500" strokeLinejoin="round" />
    <path d="m18 20 22-5" stroke="var(--mark-path)" strokeWidth="4.500" />
    <ellipse cx="12.500" cy="41" rx="8" ry="6.500" fill="var(--bloom)" />
    <ellipse cx="34.500" cy="36" rx="8" ry="6.500" fill="var(--bloom)" />
  </>
);

const Screen = () => (
  <>
    <path d="M5 10h38v28H5Z" fill="var(--art-dark)" stroke="var(--art-dark)" strokeWidth="4" strokeLinejoin="round" />
    <path d="M7 12h34v24H7Z" fill="#7cc4ee" />
    <path d="m14 19 5 5-5 5M24 29h8" fill="none" stroke="#1f2d5a" strokeWidth="3.200" strokeLinecap="round" strokeLinejoin="round" />
    <path d="M14 48h20M24 40v8" stroke="var(--art-dark)" strokeWidth="4" strokeLinecap="round" />
  </>
);

/* One thing that each language brings to mind: no flag, because a language is spoken in many countries. */
const IronTower = () => (
  <>
    <path d="M22.500 4h3l3 20h-9ZM18 26h12l10 24h-7c-1-6-4-9-9-9s-8 3-9 9H8Z" fill="var(--mark-path)" />
    <path d="M24 4h1.500l3 20H24ZM24 26h6l10 24h-7c-1-6-4-9-9-9Z" fill="var(--art-dark)" opacity=".18" />
    <path d="M16 24h16M12 36h24" stroke="var(--sun)" strokeWidth="4" strokeLinecap="round" />
  </>
);

const Guitar = () => (
  <>
    <path d="m27 27 13-17" stroke="var(--wood-deep)" strokeWidth="5" strokeLinecap="round" />
    <path d="m37 8 6 5" stroke="var(--wood-deep)" strokeWidth="7" strokeLinecap="round" />
    <path d="M20 21c7-3 13 3 10 9-1 3 2 5 0 10-3 8-13 12-20 7s-7-16 0-21c4-3 7-1 10-5Z" fill="var(--bloom)" />
    <path d="M20 21c7-3 13 3 10 9-1 3 2 5 0 10-3 8-13 12-20 7 10 0 18-10 10-26Z" fill="var(--art-dark)" opacity=".14" />
    <circle cx="19" cy="35" r="5" fill="var(--wood-deep)" />
  </>
);

const Gate = () => (
  <>
    <path d="M4 44h40v6H4Z" fill="var(--wood-deep)" />
    <path d="M6 22h6v22H6Zm10 0h6v22h-6Zm10 0h6v22h-6Zm10 0h6v22h-6Z" fill="var(--panda-edge)" />
    <path d="M4 15h40v8H4Z" fill="var(--wood)" />
    <path d="M17 15v-4h14v4Z" fill="var(--wood-deep)" />
    <path d="m24 3 2 4 5 1-4 3H21l-4-3 5-1Z" fill="var(--sun)" />
  </>
);

const Scroll = () => (
  <>
    <path d="M10 8h26v36H10Z" fill="#fff3e4" />
    <path d="M24 8h12v36H24Z" fill="var(--art-dark)" opacity=".06" />
    <path d="M6 8h34M6 44h34" stroke="var(--wood)" strokeWidth="7" strokeLinecap="round" />
    <path
      d="m17 19 4 12 4-12M29 19v12"
      fill="none"
      stroke="var(--mark-path)"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path d="M16 37h15" stroke="var(--mark-path)" strokeWidth="2.400" strokeLinecap="round" />
  </>
);

const Lantern = () => (
  <>
    <path d="M24 3v8M24 42v9" stroke="var(--sun)" strokeWidth="3" strokeLinecap="round" />
    <ellipse cx="24" cy="26" rx="19" ry="15" fill="#d8433b" />
    <path d="M24 11a19 15 0 0 1 0 30c8-8 8-22 0-30Z" fill="var(--art-dark)" opacity=".16" />
    <path d="M24 11c-8 8-8 22 0 30" fill="none" stroke="var(--sun)" strokeWidth="2" />
    <path d="M15 9h18v5H15ZM15 38h18v5H15Z" fill="var(--sun)" />
  </>
);

const Cards = () => (
  <>
    <path d="m8 16 22-8 10 28-22 8Z" fill="var(--bloom)" />
    <path d="M12 14h24v32H12Z" fill="#fff" />
    <path d="m24 20 3 6.500 7 .8-5.200 4.800 1.400 7L24 35.600l-6.200 3.500 1.400-7-5.200-4.800 7-.8Z" fill="var(--sun)" />
  </>
);

const pictures: Partial<Record<SubjectId, () => ReactElement>> = {
  maths: Blocks,
  english: Book,
  science: Lens,
  biology: Lens,
  history: Castle,
  geography: Globe,
  'religious-studies': Candle,
  art: Palette,
  music: Notes,
  computing: Screen,
  french: IronTower,
  spanish: Guitar,
  german: Gate,
  latin: Scroll,
  mandarin: Lantern,
};

/** The same inside another picture, 48 wide and 54 high; nothing for a subject that has none. */
export const SubjectDrawing = ({ subject }: { readonly subject: SubjectId }) => {
  const Picture = pictures[subject];
  return Picture === undefined ? null : <Picture />;
};
export const hasDrawing = (subject: SubjectId): boolean => pictures[subject] !== undefined;

/** What a step is about, without reading: its name stands below it. What has no subject is a hand of cards. */
export const StopPicture = ({ subject, size = 52 }: { readonly subject: SubjectId | null; readonly size?: number }) => {
  const Picture = (subject === null ? undefined : pictures[subject]) ?? Cards;
  return (
    <svg viewBox="0 0 48 54" width={size} height={(size * 54) / 48} aria-hidden>
      <Picture />
    </svg>
  );
};
