import {
  type ForwardRefExoticComponent,
  forwardRef,
  type MouseEvent,
  type ReactNode,
  type RefAttributes,
} from 'react';
import { Spinner } from '../status/Spinner';
import page from '../styles/page.css?inline';
import { useSheet } from '../useSheet';

export type ButtonProps = {
  children: ReactNode;
  variant?: 'primary' | 'secondary' | 'quiet';
  type?: 'button' | 'submit';
  part?: string;
  /** Work is under way: the button keeps its width and its name, shows a spinner and takes no clicks. */
  isPending?: boolean;
  /** The button stays focusable, so that a screen reader can read the reason (describedBy). */
  isDisabled?: boolean;
  isInline?: boolean;
  describedBy?: string;
  onClick?: () => void;
};

export const Button: ForwardRefExoticComponent<ButtonProps & RefAttributes<HTMLButtonElement>> = forwardRef(
  function Button(
    {
      children,
      variant = 'primary',
      type = 'button',
      part,
      isPending = false,
      isDisabled = false,
      isInline = false,
      describedBy,
      onClick,
    },
    ref,
  ) {
    useSheet(page);
    const isInert = isPending || isDisabled;
    const handleClick = (event: MouseEvent): void => {
      if (isInert) event.preventDefault();
      else onClick?.();
    };
    return (
      <button
        ref={ref}
        type={type}
        className={`button button--${variant}${isInline ? ' button--inline' : ''}`}
        part={part ?? 'button'}
        aria-disabled={isInert || undefined}
        aria-busy={isPending || undefined}
        aria-describedby={describedBy}
        onClick={handleClick}
      >
        <span className="button__label">{children}</span>
        {isPending && (
          <span className="button__spinner">
            <Spinner />
          </span>
        )}
      </button>
    );
  },
);
