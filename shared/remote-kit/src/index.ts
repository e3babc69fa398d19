/** All that a remote needs of the portal, and nothing more. */
export { isAwaited, isMissing } from './awaited.ts'
export { useBsnAnswer } from './bsn-answer.ts'
export { useLanguage, usePortal, useSession, useStore, useTenant, type ViewPortal } from './context.tsx'
export {
  defineRemote,
  type Remote,
  type ScreenSource,
  type SlotComponentSource,
  screen,
  slotComponent,
} from './define.tsx'
export { type Begun, useDraft } from './draft.ts'
export { useFocusBack } from './focus-back.ts'
export { useOlderMails } from './older-mails.ts'
export { itemPath, ListRoutes, OpenedItem, useOpened, useOpenedQuery } from './opened.tsx'
export { type Permissions, useIsAllowed, usePermissions, useRoutePath, useSlot } from './permissions.ts'
export { QueryView, type Shown, together } from './query-view.tsx'
export { useCurrent, useRead } from './read.ts'
export { refreshSent } from './refresh-sent.ts'
export { useRefusalText } from './refusal.ts'
export { useMarkSeen, type Viewable } from './seen.ts'
export { Slot } from './slot.tsx'
export { type Catalogs, textsOf } from './texts.tsx'
export { type ToDos, useToDos } from './to-do.ts'
export { useWrite } from './write.ts'
