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

type CodeProblem = 'withdrawal.code.incomplete' | 'withdrawal.code.required' | 'withdrawal.code.wrong';

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

/** The code as it is typed and sent. `told`: its length in characters; 0 if not known. */
export function useCodeEntry(told: number): CodeEntry {
  // No code has another length than a whole number: one that is told so could never be sent.
  const length = Number.isSafeInteger(told) && told > 0 ? told : 0;
  const cashier = useCashier();
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<CodeProblem | null>(null);
  /** The code that was refused: each wrong try counts at the bank, so the same one is not sent twice. */
  const refused = useRef<string | null>(null);
  const { isPending: isSending, run } = useInFlight();
  useEffect(() => {
    if (problem) input.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);

  const textOf = (found: CodeProblem): string =>
    found === 'withdrawal.code.incomplete' ? t(found, { length }) : t(found);

  function fail(found: CodeProblem): void {
    setProblem(found);
    announce(cashier.announcer, textOf(found), 'assertive');
    const { current: field } = input;
    giveFocus(field, false);
    // Only if it has the focus: `select()` would take it.
    if (field?.matches(':focus')) field.select();
  }

  /** What is wrong with the code before it is sent, or `null`. */
  function findProblem(): CodeProblem | null {
    if (length > 0 && code.length !== length) return 'withdrawal.code.incomplete';
    if (code === '') return 'withdrawal.code.required';
    return code === refused.current ? 'withdrawal.code.wrong' : null;
  }

  async function send(): Promise<void> {
    const found = findProblem();
    if (found) {
      fail(found);
      return;
    }
    const outcome = await confirmCode(cashier, code);
    // A player who has edited it meanwhile is typing another code.
    const isEdited = input.current?.value !== code;
    if (cashier.signal.aborted || outcome !== 'wrong' || isEdited) return;
    refused.current = code;
    fail('withdrawal.code.wrong');
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
    error: problem ? textOf(problem) : '',
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
