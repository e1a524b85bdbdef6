import { type CSSProperties, type ReactElement, useState } from 'react';
import { type Picture, renderPicture } from '../picture/renderPicture';
import { initialsOf } from './initialsOf';

export type MethodMarkProps = {
  /** The drawing, once its chunk has loaded (see loadMarks). */
  picture?: Picture;
  /** The address of a picture, for a method without a drawing. Already checked by safeUrl. */
  address?: string;
  /** The method's name, for the neutral fallback. */
  name: string;
  shape?: 'card' | 'small';
  /** Called if the picture at the address could not be loaded. */
  onError?: (address: string) => void;
};

/**
 * Decoration, hidden from screen readers: the name stands beside it. Never empty: a drawing, else a picture,
 * else initials.
 */
export function MethodMark(props: MethodMarkProps): ReactElement {
  const { picture, address, name, shape = 'card' } = props;
  const look = shape === 'card' ? 'mark' : `mark mark--${shape}`;
  if (picture) {
    return (
      <span className={look} style={markStyle(picture)} aria-hidden="true">
        {renderPicture(picture)}
      </span>
    );
  }
  return address ? <LoadedMark {...props} look={look} address={address} /> : initialsMark(look, name);
}

type LoadedMarkProps = Pick<MethodMarkProps, 'name' | 'onError'> & { look: string; address: string };

function LoadedMark({ look, address, name, onError }: LoadedMarkProps): ReactElement {
  // Kept by address, so that a new address is tried again.
  const [failed, setFailed] = useState('');
  if (failed === address) return initialsMark(look, name);
  return (
    <span className={look} aria-hidden="true">
      <img
        src={address}
        alt=""
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => {
          setFailed(address);
          onError?.(address);
        }}
      />
    </span>
  );
}

const initialsMark = (look: string, name: string): ReactElement => (
  <span className={`${look} mark--neutral`} aria-hidden="true" translate="no">
    <span className="mark__text">{initialsOf(name)}</span>
  </span>
);

function markStyle(picture: Picture): CSSProperties {
  return { color: picture.color, background: picture.background };
}
