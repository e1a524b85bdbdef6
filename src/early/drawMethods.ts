import { groupMethods, type MethodItem } from '../domain/method/groupMethods';
import { methodText } from '../domain/method/methodText';
import { formatMoney } from '../domain/money/formatMoney';
import { methodLimits } from '../domain/money/methodLimits';
import { sectionLayout } from '../flows/shared/list/sectionLayout';
import { groupTitle } from '../flows/shared/text/groupTitle';
import { limitsNote } from '../flows/shared/text/limitsText';
import type { StartUser } from '../state/CashierHandle';
import { translateOf } from '../ui/content/translateOf';
import { initialsOf } from '../ui/method/initialsOf';
import { LONG_FROM_ITEMS } from '../ui/method/longFromItems';
import type { Pen } from './createPen';
import { earlyTexts } from './earlyTexts';
import type { EarlyMethod } from './readEarlyMethods';

interface Choice {
  name: string;
  /** The name whose initials are its mark. */
  markOf: string;
  note: string;
  isDisabled?: boolean;
}

/** The sections of the list, drawn as MethodSections will draw them. */
export function drawMethods(pen: Pen, methods: readonly EarlyMethod[], user: StartUser): HTMLElement[] {
  const { lang } = user;
  let made = 0;
  const nextId = () => `early${made++}`;

  function choiceOf(item: MethodItem<EarlyMethod>): Choice {
    if (item.kind === 'group') {
      const { name, paymentMethods } = item.group;
      const [first] = paymentMethods;
      return {
        name: groupTitle(earlyTexts, name),
        markOf: first ? methodText(first, lang) : '',
        note: earlyTexts.t('list.methodCount', { count: paymentMethods.length }),
      };
    }
    const { method } = item;
    const name = methodText(method, lang);
    if (method.isDisabled) {
      const note = method.disabledReason || earlyTexts.t('list.maintenance');
      return { name, markOf: name, note, isDisabled: true };
    }
    const money = (value: number, currency: string) => formatMoney(value, currency, 'en');
    const limits = methodLimits(method, user);
    return { name, markOf: name, note: limitsNote(earlyTexts.t, money, limits, user.currency) };
  }

  /** One element of each shape is built node by node; the others are clones of it with texts of their own. */
  const shapes = new Map<string, HTMLElement>();

  function drawChoice({ name, markOf, note, isDisabled }: Choice, layout: 'grid' | 'list'): HTMLElement {
    const key = layout + Boolean(note);
    const shape = shapes.get(key) ?? drawShape(pen, layout, note !== '');
    shapes.set(key, shape);
    const choice = shape.cloneNode(true) as HTMLElement;
    const [mark, nameText, noteText] = choice.querySelectorAll('.mark__text, bdi');
    mark?.append(initialsOf(markOf));
    nameText?.append(name);
    if (noteText) {
      noteText.id = nextId();
      choice.setAttribute('aria-describedby', noteText.id);
      const translate = translateOf(note);
      if (translate) noteText.setAttribute('translate', translate);
      noteText.append(note);
    }
    if (isDisabled) choice.setAttribute('aria-disabled', 'true');
    return choice;
  }

  return groupMethods(methods, lang).map(({ name, items }) => {
    const layout = sectionLayout(name, items.length);
    const isLong = items.length >= LONG_FROM_ITEMS;
    const titleId = nextId();
    const section = pen.node(
      'section',
      { class: isLong ? 'section section--long' : 'section', part: 'group', 'aria-labelledby': titleId },
      pen.node('h2', { class: 'section__title', id: titleId }, groupTitle(earlyTexts, name)),
      pen.node(
        'ul',
        { class: layout },
        ...items.map(item => pen.node('li', {}, drawChoice(choiceOf(item), layout))),
      ),
    );
    if (isLong) section.style.setProperty('--items', String(items.length));
    return section;
  });
}

function drawShape({ node }: Pen, layout: 'grid' | 'list', hasNote: boolean): HTMLElement {
  const mark = node(
    'span',
    { class: 'mark', 'aria-hidden': 'true', translate: 'no' },
    node('span', { class: 'mark__text' }),
  );
  const text = node(
    'span',
    {},
    node('bdi', { class: 'method-name' }),
    hasNote ? node('bdi', { class: 'method-note', 'aria-hidden': 'true' }) : null,
  );
  return node(
    'button',
    { type: 'button', class: layout === 'grid' ? 'tile' : 'method-row', part: 'method' },
    layout === 'grid' ? node('span', { class: 'tile__top' }, mark) : mark,
    text,
  );
}
