import { type ReactElement, useId } from 'react';
import { joinIds } from '../form/joinIds';
import { Tag } from './Tag';

export type CoinBoxOption = {
  id: string;
  /** "1,000,000 GC". */
  title: string;
  /** "+ 50 SC free". */
  note?: string;
  price: string;
  tag?: string;
};

type CoinBoxProps = Omit<CoinBoxOption, 'id'> & {
  isChosen: boolean;
  isTabStop: boolean;
  onChoose: () => void;
};

export function CoinBox({
  title,
  note,
  price,
  tag,
  isChosen,
  isTabStop,
  onChoose,
}: CoinBoxProps): ReactElement {
  const id = useId();
  const describedBy = joinIds(note && `${id}note`, `${id}price`, tag && `${id}tag`);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a radio input cannot hold the picture, the price and the tag
    <button
      type="button"
      className="box"
      part={isChosen ? 'box box-chosen' : 'box'}
      role="radio"
      aria-checked={isChosen}
      aria-describedby={describedBy}
      tabIndex={isTabStop ? 0 : -1}
      onClick={onChoose}
    >
      {tag && (
        <Tag id={`${id}tag`} isHidden>
          {tag}
        </Tag>
      )}
      <span className="box__coin" aria-hidden="true" />
      <span className="box__main">
        <span className="box__text">
          <span className="box__title">
            <bdi translate="no">{title}</bdi>
          </span>
          {note && (
            <span className="box__note" id={`${id}note`} aria-hidden="true">
              <bdi>{note}</bdi>
            </span>
          )}
        </span>
        <span className="box__end">
          <span className="box__price" id={`${id}price`} aria-hidden="true">
            <bdi translate="no">{price}</bdi>
          </span>
        </span>
      </span>
    </button>
  );
}
