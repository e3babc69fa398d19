export { useApiErrorText } from './api-error-text.ts'
export {
  type Permissions,
  useIsAllowed,
  useLanguage,
  usePermissions,
  usePortal,
  useRoutePath,
  useSession,
  useSlot,
  useStore,
  useTenant,
  type ViewPortal,
} from './context.tsx'
export {
  defineRemote,
  defineScreen,
  defineSlotComponent,
  type Remote,
  type ScreenSource,
  type SlotComponentSource,
} from './define.tsx'
export { type DraftState, useDraft } from './draft.ts'
export {
  getListItemPath,
  ListRoutes,
  OpenedItem,
  useOpenedItem,
  useOpenedItemInQuery,
} from './list-detail-routes.tsx'
export { type ModelWithSeenState, useMarkSeenOnOpen } from './mark-seen.ts'
export { useOlderMails } from './older-mails.ts'
export { usePostQuery } from './post-query.ts'
export {
  combineReads,
  hasFailedWithoutData,
  isFirstResponsePending,
  QueryView,
  type ReadResult,
} from './query-view.tsx'
export { useCurrentData, useRead, useReads } from './read.ts'
export { useRestoreFocus } from './restore-focus.ts'
export { useSendMessage } from './send-message.ts'
export { Slot } from './slot.tsx'
export { type CatalogLoader, createTextHooks } from './texts.tsx'
export { useCurrentTime, useDebouncedValue } from './time.ts'
export { type ToDoListState, useToDos } from './to-do.ts'
export { useWrite, type WriteOptions, type WriteState } from './write.ts'
