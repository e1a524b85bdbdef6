import {
  type ForwardRefExoticComponent,
  forwardRef,
  type InputHTMLAttributes,
  type RefAttributes,
  useId,
} from 'react';
import form from '../styles/form.css?inline';
import { useSheet } from '../useSheet';
import { FieldError } from './FieldError';
import { joinIds } from './joinIds';
import { useComposition } from './useComposition';

type AmountInputProps = Pick<InputHTMLAttributes<HTMLInputElement>, 'name' | 'onBlur'> & {
  /** The accessible name. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  symbol?: string;
  /** Whether the language writes the symbol behind its figures. */
  isSymbolLast?: boolean;
  /** Currency code; the input's description where there is no hint. */
  code?: string;
  /** Limits; the input's description. */
  hint?: string;
  error?: string;
};

/** The font size follows the length of the amount in steps, as each new size costs a restyle and a font lookup. */
const FIGURES_STEP = 4;
/** About as many figures fit in the largest size. */
const LEAST_FIGURES = 8;

/** Without it a form that is read from the right is told how wide the text of its amount is. */
const HAS_FIELD_SIZING = globalThis.CSS?.supports?.('field-sizing', 'content') ?? false;

/** The width of an amount, in figures of its own font size. */
function widthOf(value: string): number {
  const separators = value.split(/[\s.,'’]/).length - 1;
  return value.length - separators * 0.5;
}

/** The width of the whole text, rounded up to a step. */
function figuresOf(value: string, symbol = ''): number {
  const width = widthOf(value) + symbol.length * 0.7 + 0.4;
  return Math.max(LEAST_FIGURES, Math.ceil(width / FIGURES_STEP) * FIGURES_STEP);
}

export const AmountInput: ForwardRefExoticComponent<AmountInputProps & RefAttributes<HTMLInputElement>> =
  forwardRef(function AmountInput(
    { label, value, onChange, symbol, isSymbolLast = false, code, hint, error, ...passed },
    ref,
  ) {
    useSheet(form);
    const id = useId();
    const composed = useComposition({ value, onChange });
    const describedBy = joinIds(error && `${id}error`, hint ? `${id}hint` : code && `${id}code`);
    const room = {
      '--figures': figuresOf(value, symbol),
      '--typed': HAS_FIELD_SIZING ? undefined : Math.max(1, widthOf(value)),
      '--code': code ? `${code.length * 11 + 12}px` : '0px',
    };
    const sign = symbol && (
      <span className="amount__symbol" aria-hidden="true">
        {symbol}
      </span>
    );
    return (
      <div className="amount-group">
        <label className={error ? 'amount amount--invalid' : 'amount'} part="amount" htmlFor={id}>
          <span className="amount__label" id={`${id}label`}>
            {label}
          </span>
          <span className="amount__frame">
            <span className="amount__value" dir="ltr" translate="no" style={room}>
              {!isSymbolLast && sign}
              <input
                {...passed}
                ref={ref}
                id={id}
                className="amount__input"
                part="amount-input"
                type="text"
                inputMode="decimal"
                autoComplete="off"
                autoCorrect="off"
                spellCheck={false}
                aria-labelledby={`${id}label`}
                aria-describedby={describedBy}
                aria-invalid={error ? true : undefined}
                aria-required
                placeholder={value ? undefined : '0'}
                {...composed}
              />
              {isSymbolLast && sign}
              {code && (
                <span className="amount__code" id={`${id}code`} aria-hidden="true">
                  {code}
                </span>
              )}
            </span>
          </span>
          {hint && (
            <span className="amount__hint" id={`${id}hint`}>
              {hint}
            </span>
          )}
        </label>
        {error && <FieldError id={`${id}error`}>{error}</FieldError>}
      </div>
    );
  });
