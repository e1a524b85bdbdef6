const CONFIRMED_MS = 1_200;

/** Copies a text and says so on the button for a moment. */
export async function copy(text: string, button: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    button.dataset['copied'] = 'yes';
  } catch {
    button.dataset['copied'] = 'no';
  }
  setTimeout(() => delete button.dataset['copied'], CONFIRMED_MS);
}
