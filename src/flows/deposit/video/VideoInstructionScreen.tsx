import { type ReactElement, useState } from 'react';
import { useSnapshot } from 'valtio';
import { methodText } from '../../../domain/method/methodText';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { useField } from '../../../state/useField';
import { Button } from '../../../ui/button/Button';
import { Note } from '../../../ui/content/Note';
import { ScreenBody } from '../../../ui/frame/ScreenBody';
import { StickyFooter } from '../../../ui/frame/StickyFooter';
import { EmptyState } from '../../../ui/status/EmptyState';
import video from '../../../ui/styles/video.css?inline';
import { useSheet } from '../../../ui/useSheet';
import { useVideoGuide } from './useVideoGuide';

/** Files that a browser can play; any other guide is opened as a page. */
const PLAYABLE = /\.(mp4|m4v|webm|ogv)$/i;

/** METH-08: how to pay with the chosen method, as a video with controls or a link to it. */
export function VideoInstructionScreen(): ReactElement {
  useSheet(video);
  const cashier = useCashier();
  const t = useTranslate();
  const lang = useField(cashier.user, 'lang');
  const { method } = useSnapshot(cashier.deposit);
  const guide = useVideoGuide(method);
  const [hasFailed, setHasFailed] = useState(false);
  const back = () => {
    if (!cashier.router.back()) cashier.router.navigate('/deposit', { isReset: true });
  };
  if (!guide || !method) {
    return (
      <ScreenBody width="form">
        <EmptyState title={t('video.none.title')} text={t('video.none.text')} icon="info" />
      </ScreenBody>
    );
  }
  const name = methodText(method, lang);
  const isPlayable = PLAYABLE.test(guide.pathname);
  return (
    <>
      <ScreenBody width="form">
        <p>{t('video.text', { method: name })}</p>
        {isPlayable && !hasFailed && (
          // biome-ignore lint/a11y/useMediaCaption: the server's guides come without captions
          <video
            className="video"
            part="video"
            controls
            playsInline
            preload="metadata"
            aria-label={t('video.player', { method: name })}
            src={guide.href}
            onError={() => setHasFailed(true)}
          />
        )}
        {hasFailed && <Note tone="warning">{t('video.failed')}</Note>}
        {(!isPlayable || hasFailed) && (
          <a
            className="button button--primary"
            part="video-link"
            href={guide.href}
            target="_blank"
            rel="noopener noreferrer"
          >
            <span className="button__label">{t('video.open')}</span>
          </a>
        )}
      </ScreenBody>
      <StickyFooter>
        <Button variant="secondary" onClick={back}>
          {t('video.toForm')}
        </Button>
      </StickyFooter>
    </>
  );
}
