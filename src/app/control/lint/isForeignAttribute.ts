const GLOBAL: ReadonlySet<string> = new Set(
  (
    'accesskey autocapitalize autocorrect autofocus class contenteditable dir draggable elementtiming enterkeyhint ' +
    'exportparts hidden id inert inputmode is itemid itemprop itemref itemscope itemtype lang nonce part popover ref ' +
    'role slot spellcheck style tabindex title translate virtualkeyboardpolicy writingsuggestions xmlns'
  ).split(' '),
);

/** Whether an attribute belongs to any element, to a framework or to a tool, and so is not this widget's business. */
export const isForeignAttribute = (name: string): boolean =>
  GLOBAL.has(name) || /^(?:aria-|data-|on|ng-|hx-|v-|x-(?!o)|[^a-z])|[:.@#$*]/.test(name);
