import { Fragment, type ReactElement, useState } from 'react';
import { useFormState } from 'react-final-form';
import type { FieldModel } from '../../../domain/field/FieldModel';
import { useTranslate } from '../../../i18n/useTranslate';
import { Disclosure } from '../../../ui/content/Disclosure';
import { FieldControl } from './FieldControl';
import type { FieldControlProps } from './useFieldInput';

type FieldListProps = {
  models: readonly FieldModel[];
  onTrigger?: FieldControlProps['onTrigger'];
  /** Draws one of the fields with a control of the caller's own; `undefined` leaves it to the form. */
  renderField?: ((model: FieldModel) => ReactElement | undefined) | undefined;
};

/** The fields of a form; the advanced ones are behind a disclosure, which opens if one of them is invalid. */
export function FieldList({ models, onTrigger, renderField }: FieldListProps): ReactElement {
  const plain = models.filter(({ isAdvanced }) => !isAdvanced);
  const advanced = models.filter(({ isAdvanced }) => isAdvanced);
  const drawField: DrawField = model => (
    <Fragment key={model.key}>
      {renderField?.(model) ?? <FieldControl model={model} onTrigger={onTrigger} />}
    </Fragment>
  );
  return (
    <>
      {plain.length > 0 && <div className="fields">{plain.map(drawField)}</div>}
      {advanced.length > 0 && <AdvancedFields models={advanced} drawField={drawField} />}
    </>
  );
}

type DrawField = (model: FieldModel) => ReactElement;

interface AdvancedFieldsProps {
  models: readonly FieldModel[];
  drawField: DrawField;
}

function AdvancedFields({ models, drawField }: AdvancedFieldsProps): ReactElement {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const { submitFailed, errors } = useFormState({ subscription: { submitFailed: true, errors: true } });
  // It stays open when the last of them is mended: a player is typing there.
  if (!isOpen && submitFailed && models.some(({ key }) => errors?.[key])) setIsOpen(true);
  return (
    <>
      {/* A closed disclosure renders nothing: these keep its fields in the form, and touched. */}
      {models.map(model => (
        <FieldControl key={model.key} model={{ ...model, isHidden: true }} />
      ))}
      <Disclosure title={t('form.advanced')} isOpen={isOpen} onToggle={setIsOpen}>
        <div className="fields">{models.map(drawField)}</div>
      </Disclosure>
    </>
  );
}
