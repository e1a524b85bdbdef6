type Field = HTMLInputElement | HTMLSelectElement;

export const isField = (value: unknown): value is Field =>
  value instanceof HTMLInputElement || value instanceof HTMLSelectElement;

/** The setting of a field; a colour as it was at first is none. */
export function readField(field: Field): string {
  if (field.type === 'checkbox') return field instanceof HTMLInputElement && field.checked ? 'on' : '';
  if (field.type === 'color' && field instanceof HTMLInputElement)
    return field.value === field.defaultValue ? '' : field.value;
  return field.value.trim();
}

/** Puts a setting into a field; one that a list does not have leaves the first in place. */
export function fillField(field: Field, setting: string): void {
  if (field instanceof HTMLInputElement) {
    if (field.type === 'checkbox') field.checked = setting === 'on';
    else field.value = setting === '' ? field.defaultValue : setting;
    return;
  }
  const [fallback] = [...field.options].filter(option => option.defaultSelected);
  field.value = setting;
  if (field.selectedIndex < 0) field.value = fallback?.value ?? field.options[0]?.value ?? '';
}
