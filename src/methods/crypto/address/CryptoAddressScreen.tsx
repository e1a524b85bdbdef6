import { type ReactElement, type ReactNode, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { isDepositFinal } from '../../../domain/transaction/depositStatus';
import { followTransaction } from '../../../flows/deposit/complete/followTransaction';
import { LeaveGuard } from '../../../flows/deposit/pending/LeaveGuard';
import { useCashier } from '../../../state/CashierContext';
import { NoAddress } from './NoAddress';
import { readWallet } from './readWallet';
import { SendScreen } from './SendScreen';

/**
 * Where to send the coins, and the live state of the transfer (CRY-01). A settled deposit moves to the
 * complete screen.
 */
export function CryptoAddressScreen({ children }: { children?: ReactNode }): ReactElement {
  const cashier = useCashier();
  const { router, transaction } = cashier;
  const { answer, status, paymentMethod } = useSnapshot(transaction);
  const wallet = readWallet(answer?.data?.wallet, paymentMethod);
  const isFinal = isDepositFinal(status);

  useEffect(() => followTransaction(cashier), [cashier]);

  useEffect(() => {
    if (isFinal) router.navigate('/deposit/complete', { isFinal: true });
  }, [isFinal, router]);

  return wallet ? (
    <>
      <SendScreen wallet={wallet}>{children}</SendScreen>
      <LeaveGuard />
    </>
  ) : (
    <NoAddress>{children}</NoAddress>
  );
}
