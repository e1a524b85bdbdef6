import { lazyScreen } from '../../lib/lazyScreen';
import type { RouteRow } from '../../state/RouteRow';

const unifiedForm = lazyScreen(
  () => import('../../flows/deposit/pages/UnifiedFormScreen'),
  'UnifiedFormScreen',
);
const payScreens = () => import('../../flows/deposit/pages/payScreens');
const instruction = lazyScreen(payScreens, 'InstructionScreen');
const eazype = lazyScreen(payScreens, 'EazypeScreen');
const pix = lazyScreen(payScreens, 'PixScreen');
const bonusDetails = lazyScreen(
  () => import('../../flows/deposit/bonus/BonusDetailsScreen'),
  'BonusDetailsScreen',
);
const videoInstruction = lazyScreen(
  () => import('../../flows/deposit/video/VideoInstructionScreen'),
  'VideoInstructionScreen',
);

const back = '/deposit';

/** Pages that a deposit of any kind may lead to (DEP-05), and those that explain (BON-02, METH-08). */
export const depositPages: readonly RouteRow[] = [
  {
    path: '/deposit/redirect/unified-form',
    screen: unifiedForm,
    title: 'title.unifiedForm',
    back,
    guard: 'transaction',
  },
  {
    path: '/deposit/redirect/instruction',
    screen: instruction,
    title: 'title.instruction',
    back,
    guard: 'transaction',
  },
  { path: '/deposit/redirect/eazype', screen: eazype, title: 'title.eazype', back, guard: 'transaction' },
  { path: '/deposit/redirect/pix', screen: pix, title: 'title.pix', back, guard: 'transaction' },
  { path: '/deposit/bonus-details', screen: bonusDetails, title: 'title.bonus', back, guard: 'session' },
  {
    path: '/deposit/video-instruction',
    screen: videoInstruction,
    title: 'title.video',
    back,
    guard: 'method',
  },
];
