export const P2P_PATHS = {
  list: '/deposit/peer-to-peer',
  base: '/deposit/peer-to-peer/base',
  invoice: '/deposit/peer-to-peer/invoice',
  unifiedForm: '/deposit/peer-to-peer/unified-form',
  instruction: '/deposit/peer-to-peer/instruction',
} as const;
