/** The public API of the kit for remotes. */

export { useApiErrorText } from './api-error-text.ts'
export { useLanguage, usePortal, useSession, useStore, useTenant, type ViewPortal } from './context.tsx'
export {
  defineRemote,
  type Remote,
  type ScreenSource,
  type SlotComponentSource,
  screen,
  slotComponent,
} from './define.tsx'
export { type ResumedDraft, useDraft } from './draft.ts'
export { itemPath, ListRoutes, OpenedItem, useOpened, useOpenedQuery } from './list-routes.tsx'
export { useMarkSeen, type Viewable } from './mark-seen.ts'
export { useOlderMails } from './older-mails.ts'
export { type Permissions, useIsAllowed, usePermissions, useRoutePath, useSlot } from './permissions.ts'
export { usePostQuery } from './post-query.ts'
export { isAwaited, isMissing } from './query-state.ts'
export { QueryView, type Shown, together } from './query-view.tsx'
export { useCurrent, useRead } from './read.ts'
export { useRestoreFocus } from './restore-focus.ts'
export { useSendMessage } from './send-message.ts'
export { Slot } from './slot.tsx'
export { type Catalogs, textsOf } from './texts.tsx'
export { type ToDos, useToDos } from './to-do.ts'
export { useWrite, type Write } from './write.ts'
