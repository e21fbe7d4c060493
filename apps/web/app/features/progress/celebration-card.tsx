import type { Celebration } from '@hedgerow/contracts/progress';
import { IconX } from '@tabler/icons-react';
import { useEffect } from 'react';
import { announce } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { celebrate } from '../../ui/celebrate.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { ReadAloud } from '../../ui/listen.tsx';
import { useStage } from '../../ui/stage.tsx';
import classes from './celebration.module.css';
import { celebrationAbout, celebrationTitle, medalsOf } from './celebration-words.ts';
import { MedalPicture } from './medal-picture.tsx';
import { LevelPicture, StarsPicture } from './stat-pictures.tsx';

type Props = {
  readonly news: readonly Celebration[];
  readonly onClose: () => void;
  readonly onSee: () => void;
};

const Pictures = ({ news }: Pick<Props, 'news'>) => {
  const won = medalsOf(news);
  if (won.length === 0) return news.some(({ kind }) => kind === 'level') ? <LevelPicture /> : <StarsPicture />;
  return won.map(({ id, kind, target }) => (
    <MedalPicture key={id} id={id} kind={kind} current={target} target={target} isEarned size={72} />
  ));
};

/** A card in the corner: it takes no focus, blocks nothing and stays until it is closed. Screen readers are told politely. */
export const CelebrationCard = ({ news, onClose, onSee }: Props) => {
  const manner = useStage();
  const title = celebrationTitle(news, manner);
  const about = celebrationAbout(news);
  useEffect(() => {
    announce(`${title} ${about}`);
    void celebrate(manner);
  }, [title, about, manner]);
  return (
    <section className={classes.card} aria-label="Something to celebrate">
      <div className={classes.pictures} aria-hidden>
        <Pictures news={news} />
      </div>
      <p className={classes.words}>
        <strong>{title}</strong>
        <span>{about}</span>
      </p>
      <ReadAloud name={title} />
      <Button kind={manner === 'playful' ? 'sun' : 'quiet'} onClick={onSee}>
        {manner === 'playful' ? 'See my medals' : 'See my badges'}
      </Button>
      <span className={classes.close}>
        <IconButton label="Close" icon={<IconX size={22} aria-hidden />} onClick={onClose} />
      </span>
    </section>
  );
};
