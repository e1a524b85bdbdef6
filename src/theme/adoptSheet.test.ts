import { afterEach, describe, expect, it } from 'vitest';
import { makeRoot } from '../../tests/support/unit/makeRoot';
import { adoptSheet, readoptSheets } from './adoptSheet';

afterEach(() => {
  document.body.replaceChildren();
});

describe('[SEC-01] adopted sheets', () => {
  it('adds a sheet once, and no style element', () => {
    const root = makeRoot();
    adoptSheet(root, '.a { color: red }');
    adoptSheet(root, '.a { color: red }');
    expect(root.adoptedStyleSheets).toHaveLength(1);
    expect(root.querySelector('style')).toBeNull();
  });

  it('two widgets of a document share the sheet', () => {
    const [first, second] = [makeRoot(), makeRoot()];
    adoptSheet(first, '.b { color: red }');
    adoptSheet(second, '.b { color: red }');
    expect(first.adoptedStyleSheets[0]).toBe(second.adoptedStyleSheets[0]);
  });

  it('keeps what others adopted, in order', () => {
    const root = makeRoot();
    const own = new CSSStyleSheet();
    root.adoptedStyleSheets = [own];
    adoptSheet(root, '.c { color: red }');
    expect(root.adoptedStyleSheets[0]).toBe(own);
    expect(root.adoptedStyleSheets).toHaveLength(2);
  });

  it('comes back after the browser has dropped the sheets of a moved root', () => {
    const root = makeRoot();
    adoptSheet(root, '.d { color: red }');
    adoptSheet(root, '.e { color: red }');
    const before = [...root.adoptedStyleSheets];
    root.adoptedStyleSheets = [];
    readoptSheets(root);
    expect(root.adoptedStyleSheets).toEqual(before);
  });
});
