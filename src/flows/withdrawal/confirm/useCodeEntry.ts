import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { pastedNumber } from '../../../domain/field/pastedNumber';
import { useTranslate } from '../../../i18n/useTranslate';
import { giveFocus } from '../../../lib/giveFocus';
import { stripMarks } from '../../../lib/stripMarks';
import { toLatinDigits } from '../../../lib/toLatinDigits';
import { useCashier } from '../../../state/CashierContext';
import { announce } from '../../../state/createAnnouncerState';
import { useInFlight } from '../../shared/busy/useInFlight';
import { confirmCode } from './confirmCode';

/** The most characters that are taken if the length is not known, e.g. after a reload. */
const LONGEST_CODE = 12;

interface CodeEntry {
  input: RefObject<HTMLInputElement | null>;
  code: string;
  error: string;
  isSending: boolean;
  change(text: string): void;
  /** Clears the code that was refused: another is on its way. */
  forgetRefused(): void;
  submit(event: FormEvent): void;
}

/** The code as it is typed and sent. `length` in characters; 0 if not known. */
export function useCodeEntry(length: number): CodeEntry {
  const cashier = useCashier();
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  /** In the language of now, whenever it is read. */
  const [problem, setProblem] = useState<(() => string) | null>(null);
  /** The code that was refused: each wrong try counts at the bank, so the same one is not sent twice. */
  const refused = useRef<string | null>(null);
  const { isPending: isSending, run } = useInFlight();
  useEffect(() => {
    if (problem) input.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);

  function fail(text: () => string): void {
    setProblem(() => text);
    announce(cashier.announcer, text(), 'assertive');
    const { current: field } = input;
    giveFocus(field, false);
    // Only if it has the focus: `select()` would take it.
    if (field?.matches(':focus')) field.select();
  }

  const wrong = () => t('withdrawal.code.wrong');

  /** What is wrong with the code before it is sent, or `null`. */
  function findProblem(): (() => string) | null {
    if (length > 0 && code.length !== length) return () => t('withdrawal.code.incomplete', { length });
    if (code === '') return () => t('withdrawal.code.required');
    return code === refused.current ? wrong : null;
  }

  async function send(): Promise<void> {
    const text = findProblem();
    if (text !== null) {
      fail(text);
      return;
    }
    const outcome = await confirmCode(cashier, code);
    // A player who has edited it meanwhile is typing another code.
    const isEdited = input.current?.value !== code;
    if (cashier.signal.aborted || outcome !== 'wrong' || isEdited) return;
    refused.current = code;
    fail(wrong);
  }

  function change(text: string): void {
    const latin = stripMarks(toLatinDigits(text));
    // Of a whole message that is pasted: a wrong code counts at the bank.
    const typed = length > 0 ? pastedNumber(latin, [length, length]) : latin;
    setCode(typed.replace(/[\s-]/g, '').slice(0, length || LONGEST_CODE));
    setProblem(null);
    refused.current = null;
  }

  return {
    input,
    code,
    error: problem?.() ?? '',
    isSending,
    change,
    forgetRefused: () => {
      if (refused.current !== null) change('');
    },
    submit: event => {
      event.preventDefault();
      event.stopPropagation();
      run(send);
    },
  };
}
