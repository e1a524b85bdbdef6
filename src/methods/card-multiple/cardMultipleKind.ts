import type { FieldModel } from '../../domain/field/FieldModel';
import type { MethodKind } from '../../state/MethodKind';
import { redirectFamily } from '../redirectFamily';

const MOST_SEGMENTS = 3;

/** Up to three choices become a switch, with the first one chosen (METH-02). */
const asSegments = (model: FieldModel): FieldModel =>
  model.kind === 'select' && model.options.length <= MOST_SEGMENTS
    ? { ...model, kind: 'segments', initial: model.initial || (model.options[0]?.value ?? '') }
    : model;

/** Cards of several types under one method: debit or credit is chosen before the number. */
export const cardMultipleKind: MethodKind = {
  ...redirectFamily,
  name: 'card-multiple',
  cardViewTypes: ['cardMultipleType'],
  shapeFields: models => models.map(asSegments),
};
