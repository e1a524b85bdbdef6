import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Note } from './Note';

it('[FORM-13] says its latest text also where a page translator has put its own in place of the one before', () => {
  const { container, rerender } = render(<Note tone="danger">Below 10 is lost</Note>);
  const text = document.createTreeWalker(container, NodeFilter.SHOW_TEXT).nextNode() as Text;
  text.replaceWith(document.createElement('font'));
  rerender(<Note tone="danger">Below 20 is lost</Note>);
  expect(container.textContent).toBe('Below 20 is lost');
});
