/**
 * Whether no form can be sent here: in a frame whose `sandbox` lacks `allow-forms` the browser drops a submit
 * before it is an event, so that a press of the button does nothing at all.
 */
export function areFormsBlocked(place: ParentNode & Node): boolean {
  const document = place.ownerDocument ?? globalThis.document;
  const form = document.createElement('form');
  // Outside a document no form is sent, whatever the frame allows.
  let isBlocked = place.isConnected;
  form.hidden = true;
  form.addEventListener('submit', event => {
    event.preventDefault();
    event.stopPropagation();
    isBlocked = false;
  });
  place.append(form);
  form.requestSubmit();
  form.remove();
  return isBlocked;
}
