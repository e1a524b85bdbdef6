import { useLingui } from '@lingui/react';
import { useEffect, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { PaymentMethod } from '../../../api/contract/method';
import { coinOfMethod } from '../../../domain/crypto/coinOfMethod';
import { currencyOf } from '../../../domain/money/currency';
import { formatMoney } from '../../../domain/money/formatMoney';
import { formatNumber } from '../../../domain/money/formatNumber';
import { moneyLocale } from '../../../domain/player/resolveLang';
import { SWEEP_COIN_CODE } from '../../../spec/currencies';
import { useCashier } from '../../../state/CashierContext';
import { asFailure, tellFailure } from '../../shared/failure/reportFailure';
import { onReturn } from '../../shared/polling/onReturn';
import { type Conversion, createConversion } from './createConversion';

const NO_BREAK_SPACE = '\u00a0';

export interface ConversionReading {
  status: Conversion['state']['status'];
  /** What `amount`, perhaps not the one typed now, converts to; `null` if nothing is known. */
  figure: { text: string; amount: number } | null;
  /** Of the latest failure. */
  reference: string;
  retry(): void;
}

/** Converts an amount of sweep coins into a method's coin, live. */
export function useConversion(method: PaymentMethod, amount: number): ConversionReading {
  const cashier = useCashier();
  const { i18n } = useLingui();
  const coin = coinOfMethod(method);
  const [reference, setReference] = useState('');
  const conversion = useMemo(
    () =>
      createConversion({
        client: cashier.client,
        from: SWEEP_COIN_CODE,
        to: coin,
        onFailure: error => {
          const failure = asFailure(error);
          setReference(failure.reference);
          tellFailure(cashier, failure, cashier.translator.t('sweep.convert.failed'));
        },
      }),
    [cashier, coin],
  );
  useEffect(() => conversion.convert(amount), [conversion, amount]);
  useEffect(() => {
    const end = new AbortController();
    onReturn(cashier, end.signal, conversion.retry);
    return () => {
      end.abort();
      conversion.dispose();
    };
  }, [cashier, conversion]);
  const { status, figure } = useSnapshot(conversion.state);
  return {
    // Until the effect has run, the figure still belongs to the amount before.
    status: status === 'ready' && figure?.amount !== amount ? 'converting' : status,
    figure: figure && {
      text: coinText(figure.result, coin, moneyLocale(i18n.locale)),
      amount: figure.amount,
    },
    reference,
    retry: conversion.retry,
  };
}

/** Formats an amount of a coin. A coin that the currency table does not know keeps all its decimals too. */
const coinText = (value: number, coin: string, locale: string): string =>
  currencyOf(coin).isCrypto
    ? formatMoney(value, coin, locale)
    : `${formatNumber(value, locale)}${NO_BREAK_SPACE}${coin}`;
