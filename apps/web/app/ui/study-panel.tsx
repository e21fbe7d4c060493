import { Modal } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { LiveRegion } from './announce.tsx';
import { useBackCloses } from './back-closes.ts';
import { Button } from './button.tsx';
import { ReadAloud } from './listen.tsx';
import { ProgressPlace } from './study-progress.tsx';
import classes from './study-panel.module.css';
import { TalkButton } from './talk-button.tsx';
import { useInertPage } from './use-inert-page.ts';

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Names the panel: "Practice", "Flashcards". */
  readonly title: string;
  /** On the button at the top: "Close", or "Exit" where something goes on later. */
  readonly closeWords?: string;
  /** `form` and `focus` are narrow, `reading` holds a page of text, `wide` two columns. */
  readonly width?: 'form' | 'focus' | 'reading' | 'wide';
  /** Everything inside is unmounted when the panel has closed, so that it begins anew next time. */
  readonly children: ReactNode;
};

const contentOnly = { content: classes.content ?? '' };

/**
 * A whole screen for one piece of learning, over the dashboard: nothing else to look at, one way out.
 * Its head is one row on every screen: the way out, the title or how far along, read aloud, and somebody to talk to.
 */
export const StudyPanel = ({ opened, onClose, title, closeWords = 'Close', width = 'reading', children }: Props) => {
  // Mounted closed and then opened: otherwise the focus does not return to the button that opened it.
  const [ready, setReady] = useState(false);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setReady(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  useInertPage(opened && ready);
  useBackCloses(opened, onClose);
  // Back to the button that opened it, unless something else has the focus by then.
  useEffect(() => {
    if (!opened) return undefined;
    const opener = document.activeElement;
    return () => {
      setTimeout(() => {
        if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
      });
    };
  }, [opened]);
  return (
    // Its arrival is an animation of the stylesheet: Mantine's own transition stops halfway when a lazy neighbour suspends.
    <Modal.Root opened={opened && ready} onClose={onClose} fullScreen classNames={contentOnly} transitionProps={{ duration: 0 }}>
      <Modal.Content radius={0}>
        <div className={classes.top}>
          <div className={classes.bar}>
            <Button kind="text" className={classes.leave} icon={<IconX size={22} aria-hidden />} onClick={onClose} data-unspoken>
              <span className={classes.leaveWords}>{closeWords}</span>
            </Button>
            <Modal.Title className={classes.title ?? ''}>{title}</Modal.Title>
            <div ref={setPlace} className={classes.progress} />
            <ReadAloud name={title} />
            <TalkButton />
          </div>
        </div>
        <div className={classes.body} data-width={width}>
          <ProgressPlace value={place}>{children}</ProgressPlace>
        </div>
        <LiveRegion />
      </Modal.Content>
    </Modal.Root>
  );
};
