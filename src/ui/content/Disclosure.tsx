import { type ReactElement, type ReactNode, useId } from 'react';
import { Icon } from '../picture/Icon';
import dialog from '../styles/dialog.css?inline';
import { useSheet } from '../useSheet';

type DisclosureProps = {
  title: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
};

export function Disclosure({ title, isOpen, onToggle, children }: DisclosureProps): ReactElement {
  useSheet(dialog);
  const bodyId = useId();
  return (
    <div className="disclosure" part="disclosure">
      <button
        type="button"
        className="disclosure__summary"
        aria-expanded={isOpen}
        aria-controls={isOpen ? bodyId : undefined}
        onClick={() => onToggle(!isOpen)}
      >
        {title}
        <Icon name="down" />
      </button>
      {isOpen && (
        <div className="disclosure__body" id={bodyId}>
          {children}
        </div>
      )}
    </div>
  );
}
