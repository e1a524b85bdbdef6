import type { ReactElement } from 'react';
import { AddressCard } from './AddressCard';
import { ExpiredGate } from './ExpiredGate';
import { MemoGate } from './MemoGate';
import { NetworkGate } from './NetworkGate';
import type { CryptoAddress } from './readWallet';
import type { SendStage } from './sendStage';
import { TransferStatus } from './TransferStatus';

export type SendStepProps = { stage: SendStage; wallet: CryptoAddress };

const STEPS: Readonly<Record<SendStage, (wallet: CryptoAddress) => ReactElement>> = {
  warning: wallet => <NetworkGate wallet={wallet} />,
  memo: wallet => <MemoGate tag={wallet.tag ?? ''} />,
  expired: () => <ExpiredGate />,
  address: wallet => <AddressCard wallet={wallet} />,
  seen: wallet => <TransferStatus network={wallet.network} />,
};

/** The part of the screen that belongs to a stage. */
export const SendStep = ({ stage, wallet }: SendStepProps): ReactElement => STEPS[stage](wallet);
