/** All that a remote needs of the portal, and nothing more. */
export { useLanguage, useLive, usePortal, useSession, useTenant, type ViewPortal } from './context.tsx'
export { defineRemote, type PieceSource, piece, type Remote, type ScreenSource, screen } from './define.tsx'
export { useRead } from './read.ts'
export { Slot } from './slot.tsx'
export { textsOf } from './texts.tsx'
export { useWrite } from './write.ts'
