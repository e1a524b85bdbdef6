import { type LazyScreen, lazyScreen } from '../../lib/lazyScreen';
import type { RouteRow } from '../../state/RouteRow';

const unifiedForm: LazyScreen = lazyScreen(() =>
  import('../../flows/deposit/pages/UnifiedFormScreen').then(module => module.UnifiedFormScreen),
);
const payScreens = () => import('../../flows/deposit/pages/payScreens');
const instruction: LazyScreen = lazyScreen(() => payScreens().then(module => module.InstructionScreen));
const eazype: LazyScreen = lazyScreen(() => payScreens().then(module => module.EazypeScreen));
const pix: LazyScreen = lazyScreen(() => payScreens().then(module => module.PixScreen));
const bonusDetails: LazyScreen = lazyScreen(() =>
  import('../../flows/deposit/bonus/BonusDetailsScreen').then(module => module.BonusDetailsScreen),
);
const videoInstruction: LazyScreen = lazyScreen(() =>
  import('../../flows/deposit/video/VideoInstructionScreen').then(module => module.VideoInstructionScreen),
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
